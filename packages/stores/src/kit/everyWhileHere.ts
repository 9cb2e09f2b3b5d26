import type { Ports } from '../ports/Ports.ts'

/** Whether the user is present, as far as the site can tell. */
export const isHere = ({ presence }: Pick<Ports, 'presence'>): boolean => presence?.isHere() ?? true

/**
 * Runs `poll` at an interval, except while the user is away: polling keeps a session alive, and an abandoned one must
 * end. Returns the handle for `clock.clearInterval`.
 */
export const everyWhileHere = (ports: Pick<Ports, 'clock' | 'presence'>, ms: number, poll: () => void): unknown =>
  ports.clock.setInterval(() => {
    if (isHere(ports)) poll()
  }, ms)
