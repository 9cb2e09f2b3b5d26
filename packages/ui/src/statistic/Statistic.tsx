import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { tokens } from '../theme/theme.ts'
import type { Tone } from '../theme/tone.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useKitTexts } from '../texts/KitTexts.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'

/** Change of a figure against an earlier period. */
export interface StatisticChange {
  /** Direction of the change. */
  readonly direction: 'up' | 'down' | 'same'
  /** The change in full, because screen readers get only this: "12.5% more than last week". */
  readonly text: string
  /** `success` for a good change, such as a falling cost, `danger` for a bad one. Default `neutral`. */
  readonly tone?: Extract<Tone, 'success' | 'danger' | 'neutral'> | undefined
}

/** Props of `Statistic`; the rest goes to its `<dl>`. */
export interface StatisticProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** What is counted: "Team turnover". */
  label: ReactNode
  /** The figure: text or an `Amount`. `null` while it loads, never 0. */
  value: ReactNode
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'loading'> | undefined
  /** Change against an earlier period. */
  change?: StatisticChange | undefined
  /** What the figure covers: "Today, all games". */
  hint?: ReactNode
  /** `sm` for several in a row on a phone. Default `md`. */
  size?: 'sm' | 'md' | undefined
}

const Root = styled.dl`
  /* An amount never wraps; in a narrow card its font shrinks. */
  container-type: inline-size;
  contain-intrinsic-inline-size: 11rem;
  display: grid;
  align-content: start;
  gap: ${tokens.space.s1};
  min-inline-size: 0;

  & > dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
  & > dd {
    overflow-wrap: break-word;
  }
`

const Figure = styled.dd`
  font-family: ${tokens.font.display};
  font-size: clamp(${tokens.fontSize.md}, 11cqi, ${tokens.fontSize.displaySm});
  font-weight: ${tokens.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.leading.tight};

  &:where([data-size='sm']) {
    font-size: clamp(${tokens.fontSize.md}, 11cqi, ${tokens.fontSize.xxl});
  }
`

const Bar = styled(Skeleton)`
  inline-size: 60%;
`

const Change = styled.dd`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s1};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  &:where([data-tone='success']) {
    color: ${tokens.color.successText};
  }
  &:where([data-tone='danger']) {
    color: ${tokens.color.dangerText};
  }
  & > svg {
    flex: none;
  }
`

const Hint = styled.dd`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.xs};
`

const arrows = { up: TrendingUp, down: TrendingDown, same: Minus }

/**
 * Renders a `<dl>`: a figure of a report with its label and change.
 *
 * Attributes out: `data-size`, `data-loading`, and `data-direction` with a change.
 */
export const Statistic = ({ label, value, texts, change, hint, size = 'md', ...rest }: StatisticProps) => {
  const words = useKitTexts(texts)
  const loading = value === null
  const Arrow = arrows[change?.direction ?? 'same']
  return (
    <Root
      {...rest}
      data-size={size}
      data-loading={loading ? '' : undefined}
      data-direction={loading ? undefined : change?.direction}
    >
      <dt>{label}</dt>
      <Figure data-size={size}>
        {loading ? (
          <>
            <Bar shape="text" />
            <VisuallyHidden>{words.loading}</VisuallyHidden>
          </>
        ) : (
          value
        )}
      </Figure>
      {change && !loading && (
        <Change data-tone={change.tone ?? 'neutral'}>
          <Arrow size={16} aria-hidden />
          <bdi>{change.text}</bdi>
        </Change>
      )}
      {hint !== undefined && <Hint>{hint}</Hint>}
    </Root>
  )
}
