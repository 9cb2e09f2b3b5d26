import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { t } from '../theme/theme.ts'

/** Props of {@link Checkbox}. `className` and `style` go to the root, `ref` and everything else to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; may hold a link to what is agreed to. */
  children: ReactNode
  description?: ReactNode | undefined
  /** What is wrong; its presence makes the box invalid. */
  error?: ReactNode | undefined
}

const Root = styled.div`
  display: flex;
  gap: ${t.space.s2};
  font-family: ${t.font.text};
  font-size: ${t.fontSize.md};
  line-height: ${t.leading.normal};
  color: ${t.color.text};
`

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

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  & > label {
    cursor: pointer;
  }

  :where(input:disabled) + & {
    color: ${t.color.textMuted};

    & > label {
      cursor: not-allowed;
    }
  }
`

const Hint = styled.span`
  font-size: ${t.fontSize.sm};
  color: ${t.color.textMuted};
`

const ErrorText = styled.span`
  font-size: ${t.fontSize.sm};
  color: ${t.color.dangerText};
`

/**
 * A yes or no. Renders a `<div>` around a native checkbox and its label.
 *
 * Native on purpose: `checked`, `onChange` and `ref` work with `register()`, forms submit it, and every assistive
 * technology knows it. Data attribute on the root: `data-invalid`.
 */
export const Checkbox = ({ children, description, error, className, style, id, ...rest }: CheckboxProps) => {
  const ownId = useId()
  const boxId = id ?? `${ownId}box`
  const describedBy =
    [description && `${ownId}hint`, error && `${ownId}error`, rest['aria-describedby']].filter(Boolean).join(' ') ||
    undefined
  return (
    <Root className={className} style={style} data-invalid={error ? '' : undefined}>
      <Box
        {...rest}
        id={boxId}
        type="checkbox"
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy}
      />
      <Texts>
        <label htmlFor={boxId}>{children}</label>
        {description ? <Hint id={`${ownId}hint`}>{description}</Hint> : null}
        <span aria-live="polite">{error ? <ErrorText id={`${ownId}error`}>{error}</ErrorText> : null}</span>
      </Texts>
    </Root>
  )
}
