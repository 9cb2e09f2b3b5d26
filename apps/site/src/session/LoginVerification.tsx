import { loginVerificationStore, type LoginVerification as Asked } from '@croupier/stores'
import type { LoginAnswer } from '@croupier/forms'
import { LoginVerificationForm } from '@croupier/forms/LoginVerificationForm'
import { observer } from 'mobx-react-lite'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { refusalOf } from '../parts/forms/refusalOf.ts'
import { useMobileRule } from '../parts/forms/useMobileRule.ts'
import { useStore } from '../base/RootContext.ts'

/** The further step of a sign-in: the platform saw a new address, or the account wants its second step (S-117, S-118). */
export const LoginVerification = observer(function LoginVerification({ asked }: { readonly asked: Asked }) {
  const mobileRule = useMobileRule()
  const verification = useStore(loginVerificationStore)

  const submit = async ({ step, answer }: LoginAnswer) => {
    const outcome = await verification.answer(step, answer)
    return outcome.kind === 'refused' ? refusalOf(outcome.text, outcome.field) : undefined
  }
  const sendCode = async () => {
    const why = await verification.sendCode()
    return why && refusalOf(why)
  }
  return (
    <FormTexts>
      <LoginVerificationForm
        reason={asked.reason}
        steps={asked.steps}
        mobileRule={mobileRule}
        code={{ secondsLeft: verification.countdown.secondsLeft, send: sendCode }}
        onSubmit={submit}
        onCancel={() => verification.end()}
      />
    </FormTexts>
  )
})
