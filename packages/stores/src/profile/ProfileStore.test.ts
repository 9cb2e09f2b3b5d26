import { expect, it } from 'vitest'
import { Network } from '@croupier/api'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { profileStore } from './ProfileStore.ts'

interface Part {
  readonly upload: string
  readonly from: number
  readonly part: string
}

it('resumes a picture where the connection broke, and sends no byte again that arrived [S-335]', async () => {
  const parts: Part[] = []
  let received = 0
  let isDown = false
  const { root } = fixture({
    session: memberSession,
    handlers: {
      'profile.uploadPicture': (input: unknown) => {
        const part = input as Part
        parts.push(part)
        if (isDown) return Promise.reject(new Network('gone', { endpoint: 'profile.uploadPicture', reference: 'r1' }))
        if (part.from === received) received += atob(part.part).length
        if (parts.length === 1) isDown = true
        return value('profile.uploadPicture', { received })
      },
      'profile.submitKyc': () => value('profile.submitKyc', { status: 'submitted' }),
      'profile.readiness': () => value('profile.readiness', { list: [] }),
    },
  })
  const store = root.store(profileStore)
  const picture = new File([new Uint8Array(200_000)], 'front.png', { type: 'image/png' })
  const document = { documentType: 'passport', documentNumber: 'P1', pictures: [picture] } as const
  expect((await store.submit(document)).kind).toBe('refused')
  const arrived = store.upload?.sent ?? 0
  expect(arrived).toBeGreaterThan(0)
  expect(arrived).toBeLessThan(200_000)

  isDown = false
  parts.length = 1
  expect((await store.submit(document)).kind).toBe('done')
  expect(new Set(parts.map(({ upload }) => upload)).size).toBe(1)
  // The port works on plain HTTP too, where crypto has no randomUUID.
  expect(parts[0]?.upload).toMatch(/^uuid-/)
  expect(parts[1]).toMatchObject({ from: 0, part: '' })
  expect(parts[2]?.from).toBe(arrived)
  expect([received, store.upload, store.check.data?.status]).toEqual([200_000, undefined, 'submitted'])
})

it('learns of the platform’s answer by the next change of the account, where it was loaded [S-335] [G-62]', async () => {
  let state: 'waiting' | 'done' = 'waiting'
  let unread = 0
  const { root, fake } = fixture({
    session: memberSession,
    handlers: {
      'inbox.unreadCount': () => unread,
      'wallet.balance': () => value('wallet.balance', { sumBalance: '1.00' }),
      'profile.readiness': () => value('profile.readiness', { list: [{ check: 'identity', state }] }),
    },
  })
  const store = root.store(profileStore)
  await root.feed.look()
  expect(fake.ids()).not.toContain('profile.readiness')
  await store.loadReadiness()
  expect(store.asked.map(({ check }) => check)).toEqual(['identity'])
  state = 'done'
  unread = 1
  await root.feed.look()
  await settled()
  expect(store.isChecked).toBe(true)
  expect(fake.ids()).not.toContain('profile.kyc')
})
