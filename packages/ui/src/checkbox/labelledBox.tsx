import { useId, type ComponentProps, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { FieldFault } from '../field/FieldFault.tsx'
import { tokens } from '../theme/theme.ts'

/** Props shared by checkbox and switch, each with its own label. */
export interface LabelledBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; may contain a link, e.g. to the terms. */
  children: ReactNode
  /** A hint below the label, read with it. */
  description?: ReactNode | undefined
  /** The error message. The box is invalid while it is set. */
  error?: ReactNode | undefined
}

/** The root of a box and its texts. */
export const BoxRoot = styled.div`
  display: flex;
  gap: ${tokens.space.s2};
  font-size: ${tokens.fontSize.md};
  line-height: ${tokens.leading.normal};
  color: ${tokens.color.text};
`

/** Styles shared by the drawn boxes, states included; include it after the declarations of the box. */
export const boxStyle = css`
  appearance: none;
  flex: none;
  block-size: 1.5rem;
  margin: 0;
  border: 1.5px solid ${tokens.color.borderStrong};
  cursor: pointer;

  &:where(:checked) {
    border-color: ${tokens.color.accent};
    background: ${tokens.color.accent};
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
    cursor: not-allowed;
  }
`

const Texts = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > label {
    cursor: pointer;
  }

  :where(input:disabled) + & {
    color: ${tokens.color.textMuted};

    & > label {
      cursor: not-allowed;
    }
  }
`

const Hint = styled.span`
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};
`

/** Splits the props between root and box, and renders the label, hint and error. */
export const useLabelledBox = ({
  children,
  description,
  error,
  className,
  style,
  id,
  required,
  ...rest
}: LabelledBoxProps) => {
  const ownId = useId()
  const boxId = id ?? `${ownId}box`
  const describedBy =
    [description && `${ownId}hint`, error && `${ownId}error`, rest['aria-describedby']].filter(Boolean).join(' ') ||
    undefined
  return {
    root: { className, style, 'data-invalid': error ? '' : undefined },
    box: {
      ...rest,
      id: boxId,
      type: 'checkbox',
      // Not `required`: the browser would show its own bubble before our texts.
      'aria-required': required ? true : rest['aria-required'],
      'aria-invalid': error ? true : rest['aria-invalid'],
      'aria-describedby': describedBy,
    },
    texts: (
      <Texts>
        <label htmlFor={boxId}>{children}</label>
        {description ? <Hint id={`${ownId}hint`}>{description}</Hint> : null}
        <div aria-live="polite">
          {error ? (
            <FieldFault id={`${ownId}error`} label={children}>
              {error}
            </FieldFault>
          ) : null}
        </div>
      </Texts>
    ),
  }
}
