import { gateOf, gates, type Endpoint, type EndpointId, type Gate } from '@croupier/api'
import { HOUR } from '@croupier/locales/calendar'
import { changeMember, memberByAccount } from '../../domains/identity/members/members.ts'
import { noConsent } from '../../domains/identity/members/consent.ts'
import { startBreak } from '../../domains/safety/safety/breaks.ts'
import { setLimit } from '../../domains/safety/safety/limits.ts'
import type { Stage } from './preparations/Stage.ts'

/** Who makes a call, or in which state. `null` is a call that is answered. */
export interface Situation {
  readonly title: string
  /** Brought about after everything that the call needs. */
  readonly begin?: (stage: Stage) => unknown
  /** The code that the declaration of the call asks for, or null when it says nothing against the call. */
  readonly expected: (endpoint: Endpoint<EndpointId>, gate: Gate) => string | null
}

/** Gate of a call as the prepared request meets it. */
export const gateAsked = ({ gate }: Endpoint<EndpointId>): Gate =>
  typeof gate === 'string' ? gateOf(gate) : gates[gate.sometimes]

const when = (applies: boolean, code: string): string | null => (applies ? code : null)

const wrongAccount = ({ account }: Gate): string | null =>
  ({ any: null, real: 'need.true.account', agent: 'agent.only' })[account]

/** Somebody excluded themselves, and the member is like them. */
function hold({ world, merchant, member }: Stage): void {
  const excluded = memberByAccount(world, merchant.code, 'jun')
  if (!excluded) throw new Error('jun was not seeded')
  const one = startBreak(world, merchant, excluded, '1y')
  const likeness = { memberId: member.id, excluded: excluded.id, breakId: one.id, traits: ['person'] }
  world.tables.likenesses.put(`${member.id}/${one.id}`, { ...likeness, state: 'held' })
}

function reachLimits({ world, merchant, member }: Stage): void {
  for (const kind of ['deposit', 'loss', 'wager'] as const)
    setLimit(world, merchant, member, { kind, period: 'day' }, 0n)
  setLimit(world, merchant, member, { kind: 'session', period: 'sitting' }, 60n)
  const now = world.clock.now()
  const sums = { staked: 0n, paid: 0n }
  world.tables.sittings.put(String(member.id), {
    memberId: member.id,
    startedAt: now - 2 * HOUR,
    lastAt: now,
    checkedAt: now,
    ...sums,
  })
}

/** Calls that look at limits by what they do, and the limit they meet first. */
const LIMITED: Readonly<Partial<Record<string, string>>> = {
  deposit: 'deposit.limit.reached',
  play: 'safety.session.over',
  game: 'safety.session.over',
}

/** Every situation in which a member's own account is not what a call may ask for. */
export const situations = {
  trial: {
    title: 'Trial account',
    begin: ({ world, member }) => changeMember(world, member.id, { type: 4 }),
    expected: (_, gate) => wrongAccount(gate),
  },
  role: {
    title: 'No agent',
    begin: ({ world, member }) => changeMember(world, member.id, { type: 0 }),
    // The right to send money down is the agent's module.
    expected: ({ id }, { account }) =>
      id === 'transfer.downline' ? 'function.not.available' : when(account === 'agent', 'agent.only'),
  },
  excluded: {
    title: 'Excluded',
    begin: ({ world, merchant, member }) => startBreak(world, merchant, member, '1y'),
    expected: ({ id }, { barred }) =>
      id === 'safety.askReturn' ? 'safety.break.running' : when(barred !== null, 'safety.break'),
  },
  held: {
    title: 'May be an excluded person',
    begin: hold,
    expected: (_, { identity }) => when(identity, 'safety.identity.first'),
  },
  ageless: {
    title: 'No birthday',
    begin: ({ world, member }) => changeMember(world, member.id, { birthday: '' }),
    expected: (_, { details }) => when(details, 'account.details.first'),
  },
  minor: {
    title: 'Under age',
    begin: ({ world, member }) => changeMember(world, member.id, { birthday: '2015-02-03' }),
    expected: (_, { details }) => when(details, 'age.too.young'),
  },
  terms: {
    title: 'No terms',
    begin: ({ world, member }) => changeMember(world, member.id, { consent: noConsent(world.clock.now()) }),
    expected: (_, { details }) => when(details, 'account.details.first'),
  },
  limits: {
    title: 'Over the limits',
    begin: reachLimits,
    expected: ({ gate }) => (typeof gate === 'string' ? (LIMITED[gate] ?? null) : null),
  },
} as const satisfies Readonly<Record<string, Situation>>
