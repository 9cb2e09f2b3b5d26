import { moneyText, parseMoney, type GameMessage } from '@croupier/api'

/** How a framed game stands, from its launch to its end. */
export interface GameSession {
  /** `silent`: the frame has not answered within 30 s (S-314). */
  readonly state: 'starting' | 'ready' | 'silent'
  /** Epoch ms at which the game said it was ready; the session clock runs from there (G-19). */
  readonly readyAt: number | undefined
  /** Result of this session as decimal text, negative for a loss (G-20). */
  readonly net: string
}

/** A game that has just been launched. */
export const freshSession: GameSession = { state: 'starting', readyAt: undefined, net: '0.00' }

/** How long a frame may stay silent, ms. */
export const silenceMs = 30_000

/** The session after a message of the frame, heard at `now` (epoch ms). */
export function afterMessage(session: GameSession, message: GameMessage, now: number): GameSession {
  if (message.type === 'ready') return { ...session, state: 'ready', readyAt: session.readyAt ?? now }
  if (message.type !== 'roundEnded') return session
  const net = parseMoney(session.net) + parseMoney(message.payout) - parseMoney(message.stake)
  return { ...session, net: moneyText(net) }
}

/** The session once the frame has been silent for too long; a game that has answered stays. */
export const afterSilence = (session: GameSession): GameSession =>
  session.state === 'starting' ? { ...session, state: 'silent' } : session

/** Hours, minutes and seconds of a session: `0:07:05`. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
