import { doorVersion, gameSource, type GameMessage } from '@croupier/api'
import { expect, it } from 'vitest'
import { afterMessage, afterSilence, clockText, freshSession } from './gameSession.ts'

const head = { source: gameSource, version: doorVersion } as const
const round = (stake: string, payout: string): GameMessage => ({
  ...head,
  type: 'roundEnded',
  roundId: 'r1',
  stake,
  payout,
})

it('counts the session from the game being ready, once [G-19]', () => {
  const ready = afterMessage(freshSession, { ...head, type: 'ready' }, 1000)
  expect(ready).toMatchObject({ state: 'ready', readyAt: 1000 })
  expect(afterMessage(ready, { ...head, type: 'ready' }, 9000).readyAt).toBe(1000)
})

it('adds rounds up to the net result without binary fractions [G-20] [Q-09]', () => {
  const after = [round('0.10', '0.00'), round('0.10', '0.30'), round('0.10', '0.00')].reduce(
    (session, message) => afterMessage(session, message, 0),
    freshSession,
  )
  expect(after.net).toBe('0.00')
  expect(afterMessage(after, round('5.00', '1.25'), 0).net).toBe('-3.75')
})

it('calls a frame silent only while it has not answered [S-314]', () => {
  expect(afterSilence(freshSession).state).toBe('silent')
  expect(afterSilence(afterMessage(freshSession, { ...head, type: 'ready' }, 0)).state).toBe('ready')
})

it('writes the clock with two digits', () => {
  expect([clockText(0), clockText(65_000), clockText(3_725_000)]).toEqual(['0:00:00', '0:01:05', '1:02:05'])
})
