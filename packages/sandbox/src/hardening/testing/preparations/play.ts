import { DAY } from '@croupier/locales/calendar'
import { families, familyOf, issueAt } from '@croupier/games'
import { earlier } from '../../../core/clock/earlier.ts'
import { seededRandom } from '../../../core/random/random.ts'
import { lotteryGames } from '../../../domains/play/lottery/draws.ts'
import { changeMember } from '../../../domains/identity/members/members.ts'
import { changePoints } from '../../../domains/rewards/points/account.ts'
import { claimReward, issueReward } from '../../../domains/rewards/promotions/rewards.ts'
import { settleRound } from '../../../domains/play/rounds/settle.ts'
import type { TicketKind } from '../../../domains/rewards/tickets/rows.ts'
import { giveTicket } from '../../../domains/rewards/tickets/tickets.ts'
import { picksOf } from '../../../testing/gameOperations.ts'
import { password, type Preparations, type Fixture } from './Fixture.ts'

const reward = ({ context, member }: Fixture) =>
  issueReward(context, member, {
    type: 'EVENT',
    source: 'preparation',
    name: { EN: 'Gift', TY: 'Regalo', BN: 'উপহার' },
    amount: 1_000n,
    multiple: 1,
  }).id

const ticket = (kind: TicketKind) => (fixture: Fixture) => {
  const { id } = giveTicket(fixture.context, fixture.member, kind)
  return { transactionId: String(id), ticketId: String(id) }
}

const slot = ({ context }: Fixture) => {
  const game = context.catalogue.gamesByLane.get('RNG')?.find(({ maintenance }) => !maintenance)
  if (!game) throw new Error('no slot')
  return { nodeId: String(game.nodeId), vassalage: game.vendor, vendor: game.vendor, gameType: game.gameType }
}

const bets = ({ context }: Fixture) => {
  const [game] = lotteryGames(context)
  if (!game) throw new Error('no lottery')
  const family = familyOf(game)
  const [play] = families[family].plays
  if (!play) throw new Error('no play')
  const bettingContent = picksOf(seededRandom(1), families[family], play).join(',')
  const numero = [{ numero: issueAt(family, context.clock.now(), 1).numero, multiple: 1 }]
  return { contents: [{ gameId: game.code, playId: play.id, bettingContent, singleBetPrice: '2.00', numero }] }
}

const points = ({ context, member }: Fixture) => {
  changePoints(context, member.id, { type: 'reward', change: 100_000n, reference: 'preparation' })
  return { password }
}

/** A round of yesterday, with an unclaimed rebate. */
const rebate = ({ context, member }: Fixture) => {
  const game = context.catalogue.games.find(({ gameType }) => gameType === 'RNG')
  if (!game) throw new Error('no slot')
  const round = { game, stake: 10_000n, payout: 10_000n, playId: '', key: '', detail: null }
  settleRound(earlier(context, DAY), member, round)
  return {}
}

/** Games, rewards, tickets and points. */
export const playPreparations: Preparations = {
  'games.addFavourite': slot,
  'games.launch': slot,
  'lottery.bet': bets,
  'points.convert': points,
  'points.redeem': points,
  'promotion.claim': (fixture) => ({ promotionClaimId: String(reward(fixture)) }),
  'promotion.endBonus': (fixture) => {
    claimReward(fixture.context, fixture.member, String(reward(fixture)))
    return { bonusId: fixture.context.tables.wagering.by('open', String(fixture.member.id))[0]?.id }
  },
  'promotion.refuse': (fixture) => ({ promotionClaimId: String(reward(fixture)) }),
  'promotion.signUp': ({ context, member }) => {
    // The call is for newcomers.
    changeMember(context, member.id, { registeredAt: context.clock.now() })
    return {}
  },
  'raffle.claim': ticket('RAFFLE'),
  'rebate.claim': rebate,
  'ticket.cancel': ticket('PRIZE_WHEEL'),
  'ticket.claim': ticket('PRIZE_WHEEL'),
}
