import { describe, expect, it } from 'vitest'
import { deferred, settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, refusal, fixture, type FixtureOptions } from '../testing/testPorts.ts'
import { inboxStore, type InboxStore as Inbox } from './InboxStore.ts'

const entry = (messageId: string | number, read = false) => ({
  messageId: String(messageId),
  title: `Message ${messageId}`,
  excerpt: 'It begins so',
  read,
  createdAt: 1_800_000_000_000,
})
const listed = (ids: readonly string[], totalPages = 1) =>
  value('inbox.list', { list: ids.map((id) => entry(id)), totalPages, totalCount: ids.length, unreadCount: ids.length })
const inbox = (handlers: FixtureOptions['handlers'] = {}) => {
  const built = fixture({
    session: memberSession,
    handlers: {
      'inbox.list': () => listed(['1', '2']),
      'inbox.detail': ({ messageId }) => value('inbox.detail', { ...entry(messageId), content: '<p>Whole</p>' }),
      'inbox.markRead': () => ({ unreadCount: 1 }),
      'inbox.remove': () => ({ unreadCount: 1 }),
      ...handlers,
    },
  })
  return { ...built, store: built.root.store(inboxStore) }
}

describe('the inbox', () => {
  it('asks for 20 messages a page, and for the unread alone when wanted [S-382]', async () => {
    const { store, fake } = inbox({ 'inbox.list': () => listed(['1', '2'], 3) })
    await store.load()
    store.goTo(2)
    await settled()
    store.filter({ unreadOnly: true })
    await settled()
    expect(fake.inputs('inbox.list')).toEqual([
      { unreadOnly: false, page: 1, size: 20 },
      { unreadOnly: false, page: 2, size: 20 },
      { unreadOnly: true, page: 1, size: 20 },
    ])
  })

  it('marks an opened message as read; list and unread count show it immediately [S-382]', async () => {
    const { store, root, fake } = inbox()
    await store.load()
    store.open('2')
    await settled()
    expect(store.message.data?.content).toBe('<p>Whole</p>')
    expect(fake.inputs('inbox.markRead')).toEqual([{ messageIds: ['2'] }])
    expect(store.result.data?.list.map(({ read }) => read)).toEqual([false, true])
    expect(root.counters.messageCount).toBe(1)
    expect(fake.inputs('inbox.list')).toHaveLength(1)
  })

  it.each([
    ['page', (store: Inbox) => store.goTo(2), { unreadOnly: false, page: 2, size: 20 }],
    ['filter', (store: Inbox) => store.filter({ unreadOnly: true }), { unreadOnly: true, page: 1, size: 20 }],
  ])('shows the %s chosen while a message was being marked as read', async (_name, choose, wanted) => {
    const marked = deferred<{ unreadCount: number }>()
    const pages = { 1: ['1', '2'], 2: ['3', '4'] } as const
    let late: (() => void) | undefined
    const { store } = inbox({
      'inbox.markRead': () => marked.promise,
      'inbox.list': async ({ unreadOnly, page }) => {
        const answer = listed(unreadOnly ? ['2'] : pages[page === 2 ? 2 : 1], 2)
        if (page === wanted.page && unreadOnly === wanted.unreadOnly && late === undefined)
          await new Promise<void>((resolve) => (late = resolve))
        return answer
      },
    })
    await store.load()
    store.open('1')
    await settled()
    store.close()
    choose(store)
    await settled()
    marked.resolve({ unreadCount: 1 })
    await settled()
    late?.()
    await settled()
    expect(store.result.data?.list.map(({ messageId }) => messageId)).toEqual(wanted.unreadOnly ? ['2'] : ['3', '4'])
    expect(store.result.isLoading).toBe(false)
  })

  it('marks all of them', async () => {
    const { store, root, fake } = inbox({ 'inbox.markRead': () => ({ unreadCount: 0 }) })
    await store.load()
    await store.readAll()
    expect(fake.inputs('inbox.markRead')).toEqual([{}])
    expect(store.result.data?.list.every(({ read }) => read)).toBe(true)
    expect(root.counters.messageCount).toBe(0)
  })

  it('deletes after asking, and not without [S-382]', async () => {
    const { store, root, fake } = inbox()
    await store.load()
    store.open('1')
    await settled()
    const kept = store.remove('1')
    root.modals.finish('confirm', 'cancelled')
    await kept
    expect(fake.inputs('inbox.remove')).toEqual([])
    const gone = store.remove('1')
    root.modals.finish('confirm', 'confirmed')
    await gone
    expect(fake.inputs('inbox.remove')).toEqual([{ messageIds: ['1'] }])
    expect(store.opened).toBeUndefined()
    expect(root.counters.messageCount).toBe(1)
  })

  it('goes back a page when the last message of a page is deleted', async () => {
    const pages: Record<number, readonly string[]> = { 1: ['1'], 2: ['2'] }
    const { store, root, fake } = inbox({
      'inbox.list': ({ page }) => listed(pages[Number(page ?? 1)] ?? [], pages[2]?.length ? 2 : 1),
    })
    await store.load()
    store.goTo(2)
    await settled()
    pages[2] = []
    const gone = store.remove('2')
    root.modals.finish('confirm', 'confirmed')
    await gone
    await settled()
    expect(fake.inputs('inbox.list').at(-1)).toMatchObject({ page: 1 })
    expect(store.result.data?.list).toMatchObject([{ messageId: '1' }])
  })

  it('keeps everything as it is when a change is refused, and says why', async () => {
    const { store, root } = inbox({ 'inbox.markRead': () => Promise.reject(refusal(null, 'Not now')) })
    await store.load()
    await store.readAll()
    expect(store.result.data?.list.every(({ read }) => !read)).toBe(true)
    expect(root.modals.top?.modal).toMatchObject({ kind: 'message', serverMessage: 'Not now' })
  })

  it('says nothing of a refusal that the platform wants silent [S-408]', async () => {
    const { store, root } = inbox({ 'inbox.markRead': () => Promise.reject(refusal('TOO_MANY_REQUEST', 'Slow down')) })
    await store.load()
    await store.readAll()
    expect(store.result.data?.list.every(({ read }) => !read)).toBe(true)
    expect(root.modals.stack).toEqual([])
  })

  it('belongs to the logged-in member', async () => {
    const { store, root } = inbox()
    await root.start()
    await settled()
    await store.load()
    root.session.end()
    expect(store.result.data).toBeUndefined()
  })
})
