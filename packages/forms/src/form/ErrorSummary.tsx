import { TextButton } from '@croupier/ui/TextButton'
import { tokens } from '@croupier/ui/theme'
import { useRef } from 'react'
import { useFormState } from 'react-hook-form'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'
import { faultNames } from './faultNames.ts'
import { controlOf } from './focusFirst.ts'
import { useSurroundingForm } from './useSurroundingForm.ts'

/**
 * Number of invalid fields in a long form, next to its main action. Pressing it moves focus to the first of them in
 * visual order. Renders a `<div>`, or nothing while the form is valid or before the first submit.
 */
export function ErrorSummary() {
  const { control } = useSurroundingForm()
  const { errors, isSubmitted } = useFormState({ control })
  const { text } = useFormText()
  const root = useRef<HTMLDivElement>(null)
  const names = isSubmitted ? faultNames(errors) : []
  const count = names.length
  if (count === 0) return null
  const go = () => {
    const fields = root.current?.closest('form')?.querySelectorAll<HTMLElement>('[data-field]') ?? []
    const first = [...fields].find((field) => names.includes(field.dataset['field'] ?? ''))
    if (first) controlOf(first)?.focus()
  }
  return (
    <Root ref={root}>
      <TextButton onClick={go}>{text('form.summary', { count })}</TextButton>
    </Root>
  )
}

const Root = styled.div`
  text-align: center;

  & > button {
    color: ${tokens.color.dangerText};
  }
`
