import type { Answer } from '../../../wire/Answer.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import type { Context } from '../../../Context.ts'
import { maskedName } from '../../identity/members/members.ts'
import type { Topic, TrustedContact } from './rows.ts'
import { answerAsk, contactByCode, contactOf, lettersOf, nameContact, withdrawContact } from './trusted.ts'

const isTopic = (about: string): about is Topic => about !== 'ask' && about !== 'end'

function entry(context: Context, memberId: number): Answer<'trusted.read'> {
  const contact = contactOf(context, memberId)
  const { code: _, memberId: __, ...shown } = contact ?? ({} as TrustedContact)
  return {
    contact: contact ? { ...shown, tells: [...shown.tells] } : null,
    told: lettersOf(context, memberId).flatMap(({ about, at, email }) =>
      isTopic(about) && email === contact?.email ? [{ topic: about, at }] : [],
    ),
  }
}

function invitationOf(
  context: Context,
  { memberId, name, tells, state }: TrustedContact,
): Answer<'trusted.invitation'> {
  const account = context.tables.members.get(String(memberId))?.account ?? ''
  return { by: maskedName(account), name, tells: [...tells], state }
}

/** A member's trusted contact, and that person's own side. */
export const trustedHandlers: Handlers<'trusted'> = {
  'trusted.read': (context, call) => entry(context, signedIn(call).member.id),
  'trusted.name': (context, call, named) => {
    const { member } = signedIn(call)
    nameContact(context, member.id, named)
    return entry(context, member.id)
  },
  'trusted.withdraw': (context, call) => {
    const { member } = signedIn(call)
    withdrawContact(context, member.id)
    return entry(context, member.id)
  },
  'trusted.invitation': (context, _call, { code }) => invitationOf(context, contactByCode(context, code)),
  'trusted.answer': (context, _call, { code, agrees }) => invitationOf(context, answerAsk(context, code, agrees)),
}
