import { periodAt } from '@croupier/locales/calendar'
import { memberByAccount } from '../domains/identity/members/members.ts'
import type { Member } from '../domains/identity/members/rows.ts'
import type { Merchant } from '../domains/merchants/merchants/Merchant.ts'
import { changeSettings, operatorSettings } from '../domains/merchants/merchants/rules.ts'
import { platform } from '../subjects.ts'
import type { World } from '../World.ts'
import { seedDisputes } from './disputes.ts'
import { seedBreaks } from './excluded.ts'
import { seedLoad } from './load.ts'
import { seedTeam, type TeamActivity } from './team.ts'

/** A first state by name. */
export interface Scenario {
  /** Description for the panel. */
  readonly doc: string
  /** Writes it into empty tables. */
  readonly sow: (world: World, seed: number) => void
}

/** How long before the end of the half month the payday scenario starts. */
const BEFORE_PAYDAY = 120_000
/** People of the load scenario. */
const LOAD = 50_000
/** Slots of the load scenario and of the one with many games. */
const MANY_SLOTS = 10_000
/** People of the crowd scenario, and what their long names begin with. */
const CROWD = 5_000
const CROWD_NAME = 'maximilianaofbatangas'

const QUIET: TeamActivity = { rounds: 8, closingRounds: 0, shortSalaryDays: 2 }
const BUSY: TeamActivity = { rounds: 60, closingRounds: 0, shortSalaryDays: 7 }

function withTeam(world: World, seed: number, activity: TeamActivity): void {
  platform.seed.people(world, seed)
  const found = topAgent(world)
  if (found) seedTeam(world, found.merchant, found.agent, seed, activity)
}

/** The merchant served where no host decides. The team and what happens to it are there. */
function firstMerchant(world: World): Merchant {
  const [merchant] = world.merchants.values()
  if (!merchant) throw new Error('the sandbox has no merchant')
  return merchant
}

function topAgent(world: World): { merchant: Merchant; agent: Member } | undefined {
  const merchant = firstMerchant(world)
  const agent = memberByAccount(world, merchant.code, 'ace')
  return agent && { merchant, agent }
}

/** A scenario of the people of the guide with a team below ace, and of what happens to them besides. */
const teamScenario = (
  doc: string,
  activity: TeamActivity,
  then?: (world: World, seed: number, found: NonNullable<ReturnType<typeof topAgent>>) => void,
): Scenario => ({
  doc,
  sow(world, seed) {
    platform.seed.platform(world, seed)
    withTeam(world, seed, activity)
    const found = topAgent(world)
    if (found) then?.(world, seed, found)
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
    sow(world, seed) {
      platform.seed.platform(world, seed)
      sowBeforePayday(world, seed)
    },
  },
  disputes: teamScenario(
    'Payouts reported as not received; a withdrawal and two deposits that wait for the operator.',
    QUIET,
    (world, _seed, { merchant }) => seedDisputes(world, merchant),
  ),
  excluded: teamScenario(
    'Carl and three others of the team on time-outs and a self-exclusion; the password is the usual one.',
    QUIET,
    (world, _seed, { merchant }) => seedBreaks(world, merchant),
  ),
  crowd: teamScenario(
    '5,000 people with long names directly below ace, a fifth of whom have played.',
    QUIET,
    (world, seed, { merchant, agent }) =>
      seedLoad(world, merchant, agent, seed, CROWD, { branch: CROWD, prefix: CROWD_NAME }),
  ),
  'many-games': teamScenario('The same people; the lobby of slots has 10,000 games.', QUIET, (world) =>
    changeSettings(world, { slots: MANY_SLOTS }),
  ),
  load: teamScenario(
    '50,000 more people below ace, a fifth of whom have played, and 10,000 slots. Takes a few seconds.',
    QUIET,
    (world, seed, { merchant, agent }) => {
      changeSettings(world, { slots: MANY_SLOTS })
      seedLoad(world, merchant, agent, seed, LOAD)
    },
  ),
} as const satisfies Record<string, Scenario>

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** All names, in the order the panel lists them. */
export const SCENARIO_NAMES = Object.keys(scenarios) as readonly ScenarioName[]

/** Whether a text names a scenario. */
export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)

function sowBeforePayday(world: World, seed: number): void {
  const now = world.clock.now()
  const halfMonth = periodAt('halfMonth', now, firstMerchant(world).timeZone)
  const { clock } = operatorSettings(world)
  changeSettings(world, { clock: { ...clock, offset: clock.offset + (halfMonth.to - BEFORE_PAYDAY - now) } })
  withTeam(world, seed, { ...BUSY, closingRounds: 2 })
}
