import { Button } from '@croupier/ui/Button'
import { below } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'

/** Some languages need every pixel of a phone, and a brand's spaced capitals would leave its logo none. */
const Narrow = styled(Button)`
  @media ${below.sm} {
    padding-inline: ${tokens.space.s2};
    letter-spacing: normal;
    text-transform: none;
  }
`

/** Log in and, if the merchant takes new members, sign up (S-054, S-055). */
export const SignedOutActions = observer(function SignedOutActions() {
  const text = useText()
  const { modals, system } = useRoot()
  return (
    <>
      <Narrow variant="ghost" tone="neutral" size="sm" onClick={() => void modals.open({ kind: 'login' })}>
        {text('hd_login_button')}
      </Narrow>
      {system.takesMembers ? (
        <Narrow onClick={() => void modals.open({ kind: 'register' })}>{text('hd_sign_button')}</Narrow>
      ) : null}
    </>
  )
})
