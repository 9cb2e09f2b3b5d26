import { Tab } from '@croupier/ui/Tab'
import { TabList } from '@croupier/ui/TabList'
import { Tabs } from '@croupier/ui/Tabs'
import { TextButton } from '@croupier/ui/TextButton'
import { useEffect, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { CaptchaField, type CaptchaChallenge } from '../fields/CaptchaField.tsx'
import { CheckboxField } from '../fields/CheckboxField.tsx'
import { MobileField } from '../fields/MobileField.tsx'
import { PasswordField } from '../fields/PasswordField.tsx'
import { TextField } from '../fields/TextField.tsx'
import { Form, type SharedFormProps } from '../form/Form.tsx'
import type { Outcome, Rejection } from '../form/rejection.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useKitForm } from '../form/useKitForm.ts'
import type { MobileRule } from '../mobile/mobileRule.ts'
import { useFormText } from '../text/FormTextProvider.tsx'
import { SmsCode } from '../verification/SmsCode.tsx'
import type { SmsPort } from '../verification/SmsPort.ts'
import { LoginWays, type SocialChannel, type SocialLogin } from './LoginWays.tsx'
import { loginRequest, type LoginRequest } from './loginRequest.ts'
import { loginSchema, type LoginMode, type LoginValues } from './loginSchema.ts'
import { LoginHelp, LoginPanel } from './loginStyle.ts'

/** Why a login was refused. */
export interface LoginRejection extends Rejection {
  /** Name or password was wrong: clears the password and keeps the name. */
  readonly wrongCredentials?: boolean
}

/** What the device stores of a login. `shared` wins: nothing. */
export interface LoginChoice {
  /** The device keeps the user name. */
  readonly remember: boolean
  /** Other people use the device too: nothing is stored on it. */
  readonly shared: boolean
}

/** Props of {@link LoginForm}. Parts whose prop is missing are not shown. */
export interface LoginFormProps extends SharedFormProps {
  /** The remembered user name. */
  readonly userName?: string
  /** Format of the market's mobile numbers. */
  readonly mobileRule: MobileRule
  /** Requests SMS codes; with it the SMS tab appears. */
  readonly sms?: SmsPort | undefined
  /** Other accounts to log in with. */
  readonly social?: SocialLogin | undefined
  /** Starts a trial without an account; resolves when the attempt has ended. */
  readonly onFreePlay?: (() => Promise<void>) | undefined
  /** The captcha that a login by password requires since the last refusal; undefined while none is needed. */
  readonly captcha?: CaptchaChallenge | undefined
  /** Sends what was entered. A returned rejection is shown at its field, else above the form. */
  readonly onSubmit: (login: LoginRequest, choice: LoginChoice) => Promise<Outcome<LoginRejection>>
  /** Opens the forgotten-password form. */
  readonly onForgotPassword?: (() => void) | undefined
  /** Opens the registration form. */
  readonly onRegister?: (() => void) | undefined
}

/**
 * Login by user name and password, or by SMS code. Renders a `<form>`; independent of stores, sends only through
 * `onSubmit`.
 *
 * Paste, password managers and one-time-code autofill work everywhere.
 */
export function LoginForm(props: LoginFormProps) {
  const { userName = '', mobileRule, sms, onSubmit, onForgotPassword, disabled } = props
  const { text } = useFormText()
  const [chosen, setChosen] = useState<LoginMode>('username')
  const mode = sms ? chosen : 'username'
  // A code sent to a phone proves a human, unless the platform asks after one all the same.
  const [askedAfter, setAskedAfter] = useState<LoginMode>('username')
  const captcha = mode === 'username' || askedAfter === mode ? props.captcha : undefined
  const captchaShown = captcha !== undefined
  const schema = useMemo(() => loginSchema(mode, { captchaShown, mobileRule }), [mode, captchaShown, mobileRule])
  const form = useKitForm({
    schema,
    initial: {
      username: userName,
      password: '',
      mobileNum: '',
      verificationCode: '',
      captcha: '',
      remember: userName !== '',
      shared: false,
    },
  })
  const { setValue } = form

  // A new picture needs a new answer.
  const picture = props.captcha?.image
  useEffect(() => {
    if (picture !== undefined) setValue('captcha', '')
  }, [picture, setValue])

  const send = async (values: LoginValues) => {
    const request = loginRequest(mode, values, mobileRule.diallingCode)
    const rejection = await onSubmit(request, {
      remember: values.remember && !values.shared,
      shared: values.shared,
    })
    if (rejection) setAskedAfter(mode)
    if (rejection && rejection.wrongCredentials) setValue(mode === 'sms' ? 'verificationCode' : 'password', '')
    return rejection
  }

  const social = props.social && {
    ...props.social,
    onChoose: async (channel: SocialChannel) => props.social?.onChoose(channel, { shared: form.getValues('shared') }),
  }

  const choose = (value: string) => {
    setChosen(value === 'sms' ? 'sms' : 'username')
    form.clearErrors()
  }

  // Browsers use these words to suggest and save names.
  const isShared = useWatch({ control: form.control, name: 'shared' })
  const byName = (
    <>
      <TextField<LoginValues>
        name="username"
        label={text('in_increase_username')}
        required
        autoComplete={isShared ? 'off' : 'username'}
        code
      />
      <PasswordField<LoginValues>
        name="password"
        label={text('in_increase_password')}
        required
        autoComplete={isShared ? 'off' : 'current-password'}
      />
    </>
  )

  return (
    <Form form={form} label={text('login.title')} onValid={send} disabled={disabled}>
      {sms ? (
        <Tabs value={mode} onValueChange={choose}>
          <TabList label={text('login.methods')} variant="segment" stretch>
            <Tab value="username">{text('username_login')}</Tab>
            <Tab value="sms">{text('mobile_login')}</Tab>
          </TabList>
          <LoginPanel value="username">{byName}</LoginPanel>
          <LoginPanel value="sms">
            <MobileField<LoginValues>
              name="mobileNum"
              label={text('in_increase_mobileNum')}
              required
              rule={mobileRule}
            />
            <SmsCode<LoginValues> name="verificationCode" mobileName="mobileNum" rule={mobileRule} sms={sms} />
          </LoginPanel>
        </Tabs>
      ) : (
        byName
      )}
      {captcha ? <CaptchaField<LoginValues> name="captcha" required challenge={captcha} /> : null}
      <LoginHelp>
        <CheckboxField<LoginValues> name="remember" {...(isShared && { disabled: true })}>
          {text('in_remember_password')}
        </CheckboxField>
        {onForgotPassword ? <TextButton onClick={onForgotPassword}>{text('in_forgot_password')}</TextButton> : null}
      </LoginHelp>
      <CheckboxField<LoginValues> name="shared" description={text('login.shared_hint')}>
        {text('login.shared')}
      </CheckboxField>
      <SubmitButton busyText={text('login.submitting')}>{text('login.submit')}</SubmitButton>
      <LoginWays social={social} onFreePlay={props.onFreePlay} onRegister={props.onRegister} />
    </Form>
  )
}
