import { expect, it } from 'vitest'
import { ManualClock } from '../testing/ManualClock.ts'
import { Countdown } from './Countdown.ts'

it('counts whole seconds down and stops automatically', () => {
  const clock = new ManualClock()
  const countdown = new Countdown(clock)
  countdown.start(3000)
  expect(countdown.secondsLeft).toBe(3)
  clock.advance(1000)
  expect(countdown.secondsLeft).toBe(2)
  clock.advance(2000)
  expect(countdown.isRunning).toBe(false)
  expect(clock.pending).toBe(0)
})

it('catches up after the tab slept', () => {
  const clock = new ManualClock()
  const countdown = new Countdown(clock)
  countdown.start(60_000)
  clock.time += 59_500
  countdown.tick()
  expect(countdown.secondsLeft).toBe(1)
})
