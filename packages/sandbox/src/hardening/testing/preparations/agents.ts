import { DAY } from '@croupier/locales/calendar'
import type { Agreement } from '../../../domains/agents/agreements/rows.ts'
import { addLink } from '../../../domains/agents/team/links.ts'
import type { Preparations, Fixture } from './Fixture.ts'

const agreement = (
  { context, member, upline }: Fixture,
  kind: Agreement['kind'],
  parts: Partial<Agreement> = {},
): Agreement => {
  const now = context.clock.now()
  const row: Agreement = {
    id: '90001',
    merchant: member.merchant,
    kind,
    productType: 'CONS',
    uplineId: upline.id,
    memberId: member.id,
    period: kind === 'dividend' ? 'D' : null,
    tiers: [],
    status: 'P',
    requestedBy: null,
    offeredAt: now,
    expiresAt: now + DAY,
    inForceFrom: null,
    settledTo: null,
    settlesTo: null,
    endedAt: null,
    endReason: null,
    ...parts,
  }
  context.tables.agreements.put(row.id, row)
  return row
}

const offered = (kind: Agreement['kind']) => (fixture: Fixture) => {
  const { id } = agreement(fixture, kind)
  return { id, contractId: id, type: 'CONS', status: 'A', accept: true }
}

/** Contracts, links and rates of agents. */
export const agentPreparations: Preparations = {
  'agreement.answer': offered('daily'),
  'agreement.answerDaily': offered('daily'),
  'agreement.answerDividend': offered('dividend'),
  'agreement.answerHourly': offered('hourly'),
  'agreement.answerRealTime': offered('realTime'),
  'agreement.offer': ({ downline }) => ({ downlineId: String(downline.id) }),
  'agreement.terminate': (fixture) => {
    const now = fixture.context.clock.now()
    return { id: agreement(fixture, 'daily', { status: 'A', inForceFrom: now, settledTo: now }).id }
  },
  'agreement.withdraw': (fixture) => ({
    id: agreement(fixture, 'daily', { uplineId: fixture.member.id, memberId: fixture.downline.id }).id,
  }),
  'team.removeLink': ({ context, merchant, member }) => ({
    affiUrlId: addLink(context, merchant, member, { type: 0, rates: {} }).id,
  }),
  'team.setRates': ({ downline }) => ({ id: String(downline.id), rates: {} }),
}
