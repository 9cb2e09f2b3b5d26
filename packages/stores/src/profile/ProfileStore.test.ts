import { expect, it } from 'vitest'
import { Network } from '@croupier/api'
import { value } from '../testing/fakeClient.ts'
import { memberSession, stage } from '../testing/testWorld.ts'
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
  const { root } = stage({
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
  expect(parts[1]).toMatchObject({ from: 0, part: '' })
  expect(parts[2]?.from).toBe(arrived)
  expect([received, store.upload, store.check.data?.status]).toEqual([200_000, undefined, 'submitted'])
})
