import { LineChoiceField } from '../fields/LineChoiceField.tsx'
import { ErrorSummary } from '../form/ErrorSummary.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import { Lead } from '../form/Lead.ts'
import type { Outcome } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import {
  selfTestAnswers,
  selfTestQuestions,
  selfTestSchema,
  type SelfTestAnswer,
  type SelfTestResult,
  type SelfTestValues,
  type SelfTestWay,
} from './selfTest.ts'
import { SelfTestOutcome } from './SelfTestOutcome.tsx'

/** Props of {@link SelfTestForm}. */
export interface SelfTestFormProps extends SharedFormProps {
  /** The result, which replaces the questions. */
  readonly result?: SelfTestResult | undefined
  /** Called with the help the user chooses. */
  readonly onWay: (way: SelfTestWay) => void
  /** Starts over; the caller discards the result. */
  readonly onAgain: () => void
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (answers: readonly SelfTestAnswer[]) => Promise<Outcome>
}

/**
 * Nine questions about play in the last twelve months, then the result and where to get help. Renders a
 * `<form>`, or a `<section>` once there is a result. No answer is preselected, all four look alike, and the form does
 * not keep the answers once there is a result.
 */
export function SelfTestForm({ result, onWay, onAgain, onSubmit, disabled }: SelfTestFormProps) {
  return result ? (
    <SelfTestOutcome result={result} onWay={onWay} onAgain={onAgain} />
  ) : (
    <Questions onSubmit={onSubmit} disabled={disabled} />
  )
}

function Questions({ onSubmit, disabled }: Pick<SelfTestFormProps, 'onSubmit' | 'disabled'>) {
  const { text } = useFormText()
  const form = useKitForm({
    schema: selfTestSchema,
    initial: { answers: selfTestQuestions.map(() => '' as const) },
  })
  const choices = selfTestAnswers.map((value) => ({ value, label: text(`self_test.answer_${value}`) }))
  return (
    <Form form={form} label={text('self_test.title')} onValid={({ answers }) => onSubmit(answers)} disabled={disabled}>
      <Lead>{text('self_test.lead')}</Lead>
      {selfTestQuestions.map((question, index) => (
        <LineChoiceField<SelfTestValues>
          key={question}
          name={`answers.${index}`}
          legend={text(`self_test.${question}`)}
          choices={choices}
        />
      ))}
      <ErrorSummary />
      <SubmitButton busyText={text('form.sending')}>{text('self_test.submit')}</SubmitButton>
    </Form>
  )
}
