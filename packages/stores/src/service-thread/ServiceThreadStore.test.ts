import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value, type Handlers } from '../testing/fakeClient.ts'
import { memberSession, refusal, fixture } from '../testing/testPorts.ts'
import { serviceThreadStore } from './ServiceThreadStore.ts'

const line = (messageId: string, mine: boolean) => ({ messageId, mine, content: messageId, createdAt: 1 })
const page = (handlers: Handlers = {}) => {
  let lines = [line('1', true)]
  const built = fixture({
    session: memberSession,
    handlers: {
      'inbox.thread': () => value('inbox.thread', lines),
      'inbox.write': () => value('inbox.write', { messageId: '2', createdAt: 2 }),
      ...handlers,
    },
  })
  const answer = () => (lines = [...lines, line('answer', false)])
  return { ...built, answer, thread: built.root.store(serviceThreadStore) }
}

describe('the thread with customer service', () => {
  it('shows an answer within ten seconds while it is open, with the unread count, and not afterwards [S-384]', async () => {
    const { thread, clock, answer, fake } = page()
    await thread.load()
    thread.watch()
    answer()
    clock.advance(10_000)
    await settled()
    expect(thread.thread.data?.map(({ messageId }) => messageId)).toEqual(['1', 'answer'])
    expect(fake.ids()).toContain('inbox.unreadCount')
    thread.unwatch()
    const asked = fake.ids().length
    clock.advance(60_000)
    await settled()
    expect(fake.ids()).toHaveLength(asked)
  })

  it('polls nothing while the user is away, so that an idle session ends [Q-08]', async () => {
    let isHere = true
    const { root, clock, fake } = fixture({
      session: memberSession,
      handlers: { 'inbox.thread': () => value('inbox.thread', []) },
      ports: { presence: { isHere: () => isHere } },
    })
    await root.start()
    const thread = root.store(serviceThreadStore)
    await thread.load()
    thread.watch()
    clock.advance(10_000)
    await settled()
    expect(fake.inputs('inbox.thread')).toHaveLength(2)
    isHere = false
    const asked = fake.calls.filter(({ id }) => id === 'inbox.thread' || id === 'inbox.unreadCount').length
    clock.advance(600_000)
    await settled()
    expect(fake.calls.filter(({ id }) => id === 'inbox.thread' || id === 'inbox.unreadCount')).toHaveLength(asked)
  })

  it('says why something was not sent [S-384]', async () => {
    const { thread } = page({
      'inbox.write': () => {
        throw refusal('TOO_MANY_REQUESTS', 'Please wait a little.')
      },
    })
    expect(await thread.write('Hello')).toMatchObject({ kind: 'refused' })
  })
})
