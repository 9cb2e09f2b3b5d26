import { depositStore, isPending } from '@croupier/stores'
import { reaction } from 'mobx'
import { useEffect, useRef } from 'react'
import type { MoneyFormat } from '../../parts/money/moneyFormat.ts'
import { useRoot, useStore } from '../../app/RootContext.ts'

/** Says when a deposit that was on its way has been credited; the store brings the balance with it (S-344). */
export function useCreditNews(money: MoneyFormat) {
  const { toasts } = useRoot()
  const deposit = useStore(depositStore)
  const format = useRef(money)
  useEffect(() => {
    format.current = money
  }, [money])
  useEffect(
    () =>
      reaction(
        () => deposit.list.deposits.data ?? [],
        (now, before) => {
          const awaited = new Set(before.filter(isPending).map(({ id }) => id))
          for (const one of now) {
            if (one.status !== 'credited' || !awaited.has(one.id)) continue
            toasts.show({
              tone: 'success',
              textKey: 'deposit.credited_toast',
              values: { amount: format.current.amount(one.credit) },
            })
          }
        },
      ),
    [deposit, toasts],
  )
}
