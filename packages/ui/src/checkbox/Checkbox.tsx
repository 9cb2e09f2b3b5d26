import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { BoxRoot, boxStyle, useLabelledBox, type LabelledBoxProps } from './labelledBox.tsx'

/** Props of {@link Checkbox}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export type CheckboxProps = LabelledBoxProps

const Box = styled.input`
  display: grid;
  place-content: center;
  inline-size: 1.5rem;
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  color: ${tokens.color.onAccent};
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};
  ${boxStyle}

  &::before {
    content: '';
    inline-size: 0.9rem;
    block-size: 0.9rem;
    background: currentcolor;
    clip-path: polygon(14% 46%, 4% 58%, 40% 90%, 96% 22%, 84% 10%, 39% 66%);
    visibility: hidden;
  }

  &:where(:checked)::before {
    visibility: visible;
  }

  &:where(:disabled) {
    color: ${tokens.color.textMuted};
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

/**
 * A yes or no. Renders a `<div>` around a native checkbox and its label.
 *
 * Native on purpose: `checked`, `onChange` and `ref` work with `register()`, forms submit it, and every assistive
 * technology supports it. Data attribute on the root: `data-invalid`.
 */
export const Checkbox = (props: CheckboxProps) => {
  const { root, box, texts } = useLabelledBox(props)
  return (
    <BoxRoot {...root}>
      <Box {...box} />
      {texts}
    </BoxRoot>
  )
}
