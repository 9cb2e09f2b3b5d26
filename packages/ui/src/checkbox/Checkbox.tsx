import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'
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
  border: 1.5px solid ${t.color.borderStrong};
  border-radius: ${t.radius.sm};
  background: ${t.color.surface};
  color: ${t.color.onAccent};
  cursor: pointer;
  transition: background-color ${t.motion.fast} ${t.motion.ease};

  &::before {
    content: '';
    inline-size: 0.9rem;
    block-size: 0.9rem;
    background: currentcolor;
    clip-path: polygon(14% 46%, 4% 58%, 40% 90%, 96% 22%, 84% 10%, 39% 66%);
    visibility: hidden;
  }

  &:where(:checked) {
    border-color: ${t.color.accent};
    background: ${t.color.accent};
  }

  &:where(:checked)::before {
    visibility: visible;
  }

  &:where([aria-invalid='true']) {
    border-color: ${t.color.danger};
  }

  &:where(:focus-visible) {
    outline: 2px solid ${t.color.focus};
    outline-offset: 2px;
  }

  &:where(:disabled) {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
    color: ${t.color.textMuted};
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
