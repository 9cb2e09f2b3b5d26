import { describe, expect, it } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { ManualClock } from '../testing/ManualClock.ts'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { refusal } from '../testing/testPorts.ts'
import { Command } from './Command.ts'

const refuse = (failure: unknown) => ({ kind: 'refused', failure }) as const
const counted = (clock = new ManualClock()) => {
  let made = 0
  return new Command({ uuid: () => `key-${(made += 1)}`, clock })
}
const remembered = (storage = memoryStorage(), clock = new ManualClock()) =>
  new Command({ uuid: () => 'key', clock, sessionStorage: storage }, 'SENT')

describe('a command', () => {
  it('is busy while it writes, ignores a second press, and takes the next one [Q-11]', async () => {
    const command = counted()
    const answer = deferred<'done'>()
    const first = command.run(() => answer.promise, refuse)
    expect(command.isBusy).toBe(true)
    expect(await command.run(async () => 'done', refuse)).toEqual({ kind: 'ignored' })
    answer.resolve('done')
    expect(await first).toBe('done')
    expect(command.isBusy).toBe(false)
    expect(await command.run(async () => 'done', refuse)).toBe('done')
  })

  it('sends nothing any more, and records nothing, when the person leaves while it reads', async () => {
    const storage = memoryStorage()
    const sent: string[] = []
    const press = (command: Command) => {
      const read = deferred<void>()
      const outcome = command.run(async (keyFor) => {
        await read.promise
        command.note({ amount: 1 })
        sent.push(keyFor('input'))
        return 'done'
      }, refuse)
      return { read, outcome }
    }
    const command = remembered(storage)
    const first = press(command)
    command.forget()
    first.read.resolve()
    expect(await first.outcome).toEqual({ kind: 'ignored' })
    expect([sent, storage.getItem('SENT')]).toEqual([[], null])
    const next = press(command)
    next.read.resolve()
    expect(await next.outcome).toBe('done')
    expect(sent).toEqual(['key'])
  })

  it('turns a failure into an outcome and is free again', async () => {
    const command = counted()
    const failure = new Error('no')
    expect(await command.run(() => Promise.reject(failure), refuse)).toEqual({ kind: 'refused', failure })
    expect(command.isBusy).toBe(false)
  })
})

it('asks about no equal write when its memory was damaged, and goes on', async () => {
  const storage = memoryStorage()
  storage.setItem('SENT', '{"amount":1}\n1700000000000')
  const command = remembered(storage)
  expect(command.hasSent({ amount: 1 })).toBe(false)
  command.note({ amount: 1 })
  expect(JSON.parse(storage.getItem('SENT') ?? '')).toHaveLength(1)
})

describe('the key of a decision', () => {
  const press = async (command: Command, input: unknown, fails = false) => {
    let key = ''
    await command.run(async (keyFor) => {
      key = keyFor(input)
      if (fails) throw new Error('lost')
    }, refuse)
    return key
  }

  it('stays the same until it is carried out, and is different for another input [Q-11]', async () => {
    const command = counted()
    const lost = await press(command, { amount: '5' }, true)
    expect(await press(command, { amount: '6' }, true)).not.toBe(lost)
    const again = await press(command, { amount: '5' }, true)
    expect(await press(command, { amount: '5' })).toBe(again)
    expect(await press(command, { amount: '5' })).not.toBe(again)
  })

  it('is kept for ten minutes after it was last sent: what comes later is another decision', async () => {
    const clock = new ManualClock()
    const command = counted(clock)
    const lost = await press(command, 'collect', true)
    clock.advance(9 * 60_000)
    expect(await press(command, 'collect', true)).toBe(lost)
    clock.advance(9 * 60_000)
    expect(await press(command, 'collect', true)).toBe(lost)
    clock.advance(10 * 60_000)
    expect(await press(command, 'collect')).not.toBe(lost)
  })

  it('is forgotten with the person', async () => {
    const command = counted()
    const lost = await press(command, { amount: '5' }, true)
    command.forget()
    expect(await press(command, { amount: '5' })).not.toBe(lost)
  })
})

describe('what was sent a short time ago', () => {
  const remembering = () => {
    const clock = new ManualClock()
    const command = remembered(memoryStorage(), clock)
    const send = (what: string, failure?: Error) =>
      command.run(async (keyFor) => {
        keyFor(what)
        command.note(what)
        if (failure) throw failure
      }, refuse)
    return { clock, command, send }
  }

  it('is known although another write followed it, for ten minutes each', async () => {
    const { clock, command, send } = remembering()
    await send('A')
    clock.advance(6 * 60_000)
    await send('B')
    expect(command.hasSent('A')).toBe(true)
    clock.advance(6 * 60_000)
    expect(command.hasSent('A')).toBe(false)
    expect(command.hasSent('B')).toBe(true)
  })

  it('does not include what was refused, which takes nothing else with it', async () => {
    const { command, send } = remembering()
    await send('A')
    await send('B', refusal('balance.not.enough'))
    expect(command.hasSent('A')).toBe(true)
    expect(command.hasSent('B')).toBe(false)
  })

  it('is not asked about when the answer was lost and the same is sent again', async () => {
    const { command, send } = remembering()
    await send('A', new Error('lost'))
    expect(command.hasSent('A')).toBe(false)
    await send('B')
    expect(command.hasSent('A')).toBe(true)
  })
})
