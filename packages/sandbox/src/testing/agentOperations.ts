import { answerAgreement, offerAgreement, requestTermination } from '../domains/agents/agreements/agreements.ts'
import type { AgreementKind } from '../domains/agents/agreements/rows.ts'
import { randomInteger, randomPick } from '../core/random/random.ts'
import type { Operation, Turn } from './Operation.ts'

const KINDS: readonly AgreementKind[] = ['dividend', 'daily', 'hourly', 'realTime']

/** The operator makes offers to people without an upline, agents to their downlines; the clock pays accepted ones. */
function offer({ context, merchant, member, random }: Turn): unknown {
  const upline = member.uplineId === null ? null : (context.tables.members.get(String(member.uplineId)) ?? null)
  const rate = String(upline ? 1 + randomInteger(random, 2) : 3)
  const tier = {
    minimumBet: '0',
    netLoss: '0',
    activeMember: 0,
    betAmount: '0',
    rateType: 'P',
    rate,
    lossRate: '0',
  } as const
  const kind = randomPick(random, KINDS)
  return offerAgreement(context, merchant, upline, member, { kind, productType: 'RNG', period: 'W', tiers: [tier] }).id
}

function answer({ context, member, random }: Turn): unknown {
  const open = context.tables.agreements
    .by('member', String(member.id))
    .find(({ status }) => status === 'P' || status === 'E')
  return open && answerAgreement(context, member.id, open.id, randomInteger(random, 5) > 0).status
}

function terminate({ context, member }: Turn): unknown {
  const inForce = context.tables.agreements.by('member', String(member.id)).find(({ status }) => status === 'A')
  return inForce && requestTermination(context, member.id, inForce.id).status
}

/** Agreements: the clock then settles dividends and salaries, before the next operation. */
export const agentOperations: readonly Operation[] = [
  { name: 'offer an agreement', weight: 6, run: offer },
  { name: 'answer an agreement', weight: 6, run: answer },
  { name: 'end an agreement', weight: 1, run: terminate },
]
