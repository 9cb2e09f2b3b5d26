import { createWire, reference } from '@croupier/api'
import { expect, it } from 'vitest'
import { consentStore } from '../consent/ConsentStore.ts'
import { inboxStore } from '../inbox/InboxStore.ts'
import { deferred, settled } from '../testing/deferred.ts'
import { fixture, memberSession } from '../testing/testPorts.ts'

/** The stores over the real wire; the first request waits for the test's answer. */
const late = () => {
  const answer = deferred<Response>()
  const sent: Request[] = []
  const { root } = fixture({
    session: memberSession,
    ports: {
      openWire: (context) =>
        createWire({
          ...context,
          baseURL: 'http://platform.test',
          fetch: (async (request: Request) => {
            sent.push(request)
            return answer.promise
          }) as typeof fetch,
        }),
    },
  })
  const asked = async () => {
    while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return { root, asked, answers: (value: unknown) => answer.resolve(Response.json({ success: true, value })) }
}

it.each(['jun', undefined])('shows the consent of one member to no other (%s)', async (next) => {
  const { root, asked, answers } = late()
  const consent = root.store(consentStore)
  const saved = consent.withdrawAll()
  await asked()
  root.session.end()
  if (next !== undefined) root.session.commit({ token: 'tok-2', username: next })
  answers(reference['consent.withdrawMarketing'].examples[0].answer)
  expect(await saved).toEqual({ kind: 'ignored' })
  expect(consent.consent.value).toEqual({ state: 'idle' })
})

it('counts no messages of the previous member for the next one', async () => {
  const { root, asked, answers } = late()
  const read = root.store(inboxStore).readAll()
  await asked()
  root.session.end()
  root.session.commit({ token: 'tok-2', username: 'jun' })
  answers({ unreadCount: 7 })
  await read
  await settled()
  expect(root.counters.messageCount).toBe(0)
  expect(root.modals.stack, 'and there is no message about it').toEqual([])
})

it('lets the same member see the answer', async () => {
  const { root, asked, answers } = late()
  const consent = root.store(consentStore)
  const saved = consent.withdrawAll()
  await asked()
  answers(reference['consent.withdrawMarketing'].examples[0].answer)
  expect(await saved).toEqual({ kind: 'done' })
  expect(consent.allowsAny).toBe(false)
})
