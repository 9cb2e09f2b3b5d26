import type { DayRange } from '@croupier/locales/calendar'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { CountBadge } from '@croupier/ui/CountBadge'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Suspense, useState, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { page } from '../page/page.ts'
import { useIsWide } from '../../base/useIsWide.ts'
import { useRangeText } from '../text/useRangeText.ts'
import { useText } from '../text/useText.ts'

// Only a narrow window ever opens it.
const FilterSheet = page('filter-sheet', async () => (await import('./FilterSheet.tsx')).FilterSheet)

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  /*
   * On a desktop the rows matter most: the period's label is next to its shortcuts, and a few further filters next to
   * its days.
   */
  @media ${from.xl} {
    gap: ${tokens.space.s3};

    & > fieldset:first-child > legend {
      float: inline-start;
      margin: 0;
      padding-block: 0.375rem;
      padding-inline-end: ${tokens.space.s3};
    }
    &:has(> [data-few]:nth-child(2):last-child) {
      --cr-date-range-size: calc(50% - ${tokens.space.s3} / 2);
      grid-template-columns: repeat(2, minmax(0, 1fr));

      & > fieldset:first-child {
        grid-area: 1 / 1 / 2 / 3;
      }
      & > :last-child {
        grid-area: 1 / 2;
        align-self: end;
        /* The room of a field for its error. */
        margin-block-end: calc(-1 * ${tokens.space.s1});
      }
    }
  }
`

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

/**
 * The choices of a filter in a row, as many as fit. Renders a `<div>`. With `data-few`, for one or two, they
 * sit next to the days on a desktop.
 */
export const FilterChoices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${tokens.space.s3};
`

/**
 * The filters of a record. On a narrow page one button opens them; it shows the days and how many other filters are
 * set, so that the record comes first (S-354).
 */
export const Filters = observer(function Filters({
  range,
  chosen = 0,
  showText,
  children,
}: {
  range: DayRange
  /** How many filters are set besides the period. */
  chosen?: number
  /** On the button that closes the sheet: "Show bets". */
  showText: string
  children: ReactNode
}) {
  const text = useText()
  const rangeText = useRangeText()
  const wide = useIsWide()
  const [open, setOpen] = useState<boolean>()
  const close = () => setOpen(false)
  const panel = (
    <section aria-label={text('records.filters')}>
      <Panel>{children}</Panel>
    </section>
  )
  if (wide) return panel
  return (
    <Row>
      <Button
        variant="outline"
        tone="neutral"
        startIcon={<SlidersHorizontal aria-hidden />}
        endIcon={
          chosen > 0 ? (
            <CountBadge tone="neutral" count={chosen} label={text('records.filters_set', { count: chosen })} />
          ) : undefined
        }
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {text('records.filters')}
      </Button>
      <Days>{rangeText(range)}</Days>
      {open === undefined ? null : (
        <Suspense fallback={null}>
          <FilterSheet open={open} onClose={close} title={text('records.filters')} showText={showText}>
            {panel}
          </FilterSheet>
        </Suspense>
      )}
    </Row>
  )
})
