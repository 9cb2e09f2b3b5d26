import type { ClockSetting } from '../../../core/clock/clock.ts'
import type { OperatorSettings } from './rows.ts'
import type { World } from '../../../World.ts'
import type { Merchant } from './Merchant.ts'
import { moduleTree, type ModuleNode } from './modules.ts'
import type { RegisterField } from './registerFields.ts'

/** The operator's settings. They exist from the first seed on. */
export function operatorSettings(world: Pick<World, 'tables'>): OperatorSettings {
  const settings = world.tables.settings.get('operator')
  if (!settings) throw new Error('the state was never seeded')
  return settings
}

/** Changes some of the operator's settings. */
export function changeSettings(world: World, change: Partial<OperatorSettings>): void {
  world.tables.settings.put('operator', { ...operatorSettings(world), ...change })
}

/** Bends the clock, and remembers how far it had come: results shown by then stay closed to bets. */
export function setClock(world: World, { offset, frozenAt }: Pick<ClockSetting, 'offset' | 'frozenAt'>): void {
  const shownUntil = Math.max(resultsShownUntil(world), world.clock.now())
  changeSettings(world, { clock: { offset, frozenAt, shownUntil } })
}

/** Notes that everything due by a moment was shown. */
export function keepShown(world: World, until: number): void {
  const { clock } = operatorSettings(world)
  changeSettings(world, { clock: { ...clock, shownUntil: Math.max(clock.shownUntil ?? 0, until) } })
}

/** Moves the clock by `ms`, frozen or not. */
export function jumpClock(world: World, ms: number): void {
  const { offset, frozenAt } = operatorSettings(world).clock
  setClock(world, frozenAt === null ? { offset: offset + ms, frozenAt } : { offset, frozenAt: frozenAt + ms })
}

/** Everything due by this moment was shown before the operator last changed the clock, and takes no bets any more. */
export const resultsShownUntil = (world: Pick<World, 'tables'>): number => operatorSettings(world).clock.shownUntil ?? 0

/** Whether a whitelabel module is on for a merchant: as the operator set it, else as the merchant starts. */
export function moduleOn(world: World, merchant: Merchant, id: string): boolean {
  return world.tables.modules.get(`${merchant.code}/${id}`) ?? merchant.modules.has(id)
}

/** Switches a module for a merchant. */
export function switchModule(world: World, merchant: Merchant, id: string, on: boolean): void {
  world.tables.modules.put(`${merchant.code}/${id}`, on)
}

/** The whitelabel tree as it is now. */
export function whitelabel(world: World, merchant: Merchant): ModuleNode {
  return moduleTree((id) => moduleOn(world, merchant, id))
}

/** The registration fields as they stand. */
export function fieldRules(world: World, merchant: Merchant): Record<string, RegisterField> {
  const rules: Record<string, RegisterField> = {}
  for (const [name, rule] of Object.entries(merchant.registerFields)) {
    rules[name] = { ...rule, ...world.tables.registerFields.get(`${merchant.code}/${name}`) }
  }
  return rules
}

/** The merchant of a code, or undefined. */
export function merchantOf(world: Pick<World, 'merchants'>, code: string): Merchant | undefined {
  return world.merchants.get(code)
}

/** Whether a deposit method is in service. */
export const methodIsOpen = (world: Pick<World, 'tables'>, merchant: Merchant, code: string): boolean =>
  !operatorSettings(world).closedMethods?.[merchant.code]?.includes(code)

/** Takes a deposit method out of service, or puts it back. Orders made before can still be paid. */
export function setMethodOpen(world: World, merchant: Merchant, code: string, open: boolean): void {
  const { closedMethods = {} } = operatorSettings(world)
  const others = (closedMethods[merchant.code] ?? []).filter((one) => one !== code)
  changeSettings(world, { closedMethods: { ...closedMethods, [merchant.code]: open ? others : [...others, code] } })
}

/** Milliseconds after which a complete deposit credits itself, or null while the operator decides. */
export function creditDelay(world: World, merchant: Merchant): number | null {
  const set = operatorSettings(world).creditAfter[merchant.code]
  return set === undefined ? merchant.creditAfter : set
}

/** Milliseconds from a withdrawal's request to its payout, or null while the operator decides. */
export function payoutDelay(world: World, merchant: Merchant): number | null {
  const set = operatorSettings(world).payoutAfter?.[merchant.code]
  return set === undefined ? merchant.payoutAfter : set
}

/** Whether a merchant keeps one wallet for all vendors. The operator can give each vendor its own. */
export function isSingleWallet(world: World, merchant: Pick<Merchant, 'code'>): boolean {
  return operatorSettings(world).walletPerVendor?.[merchant.code] !== true
}

/** Whether a withdrawal waits for a checked identity: as the operator set it, else as the market has it. */
export function identityIsAsked(world: Pick<World, 'tables'>, merchant: Merchant): boolean {
  return operatorSettings(world).identityAsked?.[merchant.code] ?? merchant.withdrawals.checksIdentity
}
