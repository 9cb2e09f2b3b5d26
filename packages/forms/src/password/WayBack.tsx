import { tokens, TextButton } from '@croupier/ui'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link WayBack}; what is not given is not shown. */
export interface WayBackProps {
  /** Leads to the login. */
  readonly onLogin?: (() => void) | undefined
  /** Opens customer service, for those whom no form can help. */
  readonly onHelp?: (() => void) | undefined
}

/** The other ways out of a forgotten password: log in after all, or ask customer service. Renders a `<div>` or nothing. */
export function WayBack({ onLogin, onHelp }: WayBackProps) {
  const { text } = useFormText()
  if (!onLogin && !onHelp) return null
  return (
    <Root>
      {onLogin ? <TextButton onClick={onLogin}>{text('forgot.to_login')}</TextButton> : null}
      {onHelp ? <TextButton onClick={onHelp}>{text('forgot.ask_service')}</TextButton> : null}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${tokens.space.s1};
`
