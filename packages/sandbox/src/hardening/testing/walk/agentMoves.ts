import { randomInteger, randomPick } from '../../../core/random/random.ts'
import { offerAgreement } from '../../../domains/agents/agreements/agreements.ts'
import { call, memberOf, operator, type Move, type WeightedMove } from './Walk.ts'

const agree: Move = (walk, id) => {
  const { random, testPlatform } = walk
  const { context } = testPlatform.sandbox
  const kind = randomPick(random, ['dividend', 'daily', 'hourly', 'realTime'] as const)
  const tier = { minimumBet: '0', netLoss: '0', activeMember: 0, betAmount: '0', lossRate: '0' }
  const rate = (most: number) => ({ ...tier, rateType: 'P' as const, rate: String(1 + randomInteger(random, most)) })
  const open = context.tables.agreements.by('member', String(id))
  const waiting = open.find(({ status }) => status === 'P' || status === 'E' || status === 'V')
  switch (randomInteger(random, 5)) {
    case 0: {
      const merchant = context.merchants.get('crph')
      const member = memberOf(walk, id)
      if (!merchant || member.uplineId !== null) return
      return operator(walk, () =>
        offerAgreement(context, merchant, null, member, { kind, productType: 'CONS', period: 'D', tiers: [rate(2)] }),
      )
    }
    case 1: {
      const below = context.tables.members.by('upline', String(id))
      if (below.length === 0) return
      const downlineId = String(randomPick(random, below).id)
      const terms = { kind, productType: 'CONS', ...(kind === 'dividend' && { period: 'D' }), tiers: [rate(1)] }
      return call(walk, id, 'agreement.offer', { downlineId, ...terms })
    }
    case 2: {
      const running = open.find(({ status }) => status === 'A')
      return running && call(walk, id, 'agreement.terminate', { id: running.id })
    }
    default:
      return waiting && call(walk, id, 'agreement.answer', { id: waiting.id, accept: randomInteger(random, 5) > 0 })
  }
}

/** Moves between agents and their downlines. */
export const agentMoves: readonly WeightedMove[] = [['agree', 7, agree]]
