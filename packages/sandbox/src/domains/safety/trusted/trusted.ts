import { DAY } from '@croupier/locales/calendar'
import { randomToken } from '../../../core/random/random.ts'
import type { LedgerTransaction } from '../../../core/ledger/rows.ts'
import { nextNumber } from '../../../core/state/CoreWorld.ts'
import { Refusal } from '../../../Refusal.ts'
import type { World } from '../../../World.ts'
import { limitsUsed } from '../safety/notices.ts'
import type { SafetyChange, SafetyEvent } from '../safety/rows.ts'
import type { Topic, TrustedContact, TrustedLetter } from './rows.ts'

/** People whom a member may ask in a day: the letters go to people who have no account here. */
const ASKS_A_DAY = 3

/** What is told of which change of the safety settings. */
const topics: Readonly<Partial<Record<SafetyEvent, Topic>>> = {
  'break.started': 'break',
  'limit.raised': 'loosened',
  'limit.removed': 'loosened',
}

/** The contact of a member. */
export const contactOf = (world: World, memberId: number): TrustedContact | undefined =>
  world.tables.trustedContacts.get(String(memberId))

/** What was written about a member, newest first. */
export const lettersOf = (world: World, memberId: number): TrustedLetter[] =>
  world.tables.trustedLetters.by('member', String(memberId)).toReversed()

function write(world: World, contact: TrustedContact, about: TrustedLetter['about']): void {
  const { memberId, email, code } = contact
  const id = nextNumber(world, 'trustedLetter', 1)
  const at = world.clock.now()
  world.tables.trustedLetters.put(String(id), { id, memberId, email, about, code: about === 'ask' ? code : null, at })
}

/** Names a contact and asks them. One named before learns that nothing more will be told. */
export function nameContact(
  world: World,
  memberId: number,
  named: Pick<TrustedContact, 'name' | 'email' | 'tells'>,
): TrustedContact {
  const now = world.clock.now()
  const asked = lettersOf(world, memberId).filter(({ about, at }) => about === 'ask' && now - at < DAY)
  if (asked.length >= ASKS_A_DAY) throw new Refusal('trusted.often')
  withdrawContact(world, memberId)
  const contact: TrustedContact = {
    memberId,
    ...named,
    tells: [...new Set(named.tells)],
    state: 'asked',
    code: randomToken(world.random),
    askedAt: now,
    answeredAt: null,
  }
  world.tables.trustedContacts.put(String(memberId), contact)
  write(world, contact, 'ask')
  return contact
}

/** Withdraws the contact. Somebody who has agreed is told so, because they would otherwise go on relying on it. */
export function withdrawContact(world: World, memberId: number): void {
  const contact = contactOf(world, memberId)
  if (!contact) return
  if (contact.state === 'agreed') write(world, contact, 'end')
  world.tables.trustedContacts.delete(String(memberId))
}

/** The contact that a code of a letter belongs to. */
export function contactByCode(world: World, code: string): TrustedContact {
  const [contact] = world.tables.trustedContacts.by('code', code)
  if (!contact) throw new Refusal('trusted.unknown')
  return contact
}

/** The person agrees or declines. */
export function answerAsk(world: World, code: string, agrees: boolean): TrustedContact {
  const contact = contactByCode(world, code)
  const answered: TrustedContact = {
    ...contact,
    state: agrees ? 'agreed' : 'declined',
    answeredAt: world.clock.now(),
  }
  world.tables.trustedContacts.put(String(contact.memberId), answered)
  return answered
}

/** Tells the contact, where there is one who agreed and the member chose that topic. */
function tell(world: World, memberId: number, topic: Topic): void {
  const contact = contactOf(world, memberId)
  if (contact?.state === 'agreed' && contact.tells.includes(topic)) write(world, contact, topic)
}

/** A limit was used up by a movement of money. */
export function tellLimits(world: World, transaction: LedgerTransaction): void {
  for (const { memberId, used } of limitsUsed(world, transaction)) if (used === 'full') tell(world, memberId, 'limit')
}

/** A safety setting was changed. */
export function tellChange(world: World, { memberId, event }: SafetyChange): void {
  const topic = topics[event]
  if (topic) tell(world, memberId, topic)
}
