import type { SiteFixtureProps } from './SiteFixture.tsx'

type Faults = NonNullable<SiteFixtureProps['faults']>
type Endpoint = Faults[number]['endpoint']

/** Calls that are never answered: their part of the page keeps loading. */
export const unanswered = (...endpoints: readonly Endpoint[]): Faults =>
  endpoints.map((endpoint) => ({ endpoint, kind: 'late', ms: 3_600_000, times: 99 }))

/** Calls that fail at first and are answered at a retry; named twice where a page makes one twice. */
export const failsOnce = (...endpoints: readonly Endpoint[]): Faults =>
  endpoints.map((endpoint) => ({ endpoint, kind: 'html502', times: 1 }))
