import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, stage } from '../testing/testWorld.ts'
import { chatStore } from './ChatStore.ts'

it('stops looking for lines after ten minutes in which a member does nothing, and goes on when asked [G-28] [S-385]', async () => {
  const { root, fake, clock } = stage({
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
