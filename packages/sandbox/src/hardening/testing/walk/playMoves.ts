import { mayPass } from '../../../domains/safety/safety/gate.ts'
import { moneyText } from '@croupier/money'
import { demoGameOf } from '@croupier/games'
import { MINUTE } from '@croupier/locales/calendar'
import { memberAccount } from '../../../core/ledger/accounts.ts'
import { balanceOf, walletBalance } from '../../../core/ledger/ledger.ts'
import { randomInteger, randomPick, seededRandom } from '../../../core/random/random.ts'
import { claimReward, issueReward } from '../../../domains/rewards/promotions/rewards.ts'
import { playAccount } from '../../../domains/money/wallets/playAccount.ts'
import { gameOperations } from '../../../testing/gameOperations.ts'
import {
  amount,
  atTable,
  call,
  count,
  memberOf,
  nextSerial,
  operator,
  password,
  type Move,
  type WeightedMove,
} from './Walk.ts'

/** Opens a game by a launch, as the site does. */
const launch: Move = async (walk, id) => {
  const { context } = walk.testPlatform.sandbox
  const games = context.catalogue.games.slice(0, 300).filter((game) => !game.maintenance && demoGameOf(game) !== null)
  // With a wallet for each vendor, most games would have no money to play with.
  const member = memberOf(walk, id)
  const funded = games.filter(({ vendor }) => walletBalance(context, playAccount(context, member, vendor)) > 0n)
  const { nodeId, vendor, gameType } = randomPick(walk.random, funded.length > 0 ? funded : games)
  const reply = await call(walk, id, 'games.launch', { nodeId: String(nodeId), vassalage: vendor, gameType })
  const address = /"(http[^"]*launch=[^"]*)"/.exec(reply.text)?.[1]
  const token = address && new URL(JSON.parse(`"${address}"`) as string).searchParams.get('launch')
  if (!token) return
  atTable(walk, id, () => {
    const play = walk.testPlatform.sandbox.rounds.open(token)
    walk.plays.set(id, { token: play.id, stakes: play.stakes, vendor })
  })
}

/** A round that ends immediately, or one that stays open until {@link finish}. */
const play: Move = async (walk, id) => {
  if (!walk.plays.get(id)?.stakes.length) await launch(walk, id)
  const table = walk.plays.get(id)
  if (!table || table.stakes.length === 0) return
  const { random, testPlatform } = walk
  const stake = randomPick(random, table.stakes)
  const order = { stake, key: `press-${nextSerial(8)}` }
  const payout = randomInteger(random, 3) === 0 ? stake * BigInt(randomInteger(random, 7)) : 0n
  const dueAt = testPlatform.clock.now() + 30 * MINUTE
  atTable(walk, id, () =>
    randomInteger(random, 3) === 0
      ? testPlatform.sandbox.rounds.begin(table.token, order, () => ({
          state: null,
          dueAt,
          due: { payout: 0n, detail: null },
        }))
      : testPlatform.sandbox.rounds.place(table.token, order, () => ({ payout, detail: null })),
  )
}

const finish: Move = (walk, id) => {
  const table = walk.plays.get(id)
  if (!table) return
  const { rounds } = walk.testPlatform.sandbox
  atTable(walk, id, () => {
    const open = rounds.openRound(table.token)
    if (open) rounds.act(table.token, open.id, ({ stake }) => ({ payout: stake * 3n, detail: null }))
  })
}

const answerCheck: Move = (walk, id) => call(walk, id, 'safety.answerCheck', { choice: 'continue' })

/** Stakes the table's maximum, so that a walk meets bonus terms and reaches limits. */
const playHigh: Move = async (walk, id) => {
  if (!walk.plays.get(id)?.stakes.length) await launch(walk, id)
  const table = walk.plays.get(id)
  const stake = table?.stakes.at(-1)
  if (!table || stake === undefined) return
  const { rounds, context } = walk.testPlatform.sandbox
  for (let press = 0; press < 4; press++) {
    const order = { stake, key: `press-${nextSerial(8)}` }
    const payout = randomInteger(walk.random, 2) === 0 ? (stake * 19n) / 10n : 0n
    atTable(walk, id, () => rounds.place(table.token, order, () => ({ payout, detail: null })))
    if (press === 0 && context.tables.wagering.keysBy('open', String(id)).length > 0) count(walk, 'table with a bonus')
  }
}

/** Repeats a press, with the same or another stake, as after a lost answer or by a forger. */
const pressAgain: Move = (walk, id) => {
  const table = walk.plays.get(id)
  const [stake, other = stake] = table?.stakes ?? []
  if (!table || stake === undefined || other === undefined) return
  const { rounds } = walk.testPlatform.sandbox
  const key = `press-${nextSerial(8)}`
  const deal = () => ({ payout: stake * 2n, detail: null })
  for (const again of [stake, stake, other])
    atTable(walk, id, () => rounds.place(table.token, { stake: again, key }, deal))
}

/** Moves in another member's round, with the walker's own token. */
const grabRound: Move = (walk, id) => {
  const table = walk.plays.get(id)
  const { rounds, context } = walk.testPlatform.sandbox
  const foreign = [...context.tables.openRounds.all()].find(({ memberId }) => memberId !== id)
  if (!table || !foreign) return
  atTable(walk, id, () => {
    rounds.act(table.token, foreign.id, ({ stake }) => ({ payout: stake * 100n, detail: null }))
    throw new Error(`${id} moved in round ${foreign.id} of ${foreign.memberId}`)
  })
}

/** Leaves the table with whatever is open there, or changes the seeds. */
const leave: Move = (walk, id) => {
  const table = walk.plays.get(id)
  if (!table) return
  const { rounds } = walk.testPlatform.sandbox
  if (randomInteger(walk.random, 2) === 0) return atTable(walk, id, () => rounds.rotateSeeds(table.token, 'walk-seed'))
  rounds.close(table.token)
  walk.plays.delete(id)
}

/** Transfers to and from the wallet of the table's vendor, bonus money included, also while a round is open. */
const fundTable: Move = (walk, id) => {
  const { context } = walk.testPlatform.sandbox
  const vendor = context.catalogue.vendorByCode.get(walk.plays.get(id)?.vendor ?? '')?.accountTypeId
  if (vendor === undefined) return
  const [from, to] = randomInteger(walk.random, 3) > 0 ? [2, vendor] : [vendor, 2]
  const request = { fromAccountType: from, toAccountType: to, amount: amount(walk.random, 1_500) }
  return call(walk, id, 'transfer.wallets', request)
}

const LAID = gameOperations.filter(({ name }) => name === 'lottery bet' || name === 'sports bet')

/** Bets on draws and matches: the clock settles them, days later. */
const placeBets: Move = (walk, id) => {
  const { context } = walk.testPlatform.sandbox
  const { run, name } = randomPick(walk.random, LAID)
  const member = memberOf(walk, id)
  const merchant = context.merchants.get(member.merchant)
  if (!merchant) return
  const random = seededRandom(randomInteger(walk.random, 2 ** 31))
  // As every request does before its own work.
  walk.testPlatform.sandbox.tick()
  operator(walk, () => {
    run({ context, merchant, member, random })
    count(walk, name)
  })
}

/** Gets a bonus into an open round: own money is staked first, so it is moved away before. */
const playBonus: Move = async (walk, id) => {
  const { rounds, context } = walk.testPlatform.sandbox
  // The operator's gift skips the gates, so it is only given to members who may take it.
  if (!mayPass(context, memberOf(walk, id), 'bonus')) return
  if (context.tables.wagering.keysBy('open', String(id)).length === 0)
    operator(walk, () => {
      const gift = { source: `walk/${nextSerial(8)}`, name: { EN: 'Gift', TY: 'Regalo', BN: 'উপহার' } }
      const { id: reward } = issueReward(context, memberOf(walk, id), {
        type: 'EVENT',
        ...gift,
        amount: 50_000n,
        multiple: 3,
      })
      claimReward(context, memberOf(walk, id), String(reward))
    })
  const own = balanceOf(context, memberAccount(id))
  if (own > 0n) await call(walk, id, 'transfer.upline', { amount: moneyText(own, 2), password })
  await launch(walk, id)
  const table = walk.plays.get(id)
  const stake = table?.stakes.at(-1)
  if (!table || stake === undefined) return
  const dueAt = walk.testPlatform.clock.now() + 30 * MINUTE
  atTable(walk, id, () =>
    rounds.begin(table.token, { stake, key: `press-${nextSerial(8)}` }, () => ({
      state: null,
      dueAt,
      due: { payout: 0n, detail: null },
    })),
  )
}

/** Ends a bonus during an open round, which then pays. */
const endBonusInPlay: Move = async (walk, id) => {
  const { context } = walk.testPlatform.sandbox
  if (context.tables.openRounds.keysBy('member', String(id)).length === 0) await playBonus(walk, id)
  const [bonus] = context.tables.wagering.by('open', String(id))
  const round = context.tables.openRounds
    .by('member', String(id))
    .find(({ sources }) => sources?.some((one) => one.bonus))
  if (!bonus || !round) return
  count(walk, 'bonus ended in a round')
  await call(walk, id, 'promotion.endBonus', { bonusId: bonus.id })
  finish(walk, id)
}

/** Moves at the tables. */
export const playMoves: readonly WeightedMove[] = [
  ['launch', 6, launch],
  ['play', 30, play],
  ['play high', 6, playHigh],
  ['press again', 3, pressAgain],
  ['grab a round', 2, grabRound],
  ['leave', 2, leave],
  ['fund the table', 6, fundTable],
  ['place bets', 12, placeBets],
  ['finish', 10, finish],
  ['end a bonus in play', 3, endBonusInPlay],
  ['answer a reality check', 16, answerCheck],
]
