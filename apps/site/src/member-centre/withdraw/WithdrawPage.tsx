import { withdrawalFields, withdrawalStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useText } from '../../parts/text/useText.ts'
import { PlainWords } from '../../parts/plain-words/PlainWords.tsx'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { StepStack } from '../../parts/centre/StepStack.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { NewWithdrawal } from './NewWithdrawal.tsx'
import { OpenReceipts } from './OpenReceipts.tsx'
import { WithdrawalDetail } from './WithdrawalDetail.tsx'
import { WithdrawalList } from './WithdrawalList.tsx'

/** Withdraw, follow a withdrawal, and confirm what arrived (S-345 to S-352, G-46, N-2). */
export const WithdrawPage = observer(function WithdrawPage() {
  const text = useText()
  const store = useStore(withdrawalStore)
  const { openId } = store
  const step = useStepFocus<HTMLDivElement>(openId)
  useAddressFields({ names: withdrawalFields, read: () => store.address, apply: store.show })
  useEffect(() => {
    store.watch()
    return () => store.unwatch()
  }, [store])
  return (
    <Stack>
      <PageHead title={text('withdrawal.title')}>
        <OpeningHours />
      </PageHead>
      <StepStack ref={step}>
        {openId === undefined ? (
          <>
            <OpenReceipts />
            <NewWithdrawal />
            <PlainWords of="withdraw" />
            <WithdrawalList />
          </>
        ) : (
          <WithdrawalDetail />
        )}
      </StepStack>
    </Stack>
  )
})

const OpeningHours = observer(function OpeningHours() {
  const text = useText()
  const { merchant } = useRoot()
  const { settings } = useStore(withdrawalStore)
  if (!settings.data) return null
  const { withdrawDateFrom: from, withdrawDateTo: to, withdrawTimeMsg } = settings.data
  if (withdrawTimeMsg) return withdrawTimeMsg
  if (!from || !to || from === to) return text('withdrawal.always')
  return text('withdrawal.hours', { from, to, zone: merchant.current.timeZone })
})
