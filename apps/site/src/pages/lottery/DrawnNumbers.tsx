import { useFigures } from '@croupier/ui/FiguresProvider'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s1};
`

const Ball = styled.span`
  display: inline-grid;
  place-items: center;
  min-inline-size: var(--_ball);
  block-size: var(--_ball);
  padding-inline: ${tokens.space.s05};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surface};
  font-family: ${tokens.font.display};
  font-variant-numeric: tabular-nums;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.semibold};

  /* The newest draw stands out; the list of older ones stays quiet. */
  [data-large] > & {
    border-color: transparent;
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
    font-size: ${tokens.fontSize.lg};
  }
`

/** Drawn numbers in their order, which is never mirrored. Renders a `<span>`. */
export function DrawnNumbers({ numbers, large = false }: { numbers: readonly number[]; large?: boolean }) {
  const figures = useFigures()
  return (
    <Row dir="ltr" data-large={large ? '' : undefined} style={{ ['--_ball' as string]: large ? '2.5rem' : '1.625rem' }}>
      {numbers.map((number, place) => (
        // A number may occur twice within a draw, so its place is the key.
        // oxlint-disable-next-line react/no-array-index-key
        <Ball key={place}>{figures(String(number))}</Ball>
      ))}
    </Row>
  )
}
