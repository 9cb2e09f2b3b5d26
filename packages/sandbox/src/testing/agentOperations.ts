import { answerAgreement, offerAgreement, requestTermination } from '../domains/agents/agreements/agreements.ts'
import type { AgreementKind } from '../domains/agents/agreements/rows.ts'
import { randomInteger, randomPick } from '../core/random/random.ts'
import type { Operation, Turn } from './Operation.ts'

const KINDS: readonly AgreementKind[] = ['dividend', 'daily', 'hourly', 'realTime']

/** The house offers to those without an agent above, everybody else's agent to them; what is accepted is paid by the clock. */
function offer({ world, merchant, member, random }: Turn): unknown {
  const upline = member.uplineId === null ? null : (world.tables.members.get(String(member.uplineId)) ?? null)
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
  return offerAgreement(world, merchant, upline, member, { kind, productType: 'RNG', period: 'W', tiers: [tier] }).id
}

function answer({ world, member, random }: Turn): unknown {
  const open = world.tables.agreements
    .by('member', String(member.id))
    .find(({ status }) => status === 'P' || status === 'E')
  return open && answerAgreement(world, member.id, open.id, randomInteger(random, 5) > 0).status
}

function terminate({ world, member }: Turn): unknown {
  const inForce = world.tables.agreements.by('member', String(member.id)).find(({ status }) => status === 'A')
  return inForce && requestTermination(world, member.id, inForce.id).status
}

/** Agreements: dividends and salaries are then settled by the clock, before whatever comes next. */
export const agentOperations: readonly Operation[] = [
  { name: 'offer an agreement', weight: 6, run: offer },
  { name: 'answer an agreement', weight: 6, run: answer },
  { name: 'end an agreement', weight: 1, run: terminate },
]
