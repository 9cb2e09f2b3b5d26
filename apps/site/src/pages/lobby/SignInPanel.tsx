import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { Actions } from '../../parts/page/Actions.ts'

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s4};
`

const Title = styled.h2`
  font-family: ${tokens.font.display};
  font-size: ${tokens.fontSize.lg};
`

const Hint = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

/** Explains to a visitor what logging in opens, with buttons to log in and sign up (S-302, R-11). */
export const SignInPanel = observer(function SignInPanel() {
  const text = useText()
  const { modals, system } = useRoot()
  return (
    <Root>
      <div>
        <Title>{text('lobby.sign_in_title')}</Title>
        <Hint>{text('lobby.sign_in_text')}</Hint>
      </div>
      <Actions>
        <Button onClick={() => void modals.open({ kind: 'login' })}>{text('hd_login_button')}</Button>
        {system.takesMembers ? (
          <Button variant="outline" tone="neutral" onClick={() => void modals.open({ kind: 'register' })}>
            {text('hd_sign_button')}
          </Button>
        ) : null}
      </Actions>
    </Root>
  )
})
