import { pickKind, quickPick, sides, type LotteryPlay, type LotteryRules } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { NumberPicker } from '@croupier/ui/NumberPicker'
import { SegmentedControl } from '@croupier/ui/SegmentedControl'
import { tokens } from '@croupier/ui/theme'
import { Shuffle } from 'lucide-react'
import type { RefObject } from 'react'
import { styled } from 'styled-components'
import { useText } from '../../parts/text/useText.ts'
import { pickName } from './lotteryWords.ts'

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  outline: 0;
`

const Positions = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
`

const Quick = styled(Button)`
  justify-self: start;
`

/** The picks of a bet: a side, a number for each position, or a set of numbers. */
export function LotteryPicks({
  ref,
  rules,
  play,
  picks,
  error,
  onPick,
}: {
  ref: RefObject<HTMLDivElement | null>
  rules: LotteryRules
  play: LotteryPlay
  picks: readonly string[]
  error: string | undefined
  onPick: (picks: readonly string[]) => void
}) {
  const text = useText()
  const kind = pickKind(play)
  const quick = (
    <Quick
      variant="outline"
      tone="neutral"
      size="sm"
      startIcon={<Shuffle aria-hidden />}
      onClick={() => onPick(quickPick(rules, play, Math.random))}
    >
      {text('lottery.quick_pick')}
    </Quick>
  )
  const picker = {
    from: rules.from,
    to: rules.to,
    texts: { picked: (count: number, of: number) => text('lottery.picked', { count, of }) },
  }
  return (
    <Root ref={ref} tabIndex={-1}>
      {kind === 'side' ? (
        <SegmentedControl
          stretch
          legend={text('lottery.pick_side')}
          choices={sides.map((side) => ({ value: side, label: pickName(side, text) }))}
          value={picks[0] ?? null}
          error={error}
          onChange={(event) => onPick([event.target.value])}
        />
      ) : kind === 'positions' ? (
        <Positions>
          {Array.from({ length: play.picks }, (_, place) => (
            <NumberPicker
              // The position is the identity: the first number, the second.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              {...picker}
              legend={text('lottery.position', { place: place + 1 })}
              picks={1}
              value={picks[place] ? [Number(picks[place])] : []}
              error={place === 0 ? error : undefined}
              onValueChange={([number]) =>
                onPick(
                  Array.from({ length: play.picks }, (_one, at) =>
                    at === place ? String(number ?? '') : (picks[at] ?? ''),
                  ),
                )
              }
            />
          ))}
        </Positions>
      ) : (
        <NumberPicker
          {...picker}
          legend={text('lottery.pick_numbers', { count: play.picks })}
          picks={play.picks}
          value={picks.map(Number)}
          error={error}
          onValueChange={(numbers) => onPick(numbers.map(String))}
        />
      )}
      {quick}
    </Root>
  )
}
