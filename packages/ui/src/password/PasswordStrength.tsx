import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'

/** How hard a password is to guess: 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordScore = 0 | 1 | 2 | 3 | 4

/** Props of {@link PasswordStrength}; everything else goes to the root. */
export interface PasswordStrengthProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From 0, nothing typed, to 4, strong; measured by the caller. */
  score: PasswordScore
  /** What is measured, e.g. "Password strength". */
  label: string
  /** The score in words, e.g. "Weak", with a suggestion if known. Colour alone is not enough. */
  text: string
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s1} ${tokens.space.s3};
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
`

const Bars = styled.div`
  --_colour: ${tokens.color.border};

  display: flex;
  flex: none;
  inline-size: 8rem;
  gap: ${tokens.space.s1};

  & > span {
    flex: 1;
    block-size: 0.375rem;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.border};
    transition: background-color ${tokens.motion.base} ${tokens.motion.ease};
  }
  & > span[data-full] {
    background: var(--_colour);
  }
  &:where([data-score='1']) {
    --_colour: ${tokens.color.danger};
  }
  &:where([data-score='2']) {
    --_colour: ${tokens.color.warning};
  }
  &:where([data-score='3'], [data-score='4']) {
    --_colour: ${tokens.color.success};
  }
  @media (forced-colors: active) {
    & > span {
      forced-color-adjust: none;
      background: GrayText;
    }
    & > span[data-full] {
      background: Highlight;
    }
  }
`

const Words = styled.output`
  color: ${tokens.color.textMuted};
`

const places = [1, 2, 3, 4] as const

/**
 * How hard a password is to guess, as four bars and words. Renders a `<div>`.
 *
 * The caller measures, because that needs a word list, which belongs in a separate chunk. The words are a polite live
 * region. Attribute out: `data-score`.
 */
export const PasswordStrength = ({ score, label, text, ...rest }: PasswordStrengthProps) => (
  <Root {...rest} data-score={score}>
    <Bars
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={score}
      aria-valuetext={text || undefined}
      data-score={score}
    >
      {places.map((place) => (
        <span key={place} data-full={place <= score ? '' : undefined} />
      ))}
    </Bars>
    <Words>{text}</Words>
  </Root>
)
