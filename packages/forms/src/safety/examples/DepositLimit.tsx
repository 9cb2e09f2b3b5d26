import type { CurrentLimit, MoneyLimit } from '@croupier/forms'
import { MoneyLimitForm } from '@croupier/forms/MoneyLimitForm'
import { compareMoney, moneyText } from '@croupier/money'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })

/** A lower limit is in force immediately; a raise waits until the time that `raiseText` names. */
export const DepositLimit = () => {
  const [limits, setLimits] = useState<readonly CurrentLimit[]>([{ kind: 'deposit', period: 'day', amount: '500.00' }])
  const [answer, setAnswer] = useState<string>()
  // A mock platform that accepts no limit above ₱100,000.00.
  const set = async (limit: MoneyLimit) => {
    if (limit.amount > 10_000_000n) return { fields: { amount: { text: 'Set at most ₱100,000.00.' } } }
    const current = limits.find(({ period }) => period === limit.period)
    const amount = moneyText(limit.amount, 2)
    const isRaise = current !== undefined && compareMoney(amount, current.amount) > 0
    if (!isRaise) setLimits([...limits.filter((one) => one !== current), { ...limit, amount }])
    setAnswer(isRaise ? 'Confirm the higher limit tomorrow at 12:00.' : 'Your limit is in force.')
  }
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {answer ? <Callout tone="success">{answer}</Callout> : null}
      <MoneyLimitForm
        kind="deposit"
        limits={limits}
        raiseText={() => 'tomorrow at 12:00'}
        currency="₱"
        money={(amount) => pesos.format(amount as `${number}`)}
        onSubmit={set}
      />
    </div>
  )
}
