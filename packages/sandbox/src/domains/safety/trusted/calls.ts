import type { Answer } from '../../../wire/Answer.ts'
import { signedIn, type Handlers } from '../../../wire/Call.ts'
import type { World } from '../../../World.ts'
import { maskedName } from '../../identity/members/members.ts'
import type { Topic, TrustedContact } from './rows.ts'
import { answerAsk, contactByCode, contactOf, lettersOf, nameContact, withdrawContact } from './trusted.ts'

const isTopic = (about: string): about is Topic => about !== 'ask' && about !== 'end'

function entry(world: World, memberId: number): Answer<'trusted.read'> {
  const contact = contactOf(world, memberId)
  const { code: _, memberId: __, ...shown } = contact ?? ({} as TrustedContact)
  return {
    contact: contact ? { ...shown, tells: [...shown.tells] } : null,
    told: lettersOf(world, memberId).flatMap(({ about, at, email }) =>
      isTopic(about) && email === contact?.email ? [{ topic: about, at }] : [],
    ),
  }
}

function invitationOf(world: World, { memberId, name, tells, state }: TrustedContact): Answer<'trusted.invitation'> {
  const account = world.tables.members.get(String(memberId))?.account ?? ''
  return { by: maskedName(account), name, tells: [...tells], state }
}

/** A member's trusted contact, and that person's own side. */
export const trustedHandlers: Handlers<'trusted'> = {
  'trusted.read': (world, call) => entry(world, signedIn(call).member.id),
  'trusted.name': (world, call, named) => {
    const { member } = signedIn(call)
    nameContact(world, member.id, named)
    return entry(world, member.id)
  },
  'trusted.withdraw': (world, call) => {
    const { member } = signedIn(call)
    withdrawContact(world, member.id)
    return entry(world, member.id)
  },
  'trusted.invitation': (world, _call, { code }) => invitationOf(world, contactByCode(world, code)),
  'trusted.answer': (world, _call, { code, agrees }) => invitationOf(world, answerAsk(world, code, agrees)),
}
