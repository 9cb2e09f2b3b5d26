import { CircleAlert, CircleCheck, RefreshCw } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { needs } from '../needs/needs.ts'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { tokens } from '../theme/theme.ts'
import { PuzzleSlider } from './PuzzleSlider.tsx'
import type { SliderAnswer, SliderPuzzle } from './sliderPuzzle.ts'
import type { SliderTexts } from './sliderTexts.ts'

/**
 * State of a verification: `loading` the puzzle, `idle` until the user solves it, `checking` the answer on the server,
 * `failed` from a wrong answer until the next one, `passed`, or `unavailable` when no puzzle could be loaded.
 */
export type SliderState = 'loading' | 'idle' | 'checking' | 'failed' | 'passed' | 'unavailable'

/** Props of {@link SliderVerification}; everything else goes to the root. */
export interface SliderVerificationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** State of the check; the server decides what passes. */
  state: SliderState
  /** The puzzle, or null. A new `picture` resets the slider. */
  puzzle: SliderPuzzle | null
  /** Called with the user's answer, to be checked on the server. */
  onAnswer: (answer: SliderAnswer) => void
  /** Requests another puzzle. */
  onRefresh: () => void
  /** Has the device do some work in place of the puzzle, for those who cannot see or drag it. */
  onByDevice?: () => void
  /** Texts in the language of the page. */
  texts: SliderTexts
}

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s3};
  inline-size: 100%;
  max-inline-size: 22rem;
  color: ${tokens.color.text};
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
`

const Title = styled.p`
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
`

const Place = styled(Skeleton)`
  aspect-ratio: 16 / 10;
`

const Status = styled.output`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s2};
  min-block-size: 1.5rem;
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
  color: ${tokens.color.textMuted};

  & > svg {
    flex: none;
  }
  [data-state='failed'] > &,
  [data-state='unavailable'] > & {
    color: ${tokens.color.dangerText};
  }
  [data-state='passed'] > & {
    color: ${tokens.color.successText};
  }
`

const icons = { failed: CircleAlert, unavailable: CircleAlert, passed: CircleCheck } as const

const words = (state: SliderState, texts: SliderTexts) => (state === 'idle' ? '' : texts[state])

/**
 * A check that the user is human: slide a piece into its gap, or let the device compute a proof of work instead.
 * Renders a `<div role="group">`.
 *
 * It makes no decision: `onAnswer` reports the position and trail for the server to check. Every step works by pointer
 * and by keyboard, and the proof of work needs nothing from the user (WCAG 2.2, 2.5.7 and 3.3.8). Attribute out:
 * `data-state`.
 */
export const SliderVerification = ({
  state,
  puzzle,
  onAnswer,
  onRefresh,
  onByDevice,
  texts,
  ...rest
}: SliderVerificationProps) => {
  if (process.env.NODE_ENV !== 'production') needs('SliderVerification', { puzzle, texts })
  const titleId = useId()
  const still = state !== 'idle' && state !== 'failed'
  const Icon = state in icons ? icons[state as keyof typeof icons] : undefined
  return (
    <Root role="group" aria-labelledby={titleId} aria-busy={state === 'checking'} {...rest} data-state={state}>
      <Head>
        <Title id={titleId}>{texts.title}</Title>
        <IconButton
          label={texts.refresh}
          size="sm"
          disabled={state === 'checking' || state === 'passed' || state === 'loading'}
          focusableWhenDisabled
          onClick={onRefresh}
        >
          <RefreshCw aria-hidden />
        </IconButton>
      </Head>
      {puzzle === null && state !== 'unavailable' ? <Place /> : null}
      {puzzle === null ? null : <PuzzleSlider puzzle={puzzle} texts={texts} still={still} onAnswer={onAnswer} />}
      <Status>
        {Icon ? <Icon size={18} aria-hidden /> : null}
        <span>{words(state, texts)}</span>
      </Status>
      {puzzle !== null && onByDevice && state !== 'passed' ? (
        <Button variant="ghost" tone="neutral" size="sm" disabled={still} focusableWhenDisabled onClick={onByDevice}>
          {texts.byDevice}
        </Button>
      ) : null}
    </Root>
  )
}
