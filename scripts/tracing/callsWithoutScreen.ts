import type { Reach } from './surface.ts'

/**
 * Calls that no screen of the site makes, and why. The contract has them because the platform's specification or wire
 * facts do; the sandbox answers them, and the conformance run checks them.
 */
export const callsWithoutScreen: Readonly<Record<string, string>> = {
  'account.icon': '`member.avatar` returns the same picture.',
  'account.registerAuto': 'No row asks for registration without a user name; the forms use `member.register`.',
  'chat.launch': "The chat window shows the platform's own rooms, not a provider's page (R-32).",
  'chat.unread': 'The badge counts messages and promotions (S-057); chat lines are not part of it.',
  'consent.setPush': 'The site sends no push messages. For apps built on the same platform.',
  'games.vendorTypes': '`games.vendors` returns the vendors of every category in one response.',
  'lottery.gatewayNumbers': 'Older path of `lottery.openedNumbers`.',
  'lottery.vnNumbers': "`lottery.openedNumbers` returns the chosen game's numbers, Vietnamese games included.",
  'records.sports': '`records.bets` lists the bets of every category; `records.bet` has the legs of a sports bet.',
  'play.trial': 'Free play logs in with a trial account (`session.freePlay`) and starts games with `games.launch`.',
  'points.conversionTypes': 'Points convert to money only; `points.config` has the rate and the step.',
  'profile.kycSetting': '`profile.readiness` says whether documents are needed, and for what.',
  'promotion.categories': '`promotion.list` filters by the fixed kinds of promotion (S-362).',
  'promotion.merchant': '`promotion.list` shows visitors the same promotions, with their terms.',
  'promotion.signUp': 'Joining the welcome offer on the promotions page (`promotion.join`) gives the same reward.',
  'rebate.settings': '`rebate.list` has the rate with each amount.',
  'security.checkPaymentPassword': 'Calls that need the transaction password take it with their own fields.',
  'system.domainRoutes':
    '`system.status` names the same domains; the client falls back to them when a connection fails.',
  'system.registerSettings': '`system.status` includes the registration rules.',
  'system.whitelabel': '`system.status` includes the module tree.',
}

/**
 * Contradictions to the list: calls that no screen makes without an explanation, and explained calls that a screen
 * makes.
 */
export function callFindings(calls: readonly Reach[]): readonly string[] {
  const built = new Map(calls.map(({ name, built }) => [name, built]))
  return [
    ...calls
      .filter((one) => !one.built && !(one.name in callsWithoutScreen))
      .map(({ name }) => `${name}: no screen makes this call; build one, or say why in callsWithoutScreen.ts`),
    ...Object.keys(callsWithoutScreen)
      .filter((name) => built.get(name) !== false)
      .map(
        (name) =>
          `${name}: take it out of callsWithoutScreen.ts, it is ${built.has(name) ? 'made' : 'not in the contract'}`,
      ),
  ]
}
