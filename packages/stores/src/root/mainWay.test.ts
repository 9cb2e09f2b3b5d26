import { moneySum } from '@croupier/money'
import { when } from 'mobx'
import { describe, expect, it } from 'vitest'
import { sandboxFixture } from '../testing/sandboxFixture.ts'
import { targetOfSearch } from '../launch/startDecision.ts'
import { depositStore } from '../deposit/DepositStore.ts'
import { safetyStore } from '../safety/SafetyStore.ts'
import { gameListStore } from '../lobby/GameListStore.ts'
import { betRecordsStore } from '../records/BetRecordsStore.ts'
import { registrationStore } from '../registration/RegistrationStore.ts'
import { captchaStore } from '../sign-in/CaptchaStore.ts'
import { signInStore } from '../sign-in/SignInStore.ts'
import { signOutStore } from '../sign-in/SignOutStore.ts'

const signIn = { type: 'username', username: 'maria', password: 'Croupier1' } as const

describe('the main path, on the sandbox', () => {
  it('leads a visitor through registration, deposit and game to logout', async () => {
    const { root, session, visited, advance } = sandboxFixture('?referralCode=ACE01')
    await root.start()
    expect([root.phase, root.locale.language]).toEqual(['open', 'TY'])
    await root.catalogue.load()
    await root.catalogue.loadHot()
    expect(root.catalogue.lanes.map(({ title }) => title)).toEqual([
      'SPORTS',
      'LIVE',
      'COCKFIGHT',
      'RNG',
      'FISH',
      'PVP',
      'LOTT',
      'ELOTT',
      'ESPORTS',
    ])
    root.store(registrationStore).captureReferral()
    const form = { username: 'juno99', password: 'Lagoon27x', confirmPassword: 'Lagoon27x', birthday: '1990-01-31' }
    expect(await root.store(registrationStore).register({ ...form, affiliateCode: 'NOPE' })).toMatchObject({
      kind: 'refused',
      field: 'affiliateCode',
    })
    expect(await root.store(registrationStore).register(form)).toEqual({ kind: 'registered' })
    await when(() => root.balance.sum === '0.00')

    await root.store(depositStore).load()
    const [method] = root.store(depositStore).methods
    if (!method) throw new Error('the market has no deposit method')
    expect(await root.store(depositStore).reserve(method, 100n)).toMatchObject({ kind: 'refused', field: 'amount' })
    expect(await root.store(depositStore).reserve(method, 50_000n)).toMatchObject({ kind: 'refused' })
    expect(await root.store(safetyStore).readProtection()).toMatchObject({ kind: 'done' })
    expect(await root.store(safetyStore).review('later')).toMatchObject({ kind: 'done' })
    expect(await root.store(depositStore).reserve(method, 50_000n)).toEqual({ kind: 'done' })
    expect(await root.store(depositStore).submit({ senderMobile: '09171234567', reference: '1234567890123' })).toEqual({
      kind: 'done',
    })
    root.store(depositStore).list.watch()
    advance(60_000)
    await when(() => root.balance.sum === '500.00')
    expect(root.store(depositStore).list.deposits.data?.map(({ status }) => status)).toEqual(['credited'])
    root.store(depositStore).list.unwatch()

    root.store(gameListStore).open('RNG')
    await when(() => root.store(gameListStore).isSettled)
    root.store(gameListStore).loadMore()
    await when(() => root.store(gameListStore).games.length === 48)
    const [game] = root.store(gameListStore).games
    if (!game) throw new Error('the lobby is empty')
    root.favourites.toggle(game)
    await when(() => root.favourites.has(game.nodeId))
    root.launch.chooseGame(game)
    const target = targetOfSearch(visited.at(-1)?.slice('/game'.length) ?? '')
    if (!target) throw new Error('the frame page names no game')
    await root.launch.open(target)
    expect(root.launch.game.data?.origin).toBe('http://games.test')

    const out = root.store(signOutStore).signOut()
    root.modals.finish('confirm', 'confirmed')
    expect(await out).toBe('signedOut')
    expect([...session.entries.keys()].sort()).toEqual(['merchant', 'merchantCode'])
    root.stop()
  })

  it('asks for the captcha after wrong passwords, then lets the right one in [S-107]', async () => {
    const { root } = sandboxFixture()
    await root.start()
    for (let tries = 0; tries < 3; tries += 1)
      expect(await root.store(signInStore).signIn({ ...signIn, password: 'Wrong1234' })).toMatchObject({
        kind: 'refused',
      })
    expect(root.store(captchaStore).isShown).toBe(true)
    await when(() => root.store(captchaStore).image.data !== undefined)
    expect(root.store(captchaStore).image.data).toMatch(/^data:image\/png;base64,/)
    root.stop()
  })

  it('shows sums equal to the rows of all pages of the betting record [S-361]', async () => {
    const { root } = sandboxFixture()
    await root.start()
    await root.store(signInStore).signIn(signIn)
    root
      .store(betRecordsStore)
      .filter({ state: 'settled', category: 'RNG', range: root.store(betRecordsStore).rangeOf('previous_30') })
    await when(() => root.store(betRecordsStore).result.data !== undefined)
    const rows = await root.store(betRecordsStore).everyRow()
    const sum = (column: 'betAmount' | 'validBetAmount' | 'winAmount' | 'netAmount') =>
      moneySum(rows.map((bet) => bet[column]))
    expect(root.store(betRecordsStore).pageCount).toBeGreaterThan(1)
    expect(rows).toHaveLength(root.store(betRecordsStore).result.data?.totalCount ?? 0)
    expect(root.store(betRecordsStore).result.data?.totals).toEqual({
      betAmount: sum('betAmount'),
      validBetAmount: sum('validBetAmount'),
      winAmount: sum('winAmount'),
      netAmount: sum('netAmount'),
    })
    root.stop()
  })
})
