import { describe, expect, it } from 'vitest'
import { settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, pauseAnswer, signedIn, fixture } from '../testing/testPorts.ts'
import { signInStore } from '../sign-in/SignInStore.ts'

const notice = (id: number, change: Record<string, unknown> = {}) => ({
  id,
  title: `Notice ${id}`,
  content: `<p>${id}</p>`,
  ...change,
})
const announcements = (count = 12) =>
  value('announcements.list', {
    player: Array.from({ length: count }, (_, index) => notice(index + 1)),
    banners: [
      { url: '/h.svg', groupName: 'w_home' },
      { url: '/l.svg', groupName: 'w_login' },
      { url: '/r.svg', groupName: 'w_reg' },
    ],
    popup: [
      notice(101, { execution: 'B' }),
      notice(102, { execution: 'A' }),
      notice(103, { execution: 'F' }),
      notice(104),
    ],
    promotion: [notice(201)],
    hot: [],
  })

const loaded = async (count = 12, session: Record<string, string> = {}) => {
  const built = fixture({
    session,
    handlers: {
      'announcements.list': () => announcements(count),
      'session.login': () => signedIn({ firstTimeLogin: true }),
    },
  })
  await built.root.notices.load()
  return { ...built, notices: built.root.notices }
}

describe('notices', () => {
  it('are asked for with the configured types, for visitors or for members [S-239]', async () => {
    const guest = await loaded()
    expect(guest.fake.inputs('announcements.list')).toEqual([{ types: 'B,PL,PU,PR,H', execution: 'B' }])
    const member = await loaded(12, memberSession)
    expect(member.fake.inputs('announcements.list')).toMatchObject([{ execution: 'A' }])
  })

  it('come as the lists player, banners, popup and promotion [S-238] [S-241] [S-240]', async () => {
    const { notices } = await loaded()
    expect(notices.notices[0]).toMatchObject({ id: '1', title: 'Notice 1', content: '<p>1</p>' })
    expect(notices.notices).toHaveLength(12)
    expect(notices.promotions.map(({ id }) => id)).toEqual(['201'])
  })

  it('are nine to a page [S-235]', async () => {
    const { notices } = await loaded()
    expect(notices.pageCount).toBe(2)
    expect(notices.titles.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    notices.goToPage(2)
    expect(notices.titles.map(({ notice: { id } }) => id)).toEqual(['10', '11', '12'])
    notices.goToPage(9)
    expect(notices.page).toBe(2)
  })

  it('open on an index, on the page that holds it [S-236]', async () => {
    const { notices } = await loaded()
    notices.select(9)
    expect(notices.page).toBe(2)
    expect(notices.current?.id).toBe('10')
    notices.select(99)
    expect(notices.current?.id).toBe('12')
  })

  it('keep an index that was asked for before they loaded [S-236]', async () => {
    const { root } = fixture({ handlers: { 'announcements.list': () => announcements() } })
    root.notices.select(10)
    await root.notices.load()
    expect(root.notices.current?.id).toBe('11')
  })

  it('may be empty [S-243]', async () => {
    const { notices } = await loaded(0)
    expect(notices).toMatchObject({ notices: [], current: undefined, pageCount: 1, page: 1, titles: [] })
  })

  it('place banners by their group [S-210]', async () => {
    const { notices } = await loaded()
    expect(notices.banners('w_login').map(({ url }) => url)).toEqual(['/l.svg'])
    expect(notices.banners('w_reg').map(({ url }) => url)).toEqual(['/r.svg'])
    expect(notices.banners('w_fish')).toEqual([])
  })
})

describe('the popup of announcements', () => {
  it('shows each audience its own and comes once per session', async () => {
    const { notices } = await loaded()
    expect(notices.popup.map(({ id }) => id)).toEqual(['101', '104'])
    notices.closePopup()
    expect(notices.popup).toEqual([])
  })

  it('has more for a first login', async () => {
    const { notices, root } = await loaded()
    notices.closePopup()
    await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
    await settled()
    root.session.setPause(undefined)
    expect(notices.popup.map(({ id }) => id)).toEqual(['102', '103', '104'])
  })

  it('waits until it is known that a member is on no break, and is empty during one [G-33] [G-35]', async () => {
    const { notices, root } = await loaded(12, memberSession)
    expect(notices.popup).toEqual([])
    root.session.setPause(pauseAnswer())
    expect(notices.popup).toEqual([])
    root.session.setPause(undefined)
    expect(notices.popup.map(({ id }) => id)).toEqual(['102', '104'])
  })
})
