import { expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { expiry, memberSession, stage } from '../testing/testWorld.ts'

it('notices within a minute that the session was ended elsewhere, while somebody is there [S-201]', async () => {
  let isHere = false
  let ended = false
  const { root, clock } = stage({
    session: memberSession,
    handlers: {
      'messages.unreadCount': () => {
        if (ended) throw expiry()
        return 2
      },
    },
    world: { presence: { isHere: () => isHere } },
  })
  await root.start()
  await settled()
  expect(root.counters.messageCount).toBe(2)
  ended = true
  clock.advance(600_000)
  await settled()
  expect(root.counters.unread.failure).toBeUndefined()
  isHere = true
  clock.advance(60_000)
  await settled()
  expect(root.counters.unread.failure).toMatchObject({ kind: 'TokenExpired' })
})
