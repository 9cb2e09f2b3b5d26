import { useId, useMemo, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { tokens } from '../theme/theme.ts'
import { FieldContext } from './fieldContext.ts'
import { FieldFault } from './FieldFault.tsx'
import { FieldMark, type FieldMarkProps } from './FieldMark.tsx'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of {@link Field}; everything else goes to the root. */
export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'>, FieldMarkProps {
  /** Names the control. Required; `hideLabel` hides it visually. */
  label: ReactNode
  /** Hides the label visually; screen readers still read it. Default false. */
  hideLabel?: boolean | undefined
  /** The field is required. Default false. */
  required?: boolean | undefined
  /** The control inside cannot be used. Default false. */
  disabled?: boolean | undefined
  /** A hint shown under the control and read with it. */
  description?: ReactNode | undefined
  /** What is wrong and how to fix it. Its presence makes the control invalid. */
  error?: ReactNode | undefined
  /** Exactly one control of this kit, or a native one with the attributes from `useFieldControl`. */
  children: ReactNode
}

const hasContent = (node: ReactNode) => node !== undefined && node !== null && node !== false && node !== ''

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.s1};
  min-width: 0;

  /* A focused control scrolls into view with its label and its first line of text. */
  & :where(input, textarea) {
    scroll-margin-block: 2.5rem;
  }
`

const Label = styled.label`
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  line-height: ${tokens.leading.normal};
  color: ${tokens.color.text};
  overflow-wrap: anywhere;

  &:where([data-hidden]) {
    ${hiddenStyle}
  }

  :where([data-disabled]) > & {
    color: ${tokens.color.textMuted};
  }
`

const Hint = styled.p`
  font-size: ${tokens.fontSize.sm};
  line-height: ${tokens.leading.normal};
  color: ${tokens.color.textMuted};
  overflow-wrap: anywhere;
`

/**
 * The shell of a form field: label, control, hint and error as one. Renders a `<div>`.
 *
 * Data attributes: `data-invalid`, `data-disabled`, `data-required`.
 * The error's container is a polite live region that is always rendered, so screen readers announce a new error
 * without interrupting, and `aria-describedby` of the control refers to it (WCAG 2.2, 3.3.1 and 4.1.3).
 */
export const Field = ({
  label,
  hideLabel = false,
  required = false,
  mark,
  texts,
  disabled = false,
  description,
  error,
  children,
  ...rest
}: FieldProps) => {
  const id = useId()
  const invalid = hasContent(error)
  const hinted = hasContent(description)
  const link = useMemo(
    () => ({
      controlId: `${id}control`,
      labelId: `${id}label`,
      describedBy: [hinted && `${id}hint`, invalid && `${id}error`].filter(Boolean).join(' ') || undefined,
      invalid,
      required,
      disabled,
    }),
    [id, hinted, invalid, required, disabled],
  )
  return (
    <Root
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-required={required ? '' : undefined}
      {...rest}
    >
      <Label id={link.labelId} htmlFor={link.controlId} data-hidden={hideLabel ? '' : undefined}>
        {wholeText(label)}
        <FieldMark mark={mark} texts={texts} />
      </Label>
      <FieldContext value={link}>{children}</FieldContext>
      {hinted ? <Hint id={`${id}hint`}>{description}</Hint> : null}
      <div aria-live="polite">
        {invalid ? (
          <FieldFault id={`${id}error`} label={label}>
            {error}
          </FieldFault>
        ) : null}
      </div>
    </Root>
  )
}
