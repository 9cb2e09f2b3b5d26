import { contract, type EndpointId } from '@croupier/api'
import { DAY, HOUR, MINUTE } from '@croupier/locales/calendar'
import { memberByAccount } from '../../domains/identity/members/members.ts'
import { allModules, isModuleId } from '@croupier/api/merchant'
import { changeSettings, setClock, operatorSettings, switchModule } from '../../domains/merchants/merchants/rules.ts'
import { isScenario, SCENARIO_NAMES, type ScenarioName } from '../../scenarios/scenarios.ts'
import { FAULT_KINDS, type Fault, type FaultKind } from '../../wire/faults/Faults.ts'
import type { Platform } from '../../wire/Platform.ts'
import { ActionRefused, refuseTooFar, merchant } from '../action.ts'

/** Settings that a link can have, and their form. */
export const travelFields = Object.freeze({
  scenario: 'first state to start over with, such as payday',
  at: 'time: 2026-12-24T18:00Z, or from now: +3d, -2h, +45m',
  frozen: '1 stops the clock there',
  market: 'merchant code, such as acme',
  country: 'country the visitor seems to be in, such as PH',
  account: 'who is signed in, such as maria',
  on: 'modules to switch on, separated by commas',
  off: 'modules to switch off',
  fault: 'faults as endpoint:kind, or endpoint:late:5000, separated by commas',
  latency: 'milliseconds every answer waits',
  closed: 'maintenance, region, address, or nothing to open',
  path: 'page of the site to arrive at, such as /promotions',
})

/** Name of a setting of a link. */
export type TravelField = keyof typeof travelFields

/** A link that was read and checked. Nothing has been changed yet. */
export interface TravelPlan {
  /** Its settings as written, in the order of `travelFields`. */
  readonly steps: readonly (readonly [TravelField, string])[]
  readonly market: string
  readonly account: string | null
  /** Path of the site to arrive at. */
  readonly path: string
  /** Applies all of it. @throws ActionRefused when the account is not in the scenario */
  readonly run: () => void
}

const units: Readonly<Record<string, number>> = { m: MINUTE, h: HOUR, d: DAY }
const isField = (name: string): name is TravelField => Object.hasOwn(travelFields, name)
const listed = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

function instantOf(text: string, now: number): number {
  const [, sign, count, unit = ''] = /^([+-])(\d{1,6})([mhd])$/.exec(text) ?? []
  const at = sign ? now + (sign === '-' ? -1 : 1) * Number(count) * (units[unit] ?? 0) : Date.parse(text)
  if (!Number.isFinite(at)) throw new ActionRefused(`at: ${travelFields.at}`)
  refuseTooFar(at - now)
  return at
}

function faultOf(text: string): Fault {
  const [endpoint = '', kind = '', more = ''] = text.split(':')
  if (endpoint !== '*' && !(endpoint in contract)) throw new ActionRefused(`fault: there is no endpoint ${endpoint}`)
  if (!FAULT_KINDS.includes(kind as FaultKind))
    throw new ActionRefused(`fault: there is no kind ${kind}; there are ${FAULT_KINDS.join(', ')}`)
  return {
    endpoint: endpoint as EndpointId | '*',
    kind: kind as FaultKind,
    ...(kind === 'late' && more !== '' && { ms: whole('fault', more, 120_000) }),
    ...(kind === 'platformCode' && more !== '' && { code: more }),
  }
}

function whole(field: TravelField, text: string, most: number): number {
  const value = Number(text)
  if (text === '' || !Number.isInteger(value) || value < 0 || value > most)
    throw new ActionRefused(`${field}: a whole number up to ${most}`)
  return value
}

function modulesOf(field: TravelField, text: string | undefined): readonly string[] {
  const ids = listed(text)
  const unknown = ids.find((id) => !isModuleId(id))
  if (unknown !== undefined) throw new ActionRefused(`${field}: there is no module ${unknown}`)
  return ids
}

const closures = { maintenance: 'maintenance', region: 'regionRestriction', address: 'ipRestriction' } as const

function closuresOf(text: string): Readonly<Record<(typeof closures)[keyof typeof closures], boolean>> {
  const words = listed(text)
  const unknown = words.find((word) => !Object.hasOwn(closures, word) && word !== 'nothing')
  if (unknown !== undefined) throw new ActionRefused(`closed: ${travelFields.closed}`)
  return {
    maintenance: words.includes('maintenance'),
    regionRestriction: words.includes('region'),
    ipRestriction: words.includes('address'),
  }
}

/** A path of the site itself; refuses anything that leads to another host. */
function pathOf(text: string): string {
  if (!/^\/(?![/\\])[^\s\\]{0,300}$/.test(text)) throw new ActionRefused(`path: ${travelFields.path}`)
  return text
}

/**
 * Reads the settings of a link. Missing settings stay unchanged; with a scenario everything is reset first.
 * @throws ActionRefused naming the first invalid setting
 */
export function travelPlan(
  platform: Platform,
  given: Readonly<Record<string, unknown>>,
  reset: (scenario: ScenarioName) => void,
): TravelPlan {
  const wanted: Partial<Record<TravelField, string>> = {}
  for (const [name, value] of Object.entries(given)) {
    if (!isField(name)) throw new ActionRefused(`there is no setting ${name}`)
    if (typeof value === 'string' && value.trim() !== '') wanted[name] = value.trim()
  }
  const { scenario, at, account = null } = wanted
  if (scenario !== undefined && !isScenario(scenario))
    throw new ActionRefused(`scenario: one of ${SCENARIO_NAMES.join(', ')}`)
  const { context, state, faults } = platform
  const market = merchant(context, wanted.market ?? operatorSettings(context).defaultMerchant)
  if (at !== undefined) instantOf(at, context.clock.now())
  const country = wanted.country
  if (country !== undefined && !/^[A-Z]{2}$/.test(country)) throw new ActionRefused(`country: ${travelFields.country}`)
  const switches = [
    ...modulesOf('on', wanted.on).map((id) => [id, true] as const),
    ...modulesOf('off', wanted.off).map((id) => [id, false] as const),
  ]
  const wrong = listed(wanted.fault).map(faultOf)
  const latency = wanted.latency === undefined ? undefined : whole('latency', wanted.latency, 60_000)
  const closed = wanted.closed === undefined ? undefined : closuresOf(wanted.closed)
  const path = pathOf(wanted.path ?? '/')
  const isThere = () => account === null || memberByAccount(context, market.code, account) !== undefined
  const absent = () => new ActionRefused(`account: there is no ${account} at ${market.code}`)
  if (scenario === undefined && !isThere()) throw absent()

  const run = (): void => {
    if (scenario !== undefined) reset(scenario)
    if (!isThere()) throw absent()
    state.transact(() => {
      if (at !== undefined || wanted.frozen !== undefined) {
        const now = context.clock.now()
        const to = at === undefined ? now : instantOf(at, now)
        setClock(context, { offset: 0, frozenAt: null })
        setClock(
          context,
          wanted.frozen === '1' ? { offset: 0, frozenAt: to } : { offset: to - context.clock.now(), frozenAt: null },
        )
        platform.rules.settleDue(context)
      }
      if (wanted.market !== undefined) changeSettings(context, { defaultMerchant: market.code })
      if (country !== undefined) changeSettings(context, { visitorCountry: country })
      if (closed !== undefined) changeSettings(context, closed)
      for (const [id, on] of switches) switchModule(context, market, id, on)
    })
    if (wanted.fault !== undefined) {
      faults.clear()
      for (const fault of wrong) faults.add(fault)
    }
    if (latency !== undefined) faults.latency = latency
  }
  const steps = Object.keys(travelFields)
    .filter(isField)
    .flatMap((name) => (wanted[name] === undefined ? [] : [[name, wanted[name]] as const]))
  return { steps, market: market.code, account, path, run }
}

/** The current state as the query of a link, as far as a link can express it. */
export function travelQuery(platform: Platform, code: string): string {
  const { context, faults } = platform
  const market = merchant(context, code)
  const { clock, visitorCountry, maintenance, regionRestriction, ipRestriction } = operatorSettings(context)
  const changed = allModules.flatMap((id) => {
    const on = context.tables.modules.get(`${code}/${id}`)
    return on === undefined || on === market.modules.has(id) ? [] : [{ id, on }]
  })
  const ids = (on: boolean) => changed.filter((one) => one.on === on).map(({ id }) => id)
  const closed = [maintenance && 'maintenance', regionRestriction && 'region', ipRestriction && 'address']
  const fields: Partial<Record<TravelField, string>> = {
    at: clock.offset !== 0 || clock.frozenAt !== null ? new Date(context.clock.now()).toISOString() : '',
    frozen: clock.frozenAt === null ? '' : '1',
    market: code,
    country: visitorCountry,
    on: ids(true).join(','),
    off: ids(false).join(','),
    fault: faults
      .list()
      .map(({ endpoint, kind, ms, code: refusal }) => [endpoint, kind, ms ?? refusal].filter(Boolean).join(':'))
      .join(','),
    latency: faults.latency === 0 ? '' : String(faults.latency),
    closed: closed.filter(Boolean).join(','),
  }
  return new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== '')).toString()
}
