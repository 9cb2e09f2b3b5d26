import { periodAt } from '@croupier/locales/calendar'
import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { changeSettings, operatorSettings } from '../domains/merchants/merchants/rules.ts'
import { platform } from '../subjects.ts'
import type { Context } from '../Context.ts'
import { seedDisputes } from './disputes.ts'
import { seedBreaks } from './excluded.ts'
import { seedLoad } from './load.ts'
import { seedTeam, type TeamActivity } from './team.ts'

/** A first state by name. */
export interface Scenario {
  /** Description for the panel. */
  readonly doc: string
  /** Writes it into empty tables. */
  readonly sow: (context: Context, seed: number) => void
}

/** How long before the end of the half month the payday scenario starts. */
const BEFORE_PAYDAY = 120_000
/** People of the load scenario. */
const LOAD = 50_000
/** Slots of the load scenario and of the one with many games. */
const MANY_SLOTS = 10_000
/** People of the crowd scenario, and the prefix of their long names. */
const CROWD = 5_000
const CROWD_NAME = 'maximilianaofbatangas'

const QUIET: TeamActivity = { rounds: 8, closingRounds: 0, shortSalaryDays: 2 }
const BUSY: TeamActivity = { rounds: 60, closingRounds: 0, shortSalaryDays: 7 }

function withTeam(context: Context, seed: number, activity: TeamActivity): void {
  platform.seed.people(context, seed)
  const found = topAgent(context)
  if (found) seedTeam(context, found.merchant, found.agent, seed, activity)
}

/** The default merchant, for unknown hosts. The team and its history belong to it. */
function firstMerchant(context: Context): Merchant {
  const [merchant] = context.merchants.values()
  if (!merchant) throw new Error('the sandbox has no merchant')
  return merchant
}

function topAgent(context: Context): { merchant: Merchant; agent: Member } | undefined {
  const merchant = firstMerchant(context)
  const agent = memberByAccount(context, merchant.code, 'ace')
  return agent && { merchant, agent }
}

/** A scenario with the people of the guide and a team below ace, plus the given events. */
const teamScenario = (
  doc: string,
  activity: TeamActivity,
  then?: (context: Context, seed: number, found: NonNullable<ReturnType<typeof topAgent>>) => void,
): Scenario => ({
  doc,
  sow(context, seed) {
    platform.seed.platform(context, seed)
    withTeam(context, seed, activity)
    const found = topAgent(context)
    if (found) then?.(context, seed, found)
  },
})

/** Every scenario. */
export const scenarios = {
  empty: {
    doc: 'Merchants, games and notices; nobody has registered yet.',
    sow: platform.seed.platform,
  },
  seeded: teamScenario(
    'The people of the guide, a year of one member’s play, and a team of four levels below ace.',
    QUIET,
  ),
  'agent-month': teamScenario(
    'The same people; the team below ace has had a busy month, so that every report is full.',
    BUSY,
  ),
  payday: {
    doc: 'The busy month, two minutes before half a month ends: dividends and daily, hourly and real-time salaries are due.',
    sow(context, seed) {
      platform.seed.platform(context, seed)
      sowBeforePayday(context, seed)
    },
  },
  disputes: teamScenario(
    'Payouts reported as not received; a withdrawal and two deposits that wait for the operator.',
    QUIET,
    (context, _seed, { merchant }) => seedDisputes(context, merchant),
  ),
  excluded: teamScenario(
    'Carl and three others of the team on time-outs and a self-exclusion; the password is the usual one.',
    QUIET,
    (context, _seed, { merchant }) => seedBreaks(context, merchant),
  ),
  crowd: teamScenario(
    '5,000 people with long names directly below ace, a fifth of whom have played.',
    QUIET,
    (context, seed, { merchant, agent }) =>
      seedLoad(context, merchant, agent, seed, CROWD, { branch: CROWD, prefix: CROWD_NAME }),
  ),
  'many-games': teamScenario('The same people; the lobby of slots has 10,000 games.', QUIET, (context) =>
    changeSettings(context, { slots: MANY_SLOTS }),
  ),
  load: teamScenario(
    '50,000 more people below ace, a fifth of whom have played, and 10,000 slots. Takes a few seconds.',
    QUIET,
    (context, seed, { merchant, agent }) => {
      changeSettings(context, { slots: MANY_SLOTS })
      seedLoad(context, merchant, agent, seed, LOAD)
    },
  ),
} as const satisfies Record<string, Scenario>

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** All names, in the order the panel lists them. */
export const SCENARIO_NAMES = Object.keys(scenarios) as readonly ScenarioName[]

/** Whether a text names a scenario. */
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

function sowBeforePayday(context: Context, seed: number): void {
  const now = context.clock.now()
  const halfMonth = periodAt('halfMonth', now, firstMerchant(context).timeZone)
  const { clock } = operatorSettings(context)
  changeSettings(context, { clock: { ...clock, offset: clock.offset + (halfMonth.to - BEFORE_PAYDAY - now) } })
  withTeam(context, seed, { ...BUSY, closingRounds: 2 })
}
