/** The kinds of pages that every brand is measured and pictured on. */

/** One kind of page. `account` names the member whose session it needs. */
export interface BrandPage {
  readonly name: string
  readonly path: string
  readonly account?: 'member' | 'agent'
  /** The column to measure. */
  readonly column: string
}

/** One page of each kind. */
export const brandPages: readonly BrandPage[] = [
  { name: 'home', path: '/', column: 'main' },
  { name: 'lobby', path: '/rng', column: 'main' },
  { name: 'live', path: '/live', column: 'main' },
  { name: 'promotions', path: '/promotions', column: 'main' },
  { name: 'help', path: '/help', column: 'main' },
  { name: 'not-found', path: '/no-such-page', column: 'main' },
  { name: 'deposit', path: '/?centre=depositv2', account: 'member', column: '[data-page="depositv2"]' },
  { name: 'team', path: '/?agent=agentTeamOverview', account: 'agent', column: '[data-page="agentTeamOverview"]' },
]

/** Account of the demo member of a merchant. */
export const memberOf = (merchant: string): string => (merchant === 'crbd' ? 'rana' : 'maria')

/** What a device stores about the choice of a merchant: its currency, if no merchant before it has the same. */
export const choiceOf = (merchant: string): string => ({ crph: 'TLB', crbd: 'BDT' })[merchant] ?? merchant
