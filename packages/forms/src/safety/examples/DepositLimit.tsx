import { MoneyLimitForm, type CurrentLimit, type MoneyLimit } from '@croupier/forms'
import { Callout } from '@croupier/ui'
import { useState } from 'react'

const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' })
const centavos = (amount: string) => BigInt(amount.replace('.', ''))

/** A lower limit is in force immediately; a raise waits until the time that `raiseText` names. */
export const DepositLimit = () => {
  const [limits, setLimits] = useState<readonly CurrentLimit[]>([{ kind: 'deposit', period: 'day', amount: '500.00' }])
  const [answer, setAnswer] = useState<string>()
  // Stands in for the platform, which takes no limit above ₱100,000.00.
  const set = async (limit: MoneyLimit) => {
    if (centavos(limit.amount) > 10_000_000n) return { fields: { amount: { text: 'Set at most ₱100,000.00.' } } }
    const current = limits.find(({ period }) => period === limit.period)
    const isRaise = current !== undefined && centavos(limit.amount) > centavos(current.amount)
    if (!isRaise) setLimits([...limits.filter((one) => one !== current), limit])
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
