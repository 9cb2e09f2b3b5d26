import { memberAccount, cashierAccount } from '../../../core/ledger/accounts.ts'
import { post } from '../../../core/ledger/ledger.ts'
import { bindCard } from '../../../domains/money/bank/cards.ts'
import { createMember } from '../../../domains/identity/members/members.ts'
import type { Member, MemberType } from '../../../domains/identity/members/rows.ts'
import { allModules } from '@croupier/api/merchant'
import { changeSettings, switchModule } from '../../../domains/merchants/merchants/rules.ts'
import { noteProtectionRead, noteReview } from '../../../domains/safety/safety/choices.ts'
import { setPaymentPassword } from '../../../domains/access/security/paymentPassword.ts'
import { SEEDED_PAYMENT_PASSWORD } from '../../../domains/access/security/seed.ts'
import { createTestPlatform, type TestPlatform } from '../../../testing/createTestPlatform.ts'
import { openly } from '../requests.ts'
import { WALKERS_PASSWORD } from './Walk.ts'

interface Walker {
  readonly account: string
  readonly type: MemberType
  /** Index of the agent above. */
  readonly upline: number | null
  /** People with the same name and birthday are one person with several accounts. */
  readonly person: string
}

/** Four agents in a chain, most of them with a player below; the twins are an agent and a player far below. */
const CHAIN: readonly Walker[] = [
  { account: 'walktop', type: 1, upline: null, person: 'Tomas Reyes' },
  { account: 'walkmid', type: 2, upline: 0, person: 'Ben Santos' },
  { account: 'walklow', type: 2, upline: 1, person: 'Lina Aquino' },
  { account: 'walkend', type: 2, upline: 2, person: 'Elmo Torres' },
  { account: 'walkana', type: 0, upline: 3, person: 'Ana Lopez' },
  { account: 'walkbis', type: 0, upline: 3, person: 'Ben Santos' },
  { account: 'walkcai', type: 0, upline: 0, person: 'Cai Ramos' },
]

/** Two separate teams; one person plays in both, another is an agent in one and plays alone. */
const TWO_TEAMS: readonly Walker[] = [
  { account: 'walktop', type: 1, upline: null, person: 'Tomas Reyes' },
  { account: 'walkana', type: 0, upline: 0, person: 'Ana Lopez' },
  { account: 'walkben', type: 0, upline: 0, person: 'Ben Santos' },
  { account: 'walktwo', type: 1, upline: null, person: 'Tala Cruz' },
  { account: 'walkbis', type: 0, upline: 3, person: 'Ben Santos' },
  { account: 'walkcai', type: 0, upline: 3, person: 'Cai Ramos' },
  { account: 'walkdan', type: 0, upline: null, person: 'Tala Cruz' },
]

/** A team of two agents and five player accounts, two of which belong to one person. */
const ONE_TEAM: readonly Walker[] = [
  { account: 'walktop', type: 1, upline: null, person: 'Tomas Reyes' },
  { account: 'walkmid', type: 2, upline: 0, person: 'Mila Cruz' },
  { account: 'walkana', type: 0, upline: 1, person: 'Ana Lopez' },
  { account: 'walkben', type: 0, upline: 1, person: 'Ben Santos' },
  { account: 'walkbis', type: 0, upline: 1, person: 'Ben Santos' },
  { account: 'walkcai', type: 0, upline: 1, person: 'Cai Ramos' },
  { account: 'walkdan', type: 0, upline: null, person: 'Dan Flores' },
]

/** Team structures; the seed selects one. */
const STRUCTURES = [CHAIN, TWO_TEAMS, ONE_TEAM] as const
const walkersOf = (seed: number): readonly Walker[] => STRUCTURES[seed % STRUCTURES.length] ?? ONE_TEAM

/** Joins on the day a walker excludes themselves. */
const NEWCOMER: Walker = { account: 'walknew', type: 0, upline: 0, person: 'Nena Ocampo' }

/** A platform with only the walkers of a seed, every module on. The last of them joins later. */
export function walkingTestPlatform(seed: number): {
  readonly testPlatform: TestPlatform
  readonly ids: number[]
  readonly newcomer: number
  readonly twins: Twins
} {
  const walkers = [...walkersOf(seed), NEWCOMER]
  const testPlatform = createTestPlatform({ scenario: 'empty', sealing: async () => openly })
  const { state, context } = testPlatform.sandbox
  const merchant = context.merchants.get('crph')
  if (!merchant) throw new Error('no merchant')
  const made: Member[] = []
  state.transact(() => {
    for (const module of allModules) if (module !== 'GEETEST3') switchModule(context, merchant, module, true)
    changeSettings(context, { walletPerVendor: { crph: true }, payoutAfter: { crph: null } })
    for (const [place, { account, type, upline, person }] of walkers.entries()) {
      const member = createMember(context, merchant, {
        account,
        password: WALKERS_PASSWORD,
        type,
        uplineId: upline === null ? null : (made[upline]?.id ?? null),
        toUpline: true,
        payeeName: person,
        birthday: '1990-04-12',
        mobile: `63917555000${place}`,
        // Required before any payout.
        verified: true,
        profile: { birthPlace: 'Manila', incomeSource: 'SALARY' },
      })
      setPaymentPassword(context, member.id, SEEDED_PAYMENT_PASSWORD)
      bindCard(context, merchant, member, {
        bankCode: place % 2 === 0 ? 'ISLA' : 'MABINI',
        accountNumber: String(100_000_000_000 + place),
        accountName: person,
        isDefault: true,
        password: SEEDED_PAYMENT_PASSWORD,
      })
      noteProtectionRead(context, member)
      noteReview(context, member, 'later')
      const moves = [{ from: cashierAccount('crph'), to: memberAccount(member.id), amount: 500_000n }]
      post(context, { kind: 'opening', reference: `opening-${member.id}`, moves })
      made.push(member)
    }
  })
  const ids = made.map(({ id }) => id)
  const twins = new Map(
    ids.map((id, place) => [id, ids.filter((_, other) => walkers[other]?.person === walkers[place]?.person)]),
  )
  const newcomer = ids.pop()
  if (newcomer === undefined) throw new Error('nobody walks')
  return { testPlatform, ids, newcomer, twins }
}

/** The accounts of each walker's person, including the walker's own. */
export type Twins = ReadonlyMap<number, readonly number[]>
