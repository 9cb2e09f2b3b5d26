import { Button } from '@croupier/ui/Button'
import { TextButton } from '@croupier/ui/TextButton'
import { tokens } from '@croupier/ui/theme'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FormFooter } from '../form/FormFooter.ts'
import { useFormDisabled } from '../form/formDisabled.ts'
import { usePending } from '../form/usePending.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Provider of a social login. */
export type SocialChannel = 'google' | 'facebook' | 'telegram'

/** Login with another provider's account. */
export interface SocialLogin {
  /** Providers in the order of their buttons; empty for none. */
  readonly channels: readonly SocialChannel[]
  /** Shown below the buttons: the outcome of the last attempt, with a way to try again. */
  readonly note?: (onRetry: (channel: SocialChannel) => void) => ReactNode
  /** Starts the provider's login, with the choice made in the form if it has one; resolves when it has ended. */
  readonly onChoose: (channel: SocialChannel, choice?: { readonly shared: boolean }) => Promise<void>
}

/** Props of {@link LoginWays}. */
export interface LoginWaysProps {
  /** Other accounts to log in with. */
  readonly social?: SocialLogin | undefined
  /** Starts a trial without an account; resolves when the attempt has ended. */
  readonly onFreePlay?: (() => Promise<void>) | undefined
  /** Opens the registration form. */
  readonly onRegister?: (() => void) | undefined
}

/** Other login methods, below the form's main action. Renders a `<div>`, or nothing when there are none. */
export function LoginWays({ social, onFreePlay, onRegister }: LoginWaysProps) {
  const { text } = useFormText()
  const off = useFormDisabled()
  const { pending, run } = usePending<SocialChannel | 'free-play'>()
  const channels = social?.channels ?? []
  const choose = (channel: SocialChannel) => void run(channel, async () => social?.onChoose(channel))
  if (channels.length === 0 && !social?.note && !onFreePlay && !onRegister) return null
  return (
    <Root>
      {channels.length > 0 ? <Divider>{text('login_way')}</Divider> : null}
      {channels.map((channel) => (
        <Button
          key={channel}
          variant="outline"
          tone="neutral"
          size="lg"
          fullWidth
          loading={pending === channel}
          texts={{ loading: text('login.submitting') }}
          disabled={off}
          onClick={() => choose(channel)}
        >
          {text(`continue_with_${channel}`)}
        </Button>
      ))}
      {social?.note?.(choose)}
      {onFreePlay ? (
        <Button
          variant="soft"
          size="lg"
          fullWidth
          loading={pending === 'free-play'}
          texts={{ loading: text('login.submitting') }}
          disabled={off}
          onClick={() => void run('free-play', onFreePlay)}
        >
          {text('hd_free_demo')}
        </Button>
      ) : null}
      {onRegister ? (
        <FormFooter>
          {text('no_account')} <TextButton onClick={onRegister}>{text('hd_sign_button')}</TextButton>
        </FormFooter>
      ) : null}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
`

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s3};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${tokens.color.border};
  }
`
