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
  /** Place of the agent above. */
  readonly upline: number | null
  /** People with the same name and birthday are one person with several accounts. */
  readonly person: string
}

/** Four agents one below the other, with a player below most of them; the twins are an agent and a player far below. */
const CHAIN: readonly Walker[] = [
  { account: 'walktop', type: 1, upline: null, person: 'Tomas Reyes' },
  { account: 'walkmid', type: 2, upline: 0, person: 'Ben Santos' },
  { account: 'walklow', type: 2, upline: 1, person: 'Lina Aquino' },
  { account: 'walkend', type: 2, upline: 2, person: 'Elmo Torres' },
  { account: 'walkana', type: 0, upline: 3, person: 'Ana Lopez' },
  { account: 'walkbis', type: 0, upline: 3, person: 'Ben Santos' },
  { account: 'walkcai', type: 0, upline: 0, person: 'Cai Ramos' },
]

/** Two teams that know nothing of each other; one person plays in both, another is agent of one and plays alone. */
const TWO_TEAMS: readonly Walker[] = [
  { account: 'walktop', type: 1, upline: null, person: 'Tomas Reyes' },
  { account: 'walkana', type: 0, upline: 0, person: 'Ana Lopez' },
  { account: 'walkben', type: 0, upline: 0, person: 'Ben Santos' },
  { account: 'walktwo', type: 1, upline: null, person: 'Tala Cruz' },
  { account: 'walkbis', type: 0, upline: 3, person: 'Ben Santos' },
  { account: 'walkcai', type: 0, upline: 3, person: 'Cai Ramos' },
  { account: 'walkdan', type: 0, upline: null, person: 'Tala Cruz' },
]

/** A team of two agents and five accounts of players, two of which are one person's. */
const ONE_TEAM: readonly Walker[] = [
  { account: 'walktop', type: 1, upline: null, person: 'Tomas Reyes' },
  { account: 'walkmid', type: 2, upline: 0, person: 'Mila Cruz' },
  { account: 'walkana', type: 0, upline: 1, person: 'Ana Lopez' },
  { account: 'walkben', type: 0, upline: 1, person: 'Ben Santos' },
  { account: 'walkbis', type: 0, upline: 1, person: 'Ben Santos' },
  { account: 'walkcai', type: 0, upline: 1, person: 'Cai Ramos' },
  { account: 'walkdan', type: 0, upline: null, person: 'Dan Flores' },
]

/** Who walks with a seed: the seed decides. */
const STRUCTURES = [CHAIN, TWO_TEAMS, ONE_TEAM] as const
const walkersOf = (seed: number): readonly Walker[] => STRUCTURES[seed % STRUCTURES.length] ?? ONE_TEAM

/** Walks from the day on which somebody excludes themselves. */
const NEWCOMER: Walker = { account: 'walknew', type: 0, upline: 0, person: 'Nena Ocampo' }

/** A platform with nobody but the walkers of a seed on it, every module on. The last of them comes later. */
export function walkingTestPlatform(seed: number): {
  readonly testPlatform: TestPlatform
  readonly ids: number[]
  readonly newcomer: number
  readonly twins: Twins
} {
  const walkers = [...walkersOf(seed), NEWCOMER]
  const testPlatform = createTestPlatform({ scenario: 'empty', sealing: async () => openly })
  const { state, world } = testPlatform.sandbox
  const merchant = world.merchants.get('crph')
  if (!merchant) throw new Error('no merchant')
  const made: Member[] = []
  state.transact(() => {
    for (const module of allModules) if (module !== 'GEETEST3') switchModule(world, merchant, module, true)
    changeSettings(world, { walletPerVendor: { crph: true }, payoutAfter: { crph: null } })
    for (const [place, { account, type, upline, person }] of walkers.entries()) {
      const member = createMember(world, merchant, {
        account,
        password: WALKERS_PASSWORD,
        type,
        uplineId: upline === null ? null : (made[upline]?.id ?? null),
        toUpline: true,
        payeeName: person,
        birthday: '1990-04-12',
        mobile: `63917555000${place}`,
        // Nobody is paid out before this is known.
        verified: true,
        profile: { birthPlace: 'Manila', incomeSource: 'SALARY' },
      })
      setPaymentPassword(world, member.id, SEEDED_PAYMENT_PASSWORD)
      bindCard(world, merchant, member, {
        bankCode: place % 2 === 0 ? 'ISLA' : 'MABINI',
        accountNumber: String(100_000_000_000 + place),
        accountName: person,
        isDefault: true,
        password: SEEDED_PAYMENT_PASSWORD,
      })
      noteProtectionRead(world, member)
      noteReview(world, member, 'later')
      const moves = [{ from: cashierAccount('crph'), to: memberAccount(member.id), amount: 500_000n }]
      post(world, { kind: 'opening', reference: `opening-${member.id}`, moves })
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

/** The accounts of each walker's person, the walker's own included. */
export type Twins = ReadonlyMap<number, readonly number[]>
