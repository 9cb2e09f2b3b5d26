import { useId, type ComponentProps, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { FieldFault } from '../field/FieldFault.tsx'
import { FieldMark, type FieldMarkProps } from '../field/FieldMark.tsx'
import { tokens } from '../theme/theme.ts'
import { hiddenStyle } from '../visually-hidden/hiddenStyle.ts'
import { wholeText } from '../texts/wholeText.tsx'

/** Props of every group of choices; the rest goes to its `<fieldset>`. */
export interface ChoiceFieldsetProps extends ComponentProps<'fieldset'>, FieldMarkProps {
  /** What is being chosen. */
  legend: ReactNode
  /** Hides the legend visually. */
  hideLegend?: boolean | undefined
  /** An answer is required. */
  required?: boolean | undefined
  /** A hint below the choices, read with the group. */
  description?: ReactNode | undefined
  /** What is wrong and how to fix it; its presence makes the group invalid. */
  error?: ReactNode | undefined
}

const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${tokens.color.text};

  &:where(:disabled) {
    color: ${tokens.color.textMuted};
  }
`

const Legend = styled.legend`
  padding: 0;
  margin-block-end: ${tokens.space.s2};
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};

  &:where([data-hidden]) {
    ${hiddenStyle}
  }
`

const Hint = styled.p`
  margin: ${tokens.space.s1} 0 0;
  font-size: ${tokens.fontSize.sm};
  color: ${tokens.color.textMuted};
`

const Fault = styled.div`
  &:where(:not(:empty)) {
    margin-block-start: ${tokens.space.s1};
  }
`

/**
 * The shell of a group of choices: legend, choices, hint and error as one. Renders a `<fieldset>`.
 *
 * The error's container is a polite live region that is always rendered, as in `Field`. `aria-invalid` and
 * `aria-required` are set on a `radiogroup` only, since a plain group does not support them. Data attribute:
 * `data-invalid`.
 */
export const ChoiceFieldset = ({
  legend,
  hideLegend = false,
  required = false,
  mark,
  texts,
  description,
  error,
  children,
  role,
  ...rest
}: ChoiceFieldsetProps) => {
  const id = useId()
  const invalid = Boolean(error)
  const radios = role === 'radiogroup'
  return (
    <Root
      {...rest}
      role={role}
      data-invalid={invalid ? '' : undefined}
      aria-invalid={radios && invalid ? true : undefined}
      aria-required={radios && required ? true : undefined}
      aria-describedby={
        [description && `${id}hint`, invalid && `${id}error`, rest['aria-describedby']].filter(Boolean).join(' ') ||
        undefined
      }
    >
      <Legend data-hidden={hideLegend ? '' : undefined}>
        {wholeText(legend)}
        <FieldMark mark={mark} texts={texts} />
      </Legend>
      {wholeText(children)}
      {description ? <Hint id={`${id}hint`}>{description}</Hint> : null}
      <Fault aria-live="polite">
        {invalid ? (
          <FieldFault id={`${id}error`} label={legend}>
            {error}
          </FieldFault>
        ) : null}
      </Fault>
    </Root>
  )
}
