import { DAY } from '@croupier/locales/calendar'
import { addLine, ROOMS } from '../subjects/chat/chat.ts'
import { memberByAccount } from '../subjects/members/members.ts'
import type { Merchant } from '../subjects/merchants/Merchant.ts'
import { settleDueBoards } from '../subjects/loyalty/leaderboard.ts'
import { inLanguage, type Words } from '../core/words/Words.ts'
import { changePoints } from '../subjects/points/account.ts'
import { issueReward } from '../subjects/promotions/rewards.ts'
import type { World } from '../World.ts'
import { nextDrawAt, openDraw, prizesOf } from '../subjects/tickets/raffle.ts'
import type { Draw } from '../subjects/tickets/rows.ts'
import { giveTicket } from '../subjects/tickets/tickets.ts'

const WEEK = 7 * DAY

const GREETINGS: Readonly<Record<string, Words>> = {
  lounge: {
    EN: 'Welcome. Be kind to one another, and keep passwords and numbers to yourself.',
    TY: 'Maligayang pagdating. Maging mabait sa isa’t isa, at huwag ibahagi ang mga password at numero.',
    BN: 'স্বাগতম। সবার সাথে ভদ্র থাকুন, পাসওয়ার্ড ও নম্বর নিজের কাছে রাখুন।',
  },
  help: {
    EN: 'Ask away. For questions about your own money, please write in your inbox instead.',
    TY: 'Magtanong lang. Para sa sarili mong pera, sa inbox sumulat.',
    BN: 'প্রশ্ন করুন। নিজের টাকা নিয়ে প্রশ্ন থাকলে ইনবক্সে লিখুন।',
  },
}

const THANKS: Words = { EN: 'Thank you for your feedback', TY: 'Salamat sa iyong puna', BN: 'আপনার মতামতের জন্য ধন্যবাদ' }
const STORY: Words = { EN: 'Story of the month', TY: 'Kuwento ng buwan', BN: 'মাসের গল্প' }

/** What rewards need in every state: raffles, boards, a greeting in the rooms. */
export function sowRewards(world: World): void {
  world.tables.counters.put('sownAt', world.clock.now())
  for (const merchant of world.merchants.values()) {
    seedRaffle(world, merchant)
    for (const { id } of ROOMS) {
      const text = GREETINGS[id]
      if (!text) continue
      addLine(world, {
        merchant: merchant.code,
        room: id,
        memberId: null,
        name: merchant.name,
        avatar: '0',
        text: inLanguage(text, merchant.languages[1] ?? 'EN'),
      })
    }
  }
  settleDueBoards(world)
}

/** Rewards, tickets and points of the people of the guide. None of it is money on an account yet. */
export function seedPeoplesRewards(world: World): void {
  const now = world.clock.now()
  for (const [merchant, account] of [
    ['crph', 'maria'],
    ['crbd', 'rana'],
    ['crshow', 'vera'],
  ] as const) {
    const member = memberByAccount(world, merchant, account)
    if (!member) continue
    issueReward(world, member, { type: 'MANUAL', source: 'seed/thanks', name: THANKS, amount: 2_000n, multiple: 3 })
    issueReward(world, member, { type: 'EVENT', source: 'seed/story', name: STORY, points: 200n, pending: true })
    giveTicket(world, member, 'GOLDEN_EGG')
    giveTicket(world, member, 'PRIZE_WHEEL', { endsAt: null })
    giveTicket(world, member, 'RAFFLE')
    giveTicket(world, member, 'CASH_VOUCHER', { startsAt: now + 2 * DAY })
    changePoints(world, member.id, { type: 'reward', change: 2_000n, reference: '' })
  }
  for (const account of ['jun', 'vip', 'carl']) {
    const member = memberByAccount(world, 'crph', account)
    if (member) giveTicket(world, member, 'RAFFLE')
  }
}

/** A draw of last week without anybody of this state in it, and the one that runs. */
function seedRaffle(world: World, merchant: Merchant): void {
  const lastAt = nextDrawAt(merchant, world.clock.now() - WEEK)
  const held: Draw = {
    id: `raffle-${merchant.code}-${lastAt}`,
    merchant: merchant.code,
    opensAt: lastAt - WEEK,
    drawsAt: lastAt,
    jackpot: 100_000n,
    entries: 41,
    drawnAt: lastAt,
    winners: [],
  }
  const names = ['lia***7', 'mak***o', 'sun***3', 'jod***a', 'ren***5']
  const winners = prizesOf(held).map((amount, index) => ({
    ticketId: 0,
    number: [17, 4, 29, 33, 8][index] ?? 1,
    name: names[index] ?? '',
    amount,
  }))
  world.tables.draws.put(held.id, { ...held, winners })
  openDraw(world, merchant, lastAt, 0n)
}
