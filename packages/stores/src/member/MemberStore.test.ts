import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberInfo, memberSession, refusal, fixture } from '../testing/testPorts.ts'
import { rewardCountsStore } from '../rewards/RewardCountsStore.ts'
import { signOutStore } from '../sign-in/SignOutStore.ts'

const loaded = async (info: Parameters<typeof memberInfo>[0] = {}) => {
  const { root, session } = fixture({ session: memberSession, handlers: { 'member.info': () => memberInfo(info) } })
  await root.member.load()
  return { member: root.member, root, session }
}

describe('MemberStore', () => {
  it('reads id, account, nickname, type, toUpline, clubLabel and memberLabel [S-074]', async () => {
    const { member } = await loaded({ toUpline: 1, clubLabel: { labelName: 'VIP6', rankLevel: 6 }, memberLabel: ['a'] })
    expect(member.info.data).toMatchObject({
      id: '1001',
      account: 'maria',
      nickname: 'Maria',
      type: 0,
      toUpline: true,
      clubLabel: { labelName: 'VIP6', rankLevel: 6 },
      memberLabel: ['a'],
    })
    expect(member).toMatchObject({ name: 'Maria', rankLevel: 6, isVip: true, mayTransferUp: true })
  })

  it('does without every part that may be absent [S-074]', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: { 'member.info': () => value('member.info', { id: 1, account: 'jun', type: 0 }) },
    })
    await root.member.load()
    expect(root.member).toMatchObject({ name: 'jun', rankLevel: undefined, isVip: false, mayTransferUp: false })
  })

  it('is a VIP above rank 4 [S-223] [S-434]', async () => {
    expect((await loaded({ clubLabel: { rankLevel: 4 } })).member.isVip).toBe(false)
    expect((await loaded({ clubLabel: { rankLevel: 5 } })).member.isVip).toBe(true)
  })

  it('takes the account type from the facts [S-100]', async () => {
    const { root, session } = await loaded({ type: 41 })
    expect(root.session.isAgent).toBe(true)
    expect(session.entries.get('isAgent')).toBe('41')
  })

  it('shows the name of the session while the facts are on their way', () => {
    expect(fixture({ session: memberSession }).root.member.name).toBe('maria')
  })
})

describe('CountersStore', () => {
  it('adds available promotions and unread messages; zero shows nothing [S-057]', async () => {
    const { root } = fixture({ session: memberSession })
    expect(root.counters.unclaimed).toBe(0)
    await root.counters.refresh()
    // The message count arrives first: a sum of it alone would visibly grow.
    expect(root.counters.unclaimed).toBe(0)
    root.counters.take({ promotionCount: 3 })
    expect(root.counters.unclaimed).toBe(5)
  })

  it('counts the messages alone where the promotions cannot be had [S-057]', async () => {
    const { root } = fixture({
      session: memberSession,
      handlers: {
        'promotion.available': () => {
          throw refusal('system.error')
        },
      },
    })
    await root.counters.refresh()
    await root.store(rewardCountsStore).load()
    expect(root.counters.unclaimed).toBe(2)
  })

  it('is requested at login and cleared at logout', async () => {
    const { root } = fixture({ session: memberSession, handlers: { 'session.logout': () => null } })
    await root.start()
    await settled()
    expect(root.counters.messageCount).toBe(2)
    const out = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    await out
    expect(root.counters.unclaimed).toBe(0)
  })
})
