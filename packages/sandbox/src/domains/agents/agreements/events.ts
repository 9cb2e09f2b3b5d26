import { nextNumber } from '../../../core/state/CoreContext.ts'
import type { Context } from '../../../Context.ts'
import { sendMessage } from '../../identity/inbox/messages.ts'
import { contactable } from '../../safety/safety/breaks.ts'
import type { Agreement, AgreementEvent, Side } from './rows.ts'

type What = AgreementEvent['what']
type By = AgreementEvent['by']

/** Records an event of an agreement and tells the parties that did not cause it. */
export function note(context: Context, agreement: Agreement, what: What, by: By, at = context.clock.now()): void {
  const event = { id: String(nextNumber(context, 'agreementEvent', 1)), agreementId: agreement.id, at, what, by }
  context.tables.agreementEvents.put(event.id, event)
  for (const side of toldOf(what, by)) tell(context, agreement, what, side)
}

/**
 * The parties that get a message. None for a replaced agreement: the answer to its replacement already sends one. An
 * upline saw beforehand which agreements end with its own.
 */
function toldOf(what: What, by: By): readonly Side[] {
  if (by !== 'platform') return [by === 'upline' ? 'downline' : 'upline']
  if (what === 'expired') return ['downline', 'upline']
  return what === 'replaced' ? [] : ['downline']
}

function tell(context: Context, { id, kind, uplineId, memberId }: Agreement, what: What, side: Side): void {
  const [reader, other] = side === 'upline' ? [uplineId, memberId] : [memberId, uplineId]
  // The operator has no inbox.
  if (reader === null) return
  const party = other === null ? undefined : context.tables.members.get(String(other))
  const isNamed = party !== undefined && (side === 'downline' || contactable(context, party))
  const name = other === null ? 'party.operator' : isNamed ? party.account : 'party.unavailable'
  const values = [`contract.${what}`, `contract.${kind}`, name]
  sendMessage(context, reader, 'info_contract', values, { kind: 'contract', id })
}

/** Events of an agreement, oldest first. */
export function eventsOf(context: Context, { id }: Pick<Agreement, 'id'>): AgreementEvent[] {
  return context.tables.agreementEvents.by('agreement', id).sort((a, b) => a.at - b.at || Number(a.id) - Number(b.id))
}
