import { gamingSessionStore, type RootStore, type GamingSession } from '@croupier/stores'

const minute = 60_000

/** Puts a running gaming session into the stores of a story: three quarters of an hour, with a loss. */
export function playing(root: RootStore, change: (now: number) => Partial<GamingSession> = () => ({})): void {
  const now = root.platformClock.now()
  const startedAt = now - 45 * minute
  root.store(gamingSessionStore).play.set({
    now,
    balance: '850.00',
    sitting: {
      startedAt,
      staked: '900.00',
      won: '650.00',
      net: '-250.00',
      checkDueAt: startedAt + 60 * minute,
      checkDue: false,
      endsAt: null,
      warnAt: null,
      ended: false,
      pausedUntil: null,
      restedAt: now + 30 * minute,
      ...change(now),
    },
  })
}

/** Five minutes before the end of a session limit. */
export const nearTheEnd = (now: number): Partial<GamingSession> => ({ warnAt: now - 1_000, endsAt: now + 5 * minute })
