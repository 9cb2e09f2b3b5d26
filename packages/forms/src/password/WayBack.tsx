import { TextButton } from '@croupier/ui/TextButton'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link WayBack}. Parts whose prop is missing are not shown. */
export interface WayBackProps {
  /** Returns to the login. */
  readonly onLogin?: (() => void) | undefined
  /** Opens customer service. */
  readonly onHelp?: (() => void) | undefined
}

/** Alternatives to a password reset: log in, or contact customer service. Renders a `<div>` or nothing. */
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
