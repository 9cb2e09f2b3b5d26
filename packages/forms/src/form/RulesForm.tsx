import { useLatest } from '@croupier/ui/useLatest'
import { useMemo } from 'react'
import { CommentField } from '../fields/CommentField.tsx'
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField.tsx'
import { TextField, type TextFieldProps } from '../fields/TextField.tsx'
import { patternFor } from '../patterns/patterns.ts'
import type { ConfigProblem, FieldConfig, FieldConfigs } from '../schema/FieldConfig.ts'
import { formSchema, shownFields, type FormSchemaOptions } from '../schema/formSchema.ts'
import { preparedEngine } from '../schema/preparedEngine.ts'
import { fieldHint } from '../schema/ruleHint.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { Form, type SharedFormProps } from './Form.tsx'
import type { Outcome } from './rejection.ts'
import { SubmitButton } from './SubmitButton.tsx'
import { useKitForm } from './useKitForm.ts'

type Values = Record<string, string>

/** Facts about a field that the platform's rule lacks. */
export type RulesFormField = {
  /** The field's label. */
  readonly label: string
  /** A hint. Default: that of the field's rule, if it has one. */
  readonly description?: string | undefined
} & (
  | (Partial<Pick<TextFieldProps<Values>, 'autoComplete' | 'code'>> & {
      /** A line of text, unless another control is named. */
      readonly control?: 'text'
    })
  | (Partial<Pick<PasswordFieldProps<Values>, 'autoComplete'>> & {
      /** A password that can be shown. */
      readonly control: 'password'
    })
  | {
      /** Several lines of text. */
      readonly control: 'comment'
    }
)

/** The values of a {@link RulesForm} by field; those that the rules switch off are missing. */
export type RulesFormEntry<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Props of {@link RulesForm}. */
export interface RulesFormProps<Name extends string> extends SharedFormProps {
  /**
   * The platform's rules by field: which fields are shown, which are required, their hints and checks. A new object
   * makes a new schema, so keep it between renders.
   */
  readonly rules: Readonly<Record<Name, FieldConfig>>
  /** The fields in visual order. Only names that the rules have are accepted. */
  readonly fields: { readonly [Field in NoInfer<Name>]?: RulesFormField }
  /** Initial values. */
  readonly initial?: RulesFormEntry<NoInfer<Name>> | undefined
  /** Names the form to assistive technology. */
  readonly label: string
  /** The button's text. */
  readonly submitText: string
  /** Announced once when sending starts. */
  readonly busyText: string
  /** Sends the checked values; resolves with a rejection, or with undefined. */
  readonly onSubmit: (entry: RulesFormEntry<NoInfer<Name>>) => Promise<Outcome>
  /** Called with rules that could not be used as sent, once for each new object of rules. */
  readonly onConfigProblem?: ((problem: ConfigProblem) => void) | undefined
}

const prepare = async (rules: FieldConfigs, order: readonly string[], report: FormSchemaOptions['report']) =>
  formSchema(rules, order, { engine: await preparedEngine(rules), report })

interface RulesFormInputProps {
  readonly name: string
  readonly rule: FieldConfig
  readonly field: RulesFormField
}

const RulesFormInput = ({ name, rule, field }: RulesFormInputProps) => {
  const { text } = useFormText()
  const { label, description = fieldHint(rule, text) } = field
  const shared = { name, label, description, required: rule.required }
  const { inputMode } = patternFor(rule.patternId).pattern
  switch (field.control) {
    case 'comment':
      return <CommentField<Values> {...shared} limit={rule.maxLength} />
    case 'password':
      return <PasswordField<Values> {...shared} inputMode={inputMode} autoComplete={field.autoComplete ?? 'off'} />
    default:
      return (
        <TextField<Values>
          {...shared}
          inputMode={inputMode}
          autoComplete={field.autoComplete ?? 'off'}
          code={field.code ?? false}
        />
      )
  }
}

/**
 * A form made from the platform's rules: its fields, what is required, hints and checks follow from them. Renders a
 * `<form>` with the kit's fields and a button. For other fields, or a layout of your own, use `useKitForm` and `Form`.
 */
export function RulesForm<Name extends string>(props: RulesFormProps<Name>) {
  const { rules, fields, initial, label, submitText, busyText, onSubmit, onConfigProblem, disabled } = props
  const order = Object.keys(fields).join(' ')
  const report = useLatest((problem: ConfigProblem) => onConfigProblem?.(problem))
  const schema = useMemo(() => prepare(rules, order.split(' '), report), [rules, order, report])
  const shown = shownFields(rules, Object.keys(fields) as Name[])
  const form = useKitForm<Values, Values, Values>({
    schema,
    initial: Object.fromEntries(shown.map((name) => [name, initial?.[name] ?? ''])),
    mode: 'onTouched',
  })
  return (
    <Form form={form} label={label} onValid={(entry) => onSubmit(entry as RulesFormEntry<Name>)} disabled={disabled}>
      {shown.map((name) => {
        const given = fields[name]
        const rule = rules[name]
        return given && <RulesFormInput key={name} name={name} rule={rule} field={given} />
      })}
      <SubmitButton busyText={busyText}>{submitText}</SubmitButton>
    </Form>
  )
}
