import { latinDigits } from '@croupier/locales/digits'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { Input } from '../input/Input.tsx'
import { isComposing, isFreshPress } from '../press/freshPress.ts'
import { tokens } from '../theme/theme.ts'
import type { SliderAnswer } from './sliderPuzzle.ts'

interface QuestionAnswerProps {
  readonly question: string
  readonly submitText: string
  /** No answer is accepted, e.g. because one is being checked. */
  readonly still: boolean
  readonly onAnswer: (answer: SliderAnswer) => void
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
`

/** The question that replaces the puzzle, answered in digits of any script. Renders a `<div>`. */
export const QuestionAnswer = ({ question, submitText, still, onAnswer }: QuestionAnswerProps) => {
  const [answer, setAnswer] = useState('')
  const submit = () => {
    const given = latinDigits(answer).trim()
    if (!still && given !== '') onAnswer({ answer: given })
  }
  return (
    <Root>
      <Field label={question}>
        <Input
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          readOnly={still}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return
            event.preventDefault()
            if (isFreshPress(event)) submit()
          }}
        />
      </Field>
      <Button variant="soft" fullWidth disabled={still} focusableWhenDisabled onClick={submit}>
        {submitText}
      </Button>
    </Root>
  )
}
