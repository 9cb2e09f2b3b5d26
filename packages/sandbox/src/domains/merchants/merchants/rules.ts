import type { ClockSetting } from '../../../core/clock/clock.ts'
import type { OperatorSettings } from './rows.ts'
import type { Context } from '../../../Context.ts'
import type { Merchant } from './Merchant.ts'
import { moduleTree, type ModuleNode } from './modules.ts'
import type { RegisterField } from './registerFields.ts'

/** The operator's settings. They exist from the first seed on. */
export function operatorSettings(context: Pick<Context, 'tables'>): OperatorSettings {
  const settings = context.tables.settings.get('operator')
  if (!settings) throw new Error('the state was never seeded')
  return settings
}

/** Changes some of the operator's settings. */
export function changeSettings(context: Context, change: Partial<OperatorSettings>): void {
  context.tables.settings.put('operator', { ...operatorSettings(context), ...change })
}

/** Sets the clock, and records how far it had come: results already shown stay closed to bets. */
export function setClock(context: Context, { offset, frozenAt }: Pick<ClockSetting, 'offset' | 'frozenAt'>): void {
  const shownUntil = Math.max(resultsShownUntil(context), context.clock.now())
  changeSettings(context, { clock: { offset, frozenAt, shownUntil } })
}

/** Records that everything due by a moment was shown. */
export function keepShown(context: Context, until: number): void {
  const { clock } = operatorSettings(context)
  changeSettings(context, { clock: { ...clock, shownUntil: Math.max(clock.shownUntil ?? 0, until) } })
}

/** Moves the clock by `ms`, frozen or not. */
export function jumpClock(context: Context, ms: number): void {
  const { offset, frozenAt } = operatorSettings(context).clock
  setClock(context, frozenAt === null ? { offset: offset + ms, frozenAt } : { offset, frozenAt: frozenAt + ms })
}

/** Everything due by this moment was shown before the operator last changed the clock, so it takes no more bets. */
export const resultsShownUntil = (context: Pick<Context, 'tables'>): number =>
  operatorSettings(context).clock.shownUntil ?? 0

/** Whether a whitelabel module is on for a merchant: as set by the operator, otherwise the merchant's default. */
export function moduleOn(context: Context, merchant: Merchant, id: string): boolean {
  return context.tables.modules.get(`${merchant.code}/${id}`) ?? merchant.modules.has(id)
}

/** Switches a module for a merchant. */
export function switchModule(context: Context, merchant: Merchant, id: string, on: boolean): void {
  context.tables.modules.put(`${merchant.code}/${id}`, on)
}

/** The current whitelabel tree. */
export function whitelabel(context: Context, merchant: Merchant): ModuleNode {
  return moduleTree((id) => moduleOn(context, merchant, id))
}

/** The current registration fields. */
export function fieldRules(context: Context, merchant: Merchant): Record<string, RegisterField> {
  const rules: Record<string, RegisterField> = {}
  for (const [name, rule] of Object.entries(merchant.registerFields)) {
    rules[name] = { ...rule, ...context.tables.registerFields.get(`${merchant.code}/${name}`) }
  }
  return rules
}

/** The merchant of a code, or undefined. */
export function merchantOf(context: Pick<Context, 'merchants'>, code: string): Merchant | undefined {
  return context.merchants.get(code)
}

/** Whether a deposit method is in service. */
export const methodIsOpen = (context: Pick<Context, 'tables'>, merchant: Merchant, code: string): boolean =>
  !operatorSettings(context).closedMethods?.[merchant.code]?.includes(code)

/** Takes a deposit method out of service, or puts it back. Orders made before can still be paid. */
export function setMethodOpen(context: Context, merchant: Merchant, code: string, open: boolean): void {
  const { closedMethods = {} } = operatorSettings(context)
  const others = (closedMethods[merchant.code] ?? []).filter((one) => one !== code)
  changeSettings(context, { closedMethods: { ...closedMethods, [merchant.code]: open ? others : [...others, code] } })
}

/** Milliseconds after which a complete deposit credits itself, or null while the operator decides. */
export function creditDelay(context: Context, merchant: Merchant): number | null {
  const set = operatorSettings(context).creditAfter[merchant.code]
  return set === undefined ? merchant.creditAfter : set
}

/** Milliseconds from a withdrawal's request to its payout, or null while the operator decides. */
export function payoutDelay(context: Context, merchant: Merchant): number | null {
  const set = operatorSettings(context).payoutAfter?.[merchant.code]
  return set === undefined ? merchant.payoutAfter : set
}

/** Whether a merchant has one wallet for all vendors. The operator can give each vendor its own. */
export function isSingleWallet(context: Context, merchant: Pick<Merchant, 'code'>): boolean {
  return operatorSettings(context).walletPerVendor?.[merchant.code] !== true
}

/** Whether a withdrawal requires a checked identity: as set by the operator, otherwise the market's default. */
export function identityIsAsked(context: Pick<Context, 'tables'>, merchant: Merchant): boolean {
  return operatorSettings(context).identityAsked?.[merchant.code] ?? merchant.withdrawals.checksIdentity
}
