import { gateOf, gates, type Endpoint, type EndpointId, type Gate } from '@croupier/api'
import { HOUR } from '@croupier/locales/calendar'
import { changeMember, memberByAccount } from '../../domains/identity/members/members.ts'
import { noConsent } from '../../domains/identity/members/consent.ts'
import { startBreak } from '../../domains/safety/safety/breaks.ts'
import { setLimit } from '../../domains/safety/safety/limits.ts'
import type { Fixture } from './preparations/Fixture.ts'

/** Who makes a call, or in which state. `null` means that the call is answered. */
export interface Situation {
  readonly title: string
  /** Runs after everything that the call needs. */
  readonly begin?: (fixture: Fixture) => unknown
  /** The refusal code that the call's declaration requires, or null when nothing prevents the call. */
  readonly expected: (endpoint: Endpoint<EndpointId>, gate: Gate) => string | null
}

/** Gate of a call as it applies to the prepared request. */
export const gateAsked = ({ gate }: Endpoint<EndpointId>): Gate =>
  typeof gate === 'string' ? gateOf(gate) : gates[gate.sometimes]

const when = (applies: boolean, code: string): string | null => (applies ? code : null)

const wrongAccount = ({ account }: Gate): string | null =>
  ({ any: null, real: 'need.true.account', agent: 'agent.only' })[account]

/** A person excluded themselves, and the member resembles them. */
function hold({ context, merchant, member }: Fixture): void {
  const excluded = memberByAccount(context, merchant.code, 'jun')
  if (!excluded) throw new Error('jun was not seeded')
  const one = startBreak(context, merchant, excluded, '1y')
  const likeness = { memberId: member.id, excluded: excluded.id, breakId: one.id, traits: ['person'] }
  context.tables.likenesses.put(`${member.id}/${one.id}`, { ...likeness, state: 'held' })
}

function reachLimits({ context, merchant, member }: Fixture): void {
  for (const kind of ['deposit', 'loss', 'wager'] as const)
    setLimit(context, merchant, member, { kind, period: 'day' }, 0n)
  setLimit(context, merchant, member, { kind: 'session', period: 'gamingSession' }, 60n)
  const now = context.clock.now()
  const sums = { staked: 0n, paid: 0n }
  context.tables.gamingSessions.put(String(member.id), {
    memberId: member.id,
    startedAt: now - 2 * HOUR,
    lastAt: now,
    checkedAt: now,
    ...sums,
  })
}

/** Calls that check limits by what they do, and the first limit that applies. */
const LIMITED: Readonly<Partial<Record<string, string>>> = {
  deposit: 'deposit.limit.reached',
  play: 'safety.session.over',
  game: 'safety.session.over',
}

/** Every situation in which a member's own account does not meet a call's conditions. */
export const situations = {
  trial: {
    title: 'Trial account',
    begin: ({ context, member }) => changeMember(context, member.id, { type: 4 }),
    expected: (_, gate) => wrongAccount(gate),
  },
  role: {
    title: 'No agent',
    begin: ({ context, member }) => changeMember(context, member.id, { type: 0 }),
    // Sending money down requires the agent's module.
    expected: ({ id }, { account }) =>
      id === 'transfer.downline' ? 'function.not.available' : when(account === 'agent', 'agent.only'),
  },
  excluded: {
    title: 'Excluded',
    begin: ({ context, merchant, member }) => startBreak(context, merchant, member, '1y'),
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
    begin: ({ context, member }) => changeMember(context, member.id, { birthday: '' }),
    expected: (_, { details }) => when(details, 'account.details.first'),
  },
  minor: {
    title: 'Under age',
    begin: ({ context, member }) => changeMember(context, member.id, { birthday: '2015-02-03' }),
    expected: (_, { details }) => when(details, 'age.too.young'),
  },
  terms: {
    title: 'No terms',
    begin: ({ context, member }) => changeMember(context, member.id, { consent: noConsent(context.clock.now()) }),
    expected: (_, { details }) => when(details, 'account.details.first'),
  },
  limits: {
    title: 'Over the limits',
    begin: reachLimits,
    expected: ({ gate }) => (typeof gate === 'string' ? (LIMITED[gate] ?? null) : null),
  },
} as const satisfies Readonly<Record<string, Situation>>
