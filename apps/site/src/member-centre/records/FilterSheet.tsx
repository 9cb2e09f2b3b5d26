import { betRecordsStore } from '@croupier/stores'
import { BottomSheet, Button, tokens } from '@croupier/ui'
import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { RecordFilters } from './RecordFilters.tsx'

const Days = styled.bdi`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
  font-variant-numeric: tabular-nums;
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
`

/** The filters on a narrow page: one button with the days that are shown, so that the bets themselves come first (S-354). */
export const FilterSheet = observer(function FilterSheet() {
  const text = useText()
  const { range } = useStore(betRecordsStore).filters
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Row>
      <Button
        variant="outline"
        tone="neutral"
        startIcon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('records.filters')}
      </Button>
      <Days>
        {range.from} – {range.to}
      </Days>
      <BottomSheet
        open={open}
        onClose={close}
        title={text('records.filters')}
        footer={<Button onClick={close}>{text('records.show')}</Button>}
      >
        <RecordFilters />
      </BottomSheet>
    </Row>
  )
})
