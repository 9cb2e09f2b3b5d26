import { loginVerificationStore, type LoginVerification as Asked } from '@croupier/stores'
import type { LoginAnswer } from '@croupier/forms'
import { LoginVerificationForm } from '@croupier/forms/LoginVerificationForm'
import { observer } from 'mobx-react-lite'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { rejectionOf } from '../parts/forms/rejectionOf.ts'
import { useMobileRule } from '../parts/forms/useMobileRule.ts'
import { useStore } from '../base/RootContext.ts'

/** The further step of a login: the platform saw a new address, or the account has two-step login (S-117, S-118). */
export const LoginVerification = observer(function LoginVerification({ asked }: { readonly asked: Asked }) {
  const mobileRule = useMobileRule()
  const verification = useStore(loginVerificationStore)

  const submit = async ({ step, answer }: LoginAnswer) => {
    const outcome = await verification.answer(step, answer)
    return outcome.kind === 'refused' ? rejectionOf(outcome.text, outcome.field) : undefined
  }
  const sendCode = async () => {
    const why = await verification.sendCode()
    return why && rejectionOf(why)
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
