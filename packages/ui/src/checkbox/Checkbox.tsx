import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { BoxRoot, useLabelledBox, type LabelledBoxProps } from './labelledBox.tsx'

/** Props of {@link Checkbox}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export type CheckboxProps = LabelledBoxProps

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  margin: 0;
  border: 1.5px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.sm};
  background: ${tokens.color.surface};
  color: ${tokens.color.onAccent};
  cursor: pointer;
  transition: background-color ${tokens.motion.fast} ${tokens.motion.ease};

  &::before {
    content: '';
    inline-size: 0.9rem;
    block-size: 0.9rem;
    background: currentcolor;
    clip-path: polygon(14% 46%, 4% 58%, 40% 90%, 96% 22%, 84% 10%, 39% 66%);
    visibility: hidden;
  }

  &:where(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
  }

  &:where(:checked)::before {
    visibility: visible;
  }

  &:where([aria-invalid='true']) {
    border-color: ${tokens.color.danger};
  }

  &:where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }

  &:where(:disabled) {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
    color: ${tokens.color.textMuted};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

/**
 * A yes or no. Renders a `<div>` around a native checkbox and its label.
 *
 * Native on purpose: `checked`, `onChange` and `ref` work with `register()`, forms submit it, and every assistive
 * technology knows it. Data attribute on the root: `data-invalid`.
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
