import { identityNames, identityStore } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { TextButton } from '@croupier/ui/TextButton'
import { observer } from 'mobx-react-lite'
import { useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'

const words = { login: 'identity.unlinked', register: 'identity.unlinked_register' } as const

/** Says that an account elsewhere is proved and how to link it to one here (S-090); the person can cancel. */
export const UnlinkedIdentityNote = observer(function UnlinkedIdentityNote({
  place,
}: {
  readonly place: keyof typeof words
}) {
  const text = useText()
  const identity = useStore(identityStore)
  const { unlinked } = identity
  if (!unlinked) return null
  return (
    <Callout tone="info" action={<TextButton onClick={() => identity.forget()}>{text('identity.not_now')}</TextButton>}>
      {text(words[place], { provider: identityNames[unlinked.channel] })}
    </Callout>
  )
})
