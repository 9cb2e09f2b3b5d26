import { describe, expect, it } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { Command } from './Command.ts'

const refuse = (failure: unknown) => ({ kind: 'refused', failure }) as const
const counted = () => {
  let made = 0
  return new Command(() => `key-${(made += 1)}`)
}

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

  it('turns a failure into an outcome and is free again', async () => {
    const command = counted()
    const failure = new Error('no')
    expect(await command.run(() => Promise.reject(failure), refuse)).toEqual({ kind: 'refused', failure })
    expect(command.isBusy).toBe(false)
  })
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

  it('is forgotten with the person', async () => {
    const command = counted()
    const lost = await press(command, { amount: '5' }, true)
    command.forget()
    expect(await press(command, { amount: '5' })).not.toBe(lost)
  })
})
