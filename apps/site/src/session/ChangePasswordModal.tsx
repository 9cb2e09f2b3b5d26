import { passwordStore, signOutStore } from '@croupier/stores'
import type { PasswordChange } from '@croupier/forms'
import { ChangePasswordForm } from '@croupier/forms/ChangePasswordForm'
import { Callout } from '@croupier/ui/Callout'
import { Modal } from '@croupier/ui/Modal'
import { observer } from 'mobx-react-lite'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { rejectionOf } from '../parts/forms/rejectionOf.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { EntryBody } from './entryLayout.ts'

/**
 * A new password, required after a login or chosen in the account (S-103, S-104, S-187 to S-189). A forced change has
 * no close button: the only ways out are a new password and logging out (S-190).
 */
export const ChangePasswordModal = observer(function ChangePasswordModal({
  id,
  modal: { forced, reason },
}: ModalPartProps<'changePassword'>) {
  const text = useText()
  const { modals, session, system } = useRoot()
  const password = useStore(passwordStore)
  const signOut = useStore(signOutStore)
  const { day } = useDateTimeText()
  // Includes the bare reason and explains it.
  const opening = forced && reason === 'first-login' ? session.opening : undefined
  const rule = system.registerValidators['password']

  const submit = async (change: PasswordChange) => {
    const outcome = await password.change(change)
    return outcome.kind === 'refused' ? rejectionOf(outcome.text, outcome.field) : undefined
  }

  const exit = forced
    ? ({ showClose: false, closesFromContent: true } as const)
    : ({ texts: { close: text('in_increase_close') } } as const)
  return (
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={text('change_password')}
      width={440}
      height="auto"
      flush
      {...exit}
    >
      <EntryBody>
        {opening ? (
          <Callout tone="info">{text('password.opened_by', { name: opening.by, day: day(opening.at) })}</Callout>
        ) : null}
        <FormTexts>
          <ChangePasswordForm
            oldPassword={session.typedPassword}
            rule={rule}
            reason={opening ? undefined : reason}
            onSignOut={forced ? () => void signOut.signOut() : undefined}
            onSubmit={submit}
          />
        </FormTexts>
      </EntryBody>
    </Modal>
  )
})
