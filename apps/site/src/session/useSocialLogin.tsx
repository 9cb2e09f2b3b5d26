import type { SocialLogin } from '@croupier/forms'
import { identityStore } from '@croupier/stores'
import { useEffect } from 'react'
import { useStore } from '../base/RootContext.ts'
import { IdentityProblemNote } from './IdentityProblemNote.tsx'

/**
 * Login with another provider's account, for the forms that offer it where the merchant has it (S-090); undefined where
 * not. Use inside an observer.
 */
export function useSocialLogin(): SocialLogin | undefined {
  const identity = useStore(identityStore)
  const { channels } = identity
  const isOffered = channels.length > 0
  useEffect(() => {
    if (isOffered) identity.prepare()
    // Closed, or swapped: a pending response logs nobody in.
    return () => identity.cancel()
  }, [identity, isOffered])
  if (!isOffered) return undefined
  return {
    channels,
    note: (onRetry) => <IdentityProblemNote onRetry={onRetry} />,
    onChoose: async (channel, choice) => void (await identity.signIn(channel, choice)),
  }
}
