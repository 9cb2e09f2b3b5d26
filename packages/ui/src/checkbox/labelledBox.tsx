import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldFault } from '../field/FieldFault.tsx'
import { tokens } from '../theme/theme.ts'

/** Props shared by checkbox and switch, each with its own label. */
export interface LabelledBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; may hold a link to what is agreed to. */
  children: ReactNode
  /** A hint below the label, read with it. */
  description?: ReactNode | undefined
  /** What is wrong; its presence makes the box invalid. */
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

/** Splits the props between root and box, and creates the texts that belong to the box. */
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
      // Not `required`: the browser's own bubble would come before our texts.
      'aria-required': required ? true : rest['aria-required'],
      'aria-invalid': error ? true : rest['aria-invalid'],
      'aria-describedby': describedBy,
    },
    texts: (
      <Texts>
        <label htmlFor={boxId}>{children}</label>
        {description ? <Hint id={`${ownId}hint`}>{description}</Hint> : null}
        <div aria-live="polite">{error ? <FieldFault id={`${ownId}error`}>{error}</FieldFault> : null}</div>
      </Texts>
    ),
  }
}
