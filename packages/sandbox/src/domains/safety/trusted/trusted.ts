import { DAY } from '@croupier/locales/calendar'
import { randomToken } from '../../../core/random/random.ts'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import { nextNumber } from '../../../core/state/CoreContext.ts'
import { Refusal } from '../../../Refusal.ts'
import type { Context } from '../../../Context.ts'
import { limitsUsed } from '../safety/notices.ts'
import type { SafetyChange, SafetyEvent } from '../safety/rows.ts'
import type { Topic, TrustedContact, TrustedLetter } from './rows.ts'

/** People whom a member may ask per day: the emails go to people without an account here. */
const ASKS_A_DAY = 3

/** Topic of the message for each change of the safety settings. */
const topics: Readonly<Partial<Record<SafetyEvent, Topic>>> = {
  'break.started': 'break',
  'limit.raised': 'loosened',
  'limit.removed': 'loosened',
}

/** A member's contact. */
export const contactOf = (context: Context, memberId: number): TrustedContact | undefined =>
  context.tables.trustedContacts.get(String(memberId))

/** Emails about a member, newest first. */
export const lettersOf = (context: Context, memberId: number): TrustedLetter[] =>
  context.tables.trustedLetters.by('member', String(memberId)).toReversed()

function write(context: Context, contact: TrustedContact, about: TrustedLetter['about']): void {
  const { memberId, email, code } = contact
  const id = nextNumber(context, 'trustedLetter', 1)
  const at = context.clock.now()
  context.tables.trustedLetters.put(String(id), { id, memberId, email, about, code: about === 'ask' ? code : null, at })
}

/** Names a contact and asks for consent. Tells the former contact that no more messages will follow. */
export function nameContact(
  context: Context,
  memberId: number,
  named: Pick<TrustedContact, 'name' | 'email' | 'tells'>,
): TrustedContact {
  const now = context.clock.now()
  const asked = lettersOf(context, memberId).filter(({ about, at }) => about === 'ask' && now - at < DAY)
  if (asked.length >= ASKS_A_DAY) throw new Refusal('trusted.often')
  withdrawContact(context, memberId)
  const contact: TrustedContact = {
    memberId,
    ...named,
    tells: [...new Set(named.tells)],
    state: 'asked',
    code: randomToken(context.random),
    askedAt: now,
    answeredAt: null,
  }
  context.tables.trustedContacts.put(String(memberId), contact)
  write(context, contact, 'ask')
  return contact
}

/** Removes the contact. A contact who agreed is notified, because they would otherwise keep relying on it. */
export function withdrawContact(context: Context, memberId: number): void {
  const contact = contactOf(context, memberId)
  if (!contact) return
  if (contact.state === 'agreed') write(context, contact, 'end')
  context.tables.trustedContacts.delete(String(memberId))
}

/** The contact for a code from an email. */
export function contactByCode(context: Context, code: string): TrustedContact {
  const [contact] = context.tables.trustedContacts.by('code', code)
  if (!contact) throw new Refusal('trusted.unknown')
  return contact
}

/** The contact agrees or declines. */
export function answerAsk(context: Context, code: string, agrees: boolean): TrustedContact {
  const contact = contactByCode(context, code)
  const answered: TrustedContact = {
    ...contact,
    state: agrees ? 'agreed' : 'declined',
    answeredAt: context.clock.now(),
  }
  context.tables.trustedContacts.put(String(contact.memberId), answered)
  return answered
}

/** Sends the contact a message, if there is one who agreed and the member chose that topic. */
function tell(context: Context, memberId: number, topic: Topic): void {
  const contact = contactOf(context, memberId)
  if (contact?.state === 'agreed' && contact.tells.includes(topic)) write(context, contact, topic)
}

/** A movement of money used up a limit. */
export function tellLimits(context: Context, transaction: LedgerTransaction): void {
  for (const { memberId, used } of limitsUsed(context, transaction))
    if (used === 'full') tell(context, memberId, 'limit')
}

/** A safety setting was changed. */
export function tellChange(context: Context, { memberId, event }: SafetyChange): void {
  const topic = topics[event]
  if (topic) tell(context, memberId, topic)
}
