import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { announce } from '../announcer/announce.ts'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { numberText } from '@croupier/locales/digits'
import { Input } from '../input/Input.tsx'
import { isComposing, isFreshPress } from '../press/freshPress.ts'
import { tokens } from '../theme/theme.ts'
import type { SliderAnswer, SliderPuzzle } from './sliderPuzzle.ts'

interface QuestionAnswerProps {
  readonly puzzle: SliderPuzzle
  readonly submitText: string
  /** No answer is accepted, e.g. because one is being checked. */
  readonly still: boolean
  readonly onAnswer: (answer: SliderAnswer) => void
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
`

/**
 * The question that replaces the puzzle, answered in digits of any script. Its field takes the focus, and keeps it when
 * another question takes its place, which is announced. Renders a `<div>`.
 */
export const QuestionAnswer = ({ puzzle, submitText, still, onAnswer }: QuestionAnswerProps) => {
  const question = puzzle.question.text
  const [answer, setAnswer] = useState('')
  const [asked, setAsked] = useState(puzzle.picture)
  if (asked !== puzzle.picture) {
    setAsked(puzzle.picture)
    setAnswer('')
  }
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const spoken = useRef(question)
  useEffect(() => {
    if (question !== spoken.current) announce(question)
    spoken.current = question
  }, [question])
  const submit = () => {
    const given = numberText(answer).trim()
    if (!still && given !== '') onAnswer({ answer: given })
  }
  return (
    <Root>
      <Field label={question}>
        <Input
          ref={field}
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
