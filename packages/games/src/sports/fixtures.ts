import { writeMoment } from '@croupier/locales/calendar'
import { leagues, sportNames, type Sport } from './teams.ts'

/** A match. Its id contains everything that its result depends on. */
export interface Fixture {
  /** `<sport>-<day>-<time>-<home>-<away>`, e.g. `football-20261121-1830-03-11`. */
  readonly id: string
  readonly sport: Sport
  readonly home: number
  readonly away: number
  /** Bets close when it starts. */
  readonly startsAt: number
  /** When its result is known. */
  readonly endsAt: number
}

const TEAMS = 16

/** The sport of a vendor's sportsbook: esports, card matches, or football. */
export const sportOf = (vendor: string): Sport =>
  vendor === 'TF' ? 'esports' : vendor === 'DS88' ? 'cards' : 'football'

/** The match of a league's `slot` since 1970. Every sandbox has the same matches. */
function fixtureIn(sport: Sport, slot: number): Fixture {
  const { everyMs, lastsMs } = leagues[sport]
  const home = (slot * 7) % TEAMS
  const away = (home + 1 + ((slot * 5 + Math.floor(slot / TEAMS)) % (TEAMS - 1))) % TEAMS
  const startsAt = slot * everyMs
  const two = (side: number): string => String(side).padStart(2, '0')
  return {
    id: `${sport}-${writeMoment(startsAt, 'YYYYMMDD-HHmm')}-${two(home)}-${two(away)}`,
    sport,
    home,
    away,
    startsAt,
    endsAt: startsAt + lastsMs,
  }
}

/** Matches that start after `now`, the next first. */
export function comingFixtures(sport: Sport, now: number, count: number): Fixture[] {
  const first = Math.floor(now / leagues[sport].everyMs) + 1
  return Array.from({ length: count }, (_, at) => fixtureIn(sport, first + at))
}

/** Running matches, the first to end first. */
export function runningFixtures(sport: Sport, now: number): Fixture[] {
  const { everyMs, lastsMs } = leagues[sport]
  const last = Math.floor(now / everyMs)
  return Array.from({ length: Math.ceil(lastsMs / everyMs) + 1 }, (_, at) => fixtureIn(sport, last - at))
    .filter((fixture) => fixture.endsAt > now)
    .reverse()
}

/** Finished matches, the newest first. */
export function pastFixtures(sport: Sport, now: number, count: number): Fixture[] {
  const { everyMs, lastsMs } = leagues[sport]
  const last = Math.floor((now - lastsMs) / everyMs)
  return Array.from({ length: count }, (_, at) => fixtureIn(sport, last - at))
}

/** The match with this id, or null if there is none. */
export function fixtureOf(id: string): Fixture | null {
  const parts = /^([a-z]+)-(\d{4})(\d{2})(\d{2})-(\d{2})(\d{2})-\d{2}-\d{2}$/.exec(id)
  const sport = sportNames.find((name) => name === parts?.[1])
  if (!parts || !sport) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(2).map(Number)
  const fixture = fixtureIn(sport, Math.floor(Date.UTC(year, month - 1, day, hour, minute) / leagues[sport].everyMs))
  return fixture.id === id ? fixture : null
}
