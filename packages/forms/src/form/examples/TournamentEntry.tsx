import type { Outcome } from '@croupier/forms'
import { CommentField } from '@croupier/forms/CommentField'
import { Form } from '@croupier/forms/Form'
import { SubmitButton } from '@croupier/forms/SubmitButton'
import { TextField } from '@croupier/forms/TextField'
import { formSchema } from '@croupier/forms/formSchema'
import { useKitForm, type EntryOf, type ValuesOf } from '@croupier/forms/useKitForm'
import { Callout } from '@croupier/ui/Callout'
import { useState } from 'react'

const rule = { enabled: true, required: true, minLength: 2, maxLength: 20, patternId: 0 }
const email = { ...rule, minLength: 5, maxLength: 60, patternId: 3 }
const note = { ...rule, required: false, minLength: 0, maxLength: 140 }
const schema = formSchema({ nickname: rule, email, note }, ['nickname', 'email', 'note'])

type Values = ValuesOf<typeof schema>
type Entry = EntryOf<typeof schema>

/** A mock platform on which one nickname is taken. */
const enter = async ({ nickname }: Entry): Promise<Outcome> =>
  nickname === 'maria' ? { fields: { nickname: { text: 'Another player has this nickname.' } } } : undefined

/** A form of your own: a schema, bound fields, and a submit handler that can refuse. */
export const TournamentEntry = () => {
  const form = useKitForm({ schema, initial: { nickname: '', email: '', note: '' } })
  const [player, setPlayer] = useState<string>()
  const send = async (entry: Entry) => {
    const rejection = await enter(entry)
    if (!rejection) setPlayer(entry.nickname)
    return rejection
  }
  if (player) return <Callout tone="success">{player} plays in the tournament.</Callout>
  return (
    <Form form={form} label="Enter the tournament" onValid={send}>
      <TextField<Values> name="nickname" label="Nickname" required autoComplete="nickname" />
      <TextField<Values> name="email" label="Email" required autoComplete="email" inputMode="email" code />
      <CommentField<Values> name="note" label="Note to the organiser" />
      <SubmitButton busyText="Sending">Enter</SubmitButton>
    </Form>
  )
}
