import type { Dealer, Outcome } from '../port/rounds.ts'

/** Number of equally likely draws of a shot. */
export const draws = 10_000
/** Draws times payout of every target: 96% of the stake is returned in the long run, whichever is shot at. */
const RETURNED = 9_600

/** Targets, with the payout of a catch as a multiple of the stake. Each divides 9,600, so the return is exact. */
export const targets = {
  sardine: 2,
  clownfish: 3,
  puffer: 4,
  crab: 5,
  jellyfish: 8,
  turtle: 12,
  ray: 20,
  squid: 30,
  shark: 60,
  whale: 150,
} as const

/** One of {@link targets}. */
export type Target = keyof typeof targets
/** All targets, cheapest first. */
export const targetNames = Object.keys(targets) as readonly Target[]

/** A shot at one target. */
export type FishingBet = { readonly target: Target }

/** The drawn facts: the quality of the shot, 0 is best. Each target is caught by a number of the best shots. */
export type FishingFacts = { readonly shot: number }

/** Facts of a finished round that the page shows. */
export type FishingDetail = {
  readonly game: 'fishing'
  readonly target: Target
  readonly shot: number
  readonly caught: boolean
  readonly pays: number
}

/** Draws the quality of the shot. */
export const drawFishing = (dealer: Dealer): FishingFacts => ({ shot: dealer.integer(draws) })

/** How many of the {@link draws} shots catch a target. */
export const catchesOf = (target: Target): number => RETURNED / targets[target]

/** The return of a target in hundredths of a per cent. */
export const returnOf = (target: Target): number => (catchesOf(target) * targets[target] * 10_000) / draws

/** What the shot pays. `stake` is in minor units. */
export const settleFishing = (stake: bigint, { target }: FishingBet, { shot }: FishingFacts): Outcome => {
  const caught = shot < catchesOf(target)
  const pays = targets[target]
  return { payout: caught ? stake * BigInt(pays) : 0n, detail: { game: 'fishing', target, shot, caught, pays } }
}
