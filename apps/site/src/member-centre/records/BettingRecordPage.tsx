import {
  betDetailFields,
  betDetailStore,
  betRecordFields,
  betRecordsStore,
  type Bet,
  type BetState,
} from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useAddressFields } from '../../base/useAddressFields.ts'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { RecordResult } from '../../parts/records/RecordResult.tsx'
import { useText } from '../../parts/text/useText.ts'
import { PageHead } from '../../parts/centre/PageHead.tsx'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { StepStack } from '../../parts/centre/StepStack.ts'
import { Stack } from '../../parts/page/Stack.ts'
import { BetDetailView } from './BetDetailView.tsx'
import { BetTable } from './BetTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { RecordFilters } from './RecordFilters.tsx'

/** The betting record: filtered, paged, with the sums of the whole period (S-354, S-358 to S-361). */
export const BettingRecordPage = observer(function BettingRecordPage() {
  const text = useText()
  const { catalogue } = useRoot()
  const betRecords = useStore(betRecordsStore)
  useEffect(() => {
    catalogue.load().catch(() => undefined)
  }, [catalogue])
  const detail = useStore(betDetailStore)
  useAddressFields({ names: betRecordFields, read: () => betRecords.address, apply: betRecords.show })
  useAddressFields({ names: betDetailFields, read: () => detail.address, apply: detail.show })
  const step = useStepFocus<HTMLDivElement>(detail.openId)
  return (
    <Stack>
      <PageHead title={text('records.title')} />
      <StepStack ref={step}>
        {detail.openId === undefined ? (
          <>
            <StateTabs />
            <RecordFilters />
            <BetResult />
          </>
        ) : (
          <BetDetailView />
        )}
      </StepStack>
    </Stack>
  )
})

/** All bets, those that wait for their result, or those that have it: the first choice, always in view (G-39). */
const StateTabs = observer(function StateTabs() {
  const text = useText()
  const betRecords = useStore(betRecordsStore)
  return (
    <SegmentedControl
      legend={text('records.state')}
      choices={(['all', 'open', 'settled'] as const).map((value) => ({ value, label: text(`records.state_${value}`) }))}
      value={betRecords.filters.state}
      onChange={({ target: { value } }) =>
        betRecords.filter({ state: value as BetState, ...(value === 'open' && { status: undefined }) })
      }
    />
  )
})

const BetResult = observer(function BetResult() {
  const text = useText()
  const betRecords = useStore(betRecordsStore)
  const detail = useStore(betDetailStore)
  const { range, state } = betRecords.filters
  const actions = ({ orderNo }: Bet) => (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      aria-label={text('records.details_of', { id: orderNo })}
      onClick={() => detail.open(orderNo)}
    >
      {text('withdrawal.details')}
    </Button>
  )
  if (betRecords.rangeProblem) return null
  return (
    <RecordResult
      record={betRecords}
      failed={text('records.failed')}
      empty={{
        title: text(state === 'open' ? 'records.empty_open' : 'records.empty_title'),
        text: text('records.empty_text'),
      }}
      printTitle={text('records.title')}
      range={range}
      renderPrint={(page) => <BetTable page={page} state={state} />}
      csv={<ExportButton />}
    >
      {(page) => <BetTable page={page} state={state} actions={actions} />}
    </RecordResult>
  )
})
