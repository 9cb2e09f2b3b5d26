import { useEffect, useMemo } from 'react'
import { agreementAge, calendarDay, defaultMinimumAge } from '../birthday/age.ts'
import type { CaptchaChallenge } from '../fields/CaptchaField.tsx'
import { TermsField, type LegalText } from '../fields/TermsField.tsx'
import { Form } from '../form/Form.tsx'
import type { Outcome } from '../form/refusal.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { TextButton } from '../form/TextButton.ts'
import { useKitForm } from '../form/useKitForm.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { configsNeedEngine } from '../schema/acceptedPattern.ts'
import type { ConfigProblem, FieldConfigs } from '../schema/FieldConfig.ts'
import { shownFields } from '../schema/formSchema.ts'
import { loadPatternEngine } from '../schema/patternEngine.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { runVerification, type Verify } from '../verification/Verify.ts'
import { RegisterField } from './RegisterField.tsx'
import { registerConfigs, registerFieldOrder } from './registerFields.ts'
import { registerSchema, type RegisterEntry, type RegisterRules, type RegisterValues } from './registerSchema.ts'
import { LoginInstead } from './registerStyle.ts'

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps<Proof extends object = object> {
  /** The platform's rules by field; which fields appear follows from them. */
  readonly configs: FieldConfigs
  readonly mobileRule: MobileRule
  /** The merchant's minimum age; the agreement text speaks of the same one [S-145] [S-146]. Default 21. */
  readonly minimumAge?: number | undefined
  /** Whether the terms box starts ticked: yes in the base profile, no in the strict one (R-18) [S-143]. */
  readonly termsTicked?: boolean | undefined
  /** What is known beforehand, e.g. an invitation code. */
  readonly initial?: RegisterEntry | undefined
  /** The invitation code is fixed by the address: its field is not shown. */
  readonly affiliateFixed?: boolean | undefined
  /** Way to SMS codes; with it number and code are asked for (flag REGMOBVERF3) [S-133]. */
  readonly sms?: SmsPort<Proof> | undefined
  readonly captcha?: CaptchaChallenge | undefined
  /** Whether an invitation code is good; asked only when its field is shown and filled [S-147] [S-148]. */
  readonly checkAffiliate?: ((code: string) => Promise<boolean>) | undefined
  readonly verify?: Verify<Proof> | undefined
  /** Sends the registration; `registerPayload` makes the platform's form of it. */
  readonly onSubmit: (entry: RegisterEntry, proof: { readonly geetestValidateV4?: Proof }) => Promise<Outcome>
  readonly onOpenTerms: (text: LegalText) => void
  readonly onLogin?: (() => void) | undefined
  /** Hears of rules of the platform that could not be taken as sent. */
  readonly onConfigProblem?: ((problem: ConfigProblem) => void) | undefined
  readonly now?: (() => Date) | undefined
}

const empty = Object.fromEntries(registerFieldOrder.map((name) => [name, ''])) as Record<string, string>
const present = () => new Date()
const quiet = () => {}

const prepare = async (rules: RegisterRules) => {
  // Without the engine the pattern ids decide: a chunk that does not load must not keep anybody from registering.
  const engine = configsNeedEngine(rules.configs) ? await loadPatternEngine().catch(() => undefined) : undefined
  return registerSchema({ ...rules, engine })
}

/** Create an account by user name. Renders a `<form>`; knows no store and sends nothing itself. */
export function RegisterForm<Proof extends object = object>(props: RegisterFormProps<Proof>) {
  const { configs, mobileRule, minimumAge = defaultMinimumAge, sms, captcha, verify } = props
  const { affiliateFixed = false, now = present, onConfigProblem = quiet } = props
  const { text } = useFormText()
  const smsShown = sms !== undefined
  const captchaShown = captcha !== undefined
  const rules = useMemo(
    () => registerConfigs({ configs, smsShown, captchaShown, affiliateFixed }),
    [configs, smsShown, captchaShown, affiliateFixed],
  )
  const schema = useMemo(
    () => prepare({ configs: rules, mobileRule, minimumAge, today: () => calendarDay(now()), report: onConfigProblem }),
    [rules, mobileRule, minimumAge, now, onConfigProblem],
  )
  const form = useKitForm<RegisterValues, RegisterEntry>({
    schema,
    mode: 'onTouched',
    initial: { ...empty, ...props.initial, terms: props.termsTicked ?? true } as RegisterValues,
  })
  const { setValue } = form

  // Another picture asks for other characters.
  const picture = captcha?.image
  useEffect(() => {
    if (picture !== undefined) setValue('captcha', '')
  }, [picture, setValue])

  const send = async (entry: RegisterEntry): Promise<Outcome> => {
    if (entry.affiliateCode && props.checkAffiliate && !(await props.checkAffiliate(entry.affiliateCode))) {
      return { fields: { affiliateCode: { key: 'invitation_code_error' } } }
    }
    const verified = await runVerification(verify, 'register')
    return verified.cancelled ? undefined : props.onSubmit(entry, verified.proof)
  }

  const shared = { mobileRule, minimumAge, today: () => calendarDay(now()), captcha, sms, verify }
  const age = rules['birthday']?.enabled || props.minimumAge !== undefined ? minimumAge : agreementAge
  return (
    <Form form={form} label={text('register.title')} onValid={send}>
      {shownFields(rules, registerFieldOrder).map((name) => {
        const config = rules[name]
        return config ? <RegisterField key={name} name={name} config={config} {...shared} /> : null
      })}
      <TermsField name="terms" age={age} onOpen={props.onOpenTerms} />
      <SubmitButton busyText={text('register.submitting')}>{text('in_register_now')}</SubmitButton>
      {props.onLogin ? (
        <LoginInstead>
          {text('in_already_account')}{' '}
          <TextButton type="button" onClick={props.onLogin}>
            {text('login.submit')}
          </TextButton>
        </LoginInstead>
      ) : null}
    </Form>
  )
}
