import { failureToast, loginVerificationStore, registrationStore, signInStore } from '@croupier/stores'
import type { LoginRequest } from '@croupier/forms'
import { LoginForm, type LoginRejection } from '@croupier/forms/LoginForm'
import { Callout } from '@croupier/ui/Callout'
import { Modal } from '@croupier/ui/Modal'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { rejectionOf } from '../parts/forms/rejectionOf.ts'
import { useMobileRule } from '../parts/forms/useMobileRule.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { EntryBody } from './entryLayout.ts'
import { LoginBanner } from './LoginBanner.tsx'
import { LoginVerification } from './LoginVerification.tsx'
import { UnlinkedIdentityNote } from './UnlinkedIdentityNote.tsx'
import { useCaptcha } from './useCaptcha.ts'
import { useSmsPort } from './useSmsPort.ts'
import { useSocialLogin } from './useSocialLogin.tsx'

/** The form by SMS has its own names for what the call sends as user name and password. */
const smsFields: Readonly<Record<string, string>> = { username: 'mobileNum', password: 'verificationCode' }

const reasons = { guard: 'login.needed', expired: 'session.expired' } as const

/**
 * Log in by user name, SMS or another provider's account, play for free, or sign up (S-088 to S-120); a further step
 * required by the platform replaces the form. Callers get the outcome from the modal store: a blocked action continues
 * automatically (S-207).
 */
export const LoginModal = observer(function LoginModal({ id, modal }: ModalPartProps<'login'>) {
  const text = useText()
  const mobileRule = useMobileRule()
  const captcha = useCaptcha()
  const sms = useSmsPort('login')
  const social = useSocialLogin()
  const { modals, toasts } = useRoot()
  const registration = useStore(registrationStore)
  const signIn = useStore(signInStore)
  const verification = useStore(loginVerificationStore)
  const { asked } = verification

  const submit = async (
    login: LoginRequest,
    choice: { readonly remember: boolean; readonly shared: boolean },
  ): Promise<LoginRejection | undefined> => {
    const outcome = await signIn.signIn({ ...login, ...choice })
    if (outcome.kind !== 'refused') return undefined
    // A failed connection says nothing about the password, so the input stays.
    const wrongCredentials = outcome.field === undefined && !outcome.text.retryable
    const { field } = outcome
    const named = field !== undefined && login.type === 'sms' ? (smsFields[field] ?? field) : field
    return { ...rejectionOf(outcome.text, named), wrongCredentials }
  }

  const freePlay = async () => {
    const outcome = await signIn.freePlay()
    if (outcome.kind === 'refused') toasts.show(failureToast(outcome.text))
  }

  // Closed, or swapped for sign-up: a pending response logs nobody in.
  useEffect(() => () => signIn.cancel(), [signIn])

  const close = () => {
    verification.end()
    modals.dismiss(id)
  }

  return (
    <Modal
      open
      onClose={close}
      headingLevel={1}
      title={text(asked ? (asked.reason === 'address' ? 'login.verify_title' : 'two_factor.title') : 'login.title')}
      width={440}
      height="auto"
      flush
    >
      {asked ? null : <LoginBanner group="w_login" />}
      <EntryBody>
        {asked ? (
          <LoginVerification asked={asked} />
        ) : (
          <>
            <UnlinkedIdentityNote place="login" />
            {modal.because ? <Callout tone="info">{text(reasons[modal.because])}</Callout> : null}
            <FormTexts>
              <LoginForm
                userName={signIn.rememberedName ?? ''}
                mobileRule={mobileRule}
                sms={signIn.offersSms ? sms : undefined}
                captcha={captcha && { ...captcha, byEmail: () => void modals.open({ kind: 'forgot' }) }}
                social={social}
                onSubmit={submit}
                onFreePlay={signIn.offersFreePlay ? freePlay : undefined}
                onForgotPassword={() => void modals.open({ kind: 'forgot' })}
                onRegister={registration.isOffered ? () => void modals.open({ kind: 'register' }) : undefined}
              />
            </FormTexts>
          </>
        )}
      </EntryBody>
    </Modal>
  )
})
