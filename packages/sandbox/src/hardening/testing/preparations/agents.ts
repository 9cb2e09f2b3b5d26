import { DAY } from '@croupier/locales/calendar'
import type { Agreement } from '../../../domains/agents/agreements/rows.ts'
import { addLink } from '../../../domains/agents/team/links.ts'
import type { Preparations, Stage } from './Stage.ts'

const agreement = (
  { world, member, upline }: Stage,
  kind: Agreement['kind'],
  parts: Partial<Agreement> = {},
): Agreement => {
  const now = world.clock.now()
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
  world.tables.agreements.put(row.id, row)
  return row
}

const offered = (kind: Agreement['kind']) => (stage: Stage) => {
  const { id } = agreement(stage, kind)
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
  'agreement.terminate': (stage) => {
    const now = stage.world.clock.now()
    return { id: agreement(stage, 'daily', { status: 'A', inForceFrom: now, settledTo: now }).id }
  },
  'agreement.withdraw': (stage) => ({
    id: agreement(stage, 'daily', { uplineId: stage.member.id, memberId: stage.downline.id }).id,
  }),
  'team.removeLink': ({ world, merchant, member }) => ({
    affiUrlId: addLink(world, merchant, member, { type: 0, rates: {} }).id,
  }),
  'team.setRates': ({ downline }) => ({ id: String(downline.id), rates: {} }),
}
