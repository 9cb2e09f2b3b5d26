import { expect, it } from 'vitest'
import { value } from '../testing/fakeClient.ts'
import { deferred } from '../testing/deferred.ts'
import { memberSession, fixture } from '../testing/testPorts.ts'
import { feedbackStore } from './FeedbackStore.ts'

const entry = { questionType: 'deposit', content: 'My deposit is late.', contact: '' } as const
const receipt = value('feedback.submit', { reference: 'F-1', createdAt: 1_800_000_000_000 })

it('sends a feedback once, however often the button is pressed, and keeps its reference [S-228] [Q-11]', async () => {
  const answer = deferred<typeof receipt>()
  const { root, fake } = fixture({ session: memberSession, handlers: { 'feedback.submit': () => answer.promise } })
  const store = root.store(feedbackStore)
  const first = store.submit(entry)
  expect(await store.submit(entry)).toEqual({ kind: 'ignored' })
  answer.resolve(receipt)
  expect(await first).toEqual({ kind: 'done' })
  expect(store.sent?.reference).toBe('F-1')
  expect(fake.inputs('feedback.submit')).toEqual([entry])
})

it('says why there is no answer to an unknown reference [G-45]', async () => {
  const { root } = fixture({ handlers: {} })
  const outcome = await root.store(feedbackStore).follow('F-unknown')
  expect(outcome.kind).toBe('refused')
})
