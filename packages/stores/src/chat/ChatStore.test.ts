import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { chatStore } from './ChatStore.ts'

it('stops looking for lines after ten minutes in which a member does nothing, and goes on when asked [G-28] [S-385]', async () => {
  const { root, fake, clock } = fixture({
    session: memberSession,
    handlers: {
      'chat.models': () => value('chat.models', [{ id: 'lounge', name: 'Lounge' }]),
      'chat.permission': () => value('chat.permission', { canRead: true, canWrite: true, closedUntil: null }),
      'chat.messages': () => value('chat.messages', []),
    },
  })
  const chat = root.store(chatStore)
  await chat.load()
  chat.watch()
  await settled()
  const asked = () => fake.inputs('chat.messages').length
  const before = asked()
  clock.advance(5_000)
  await settled()
  expect(asked()).toBe(before + 1)
  clock.advance(10 * 60_000)
  await settled()
  expect(chat.isResting).toBe(true)
  const rested = asked()
  clock.advance(60_000)
  await settled()
  expect(asked()).toBe(rested)
  chat.resume()
  await settled()
  expect([chat.isResting, asked()]).toEqual([false, rested + 1])
  root.stop()
})

it('keeps the last 200 lines of a room that stays open for long [S-385]', async () => {
  let last = 0
  const written = (count: number) =>
    Array.from({ length: count }, () => {
      last += 1
      return { id: last, name: 'mar***a', avatar: '2', host: false, mine: false, text: 'Hello', createdAt: 0 }
    })
  const { root } = fixture({
    session: memberSession,
    handlers: {
      'chat.models': () => value('chat.models', [{ id: 'lounge', name: 'Lounge' }]),
      'chat.permission': () => value('chat.permission', { canRead: true, canWrite: true, closedUntil: null }),
      'chat.messages': () => value('chat.messages', written(150)),
    },
  })
  const chat = root.store(chatStore)
  await chat.load()
  await settled()
  await chat.loadLines()
  const ids = (chat.lines.data ?? []).map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([200, 101, 300])
  root.stop()
})

it('gives no right to write because a line carries the admin label [S-435]', async () => {
  const labelled = { id: 1, name: 'mar***a', avatar: '2', host: true, mine: true, text: 'Hello', createdAt: 0 }
  const { root } = fixture({
    session: memberSession,
    handlers: {
      'chat.models': () => value('chat.models', [{ id: 'lounge', name: 'Lounge' }]),
      'chat.permission': () => value('chat.permission', { canRead: true, canWrite: false, closedUntil: null }),
      'chat.messages': () => value('chat.messages', [labelled]),
    },
  })
  const chat = root.store(chatStore)
  await chat.load()
  await settled()
  expect(chat.lines.data).toMatchObject([{ host: true, mine: true }])
  expect(chat.mayWrite).toBe(false)
  root.stop()
})
