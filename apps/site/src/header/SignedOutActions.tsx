import { Button } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { deepButton } from './deepButton.ts'

const Login = styled.button`
  ${deepButton}
`

/** Log in and, where the merchant takes new members, sign up (S-054, S-055). */
export const SignedOutActions = observer(function SignedOutActions() {
  const text = useText()
  const { modals, system } = useRoot()
  return (
    <>
      <Login type="button" onClick={() => void modals.open({ kind: 'login' })}>
        {text('hd_login_button')}
      </Login>
      {system.isModuleOn('DIRECTREG3') ? (
        <Button size="md" onClick={() => void modals.open({ kind: 'register' })}>
          {text('hd_sign_button')}
        </Button>
      ) : null}
    </>
  )
})
