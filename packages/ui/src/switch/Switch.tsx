import { styled } from 'styled-components'
import { BoxRoot, boxStyle, useLabelledBox, type LabelledBoxProps } from '../checkbox/labelledBox.tsx'
import { tokens } from '../theme/theme.ts'

/** Props of {@link Switch}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export interface SwitchProps extends LabelledBoxProps {
  /** Puts the label first and the switch at the end of the line, as in a list of settings. */
  spread?: boolean | undefined
}

const Root = styled(BoxRoot)`
  &:where([data-spread]) {
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: ${tokens.space.s4};
  }
`

const Track = styled.input`
  --_travel: 1rem;

  position: relative;
  inline-size: 2.5rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.surfaceSunken};
  transition:
    background-color ${tokens.motion.fast} ${tokens.motion.ease},
    border-color ${tokens.motion.fast} ${tokens.motion.ease};
  ${boxStyle}

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 50%;
    inset-inline-start: 0.1875rem;
    inline-size: 1rem;
    block-size: 1rem;
    margin-block-start: -0.5rem;
    border-radius: 50%;
    background: ${tokens.color.borderStrong};
    transition:
      translate ${tokens.motion.fast} ${tokens.motion.ease},
      background-color ${tokens.motion.fast} ${tokens.motion.ease};
  }

  &:where(:dir(rtl)) {
    --_travel: -1rem;
  }
  &:where(:checked)::before {
    background: ${tokens.color.onAccent};
    translate: var(--_travel) 0;
  }
  &:where(:disabled)::before {
    background: ${tokens.color.border};
  }
  &:where(:disabled:checked)::before {
    background: ${tokens.color.textMuted};
  }

  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &:where(:checked) {
      background: Highlight;
      forced-color-adjust: none;
    }
    &:where(:checked)::before {
      background: HighlightText;
    }
    &:where(:disabled) {
      border-color: GrayText;
      background: Canvas;
    }
    &:where(:disabled)::before {
      background: GrayText;
    }
  }
`

/**
 * Turns something on or off immediately, without submitting a form. Renders a `<div>` around a native checkbox with the
 * role of a switch, and its label.
 *
 * For a value submitted with a form, use `Checkbox`. Data attributes on the root: `data-invalid`, `data-spread`.
 */
export const Switch = ({ spread = false, ...rest }: SwitchProps) => {
  const { root, box, texts } = useLabelledBox(rest)
  // The native `checked` is its state; `aria-checked` is not needed.
  const track = { ...box, role: 'switch' }
  return (
    <Root {...root} data-spread={spread ? '' : undefined}>
      <Track {...track} />
      {texts}
    </Root>
  )
}
