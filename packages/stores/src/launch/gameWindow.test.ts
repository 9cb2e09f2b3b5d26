import { describe, expect, it } from 'vitest'
import { tileOfGame } from '../game-tile/GameTile.ts'
import { game } from '../testing/catalogueAnswers.ts'
import { deferred, settled } from '../testing/deferred.ts'
import { value } from '../testing/fakeClient.ts'
import { memberSession, pauseAnswer, refusal, fixture } from '../testing/testPorts.ts'
import type { OpenedWindow } from '../ports/Ports.ts'

const tileOf = (change: Record<string, unknown> = {}) => {
  const [first] = value('games.list', { games: [game(11, change)], totalPages: 1 }).games
  if (!first) throw new Error('no game')
  return tileOfGame(first)
}

describe('a game in a separate window', () => {
  const answer = () => ({ url: 'https://games.example/1' })

  /** A browser with a switchable popup blocker; records what happened to its windows. */
  const browser = (blocks: boolean, launch: () => { url: string } | Promise<{ url: string }> = answer) => {
    const told: string[] = []
    const state = { blocks, closed: false }
    const openWindow = (): OpenedWindow | undefined => {
      told.push(state.blocks ? 'blocked' : 'empty')
      return state.blocks
        ? undefined
        : { goTo: (url) => void told.push(url), close: () => void told.push('closed'), isClosed: () => state.closed }
    }
    const { root, visited, fake } = fixture({
      session: memberSession,
      config: { windowVendors: ['PG'], gameHosts: ['games.example'] },
      ports: { openWindow },
      handlers: { 'games.launch': launch },
    })
    return { root, visited, fake, told, state }
  }

  it('is over when the person comes back after closing it, and the balance is read again [S-310] [S-316]', async () => {
    const { root, state, fake } = browser(false)
    root.launch.chooseGame(tileOf())
    await settled()
    root.launch.returned()
    expect(root.launch.game.data).toBeDefined()
    state.closed = true
    root.launch.returned()
    expect(root.launch.game.data).toBeUndefined()
    await settled()
    expect(fake.ids()).toContain('wallet.balance')
  })

  it('closes the window that was opened last, although an earlier start was still on its way [G-23]', async () => {
    const first = deferred<{ url: string }>()
    const answers: (() => { url: string } | Promise<{ url: string }>)[] = [() => first.promise, answer]
    const { root, told, state } = browser(false, () => (answers.shift() ?? answer)())
    root.launch.chooseGame(tileOf())
    root.launch.chooseGame(tileOf({ nodeId: '12' }))
    await settled()
    first.resolve({ url: 'https://games.example/late' })
    await settled()
    const before = told.length
    state.closed = true
    root.launch.returned()
    expect(root.launch.game.data, 'its closing is noticed').toBeUndefined()
    state.closed = false
    root.launch.chooseGame(tileOf())
    await settled()
    root.launch.stop()
    expect(told.slice(before)).toEqual(['empty', 'https://games.example/1', 'closed'])
  })

  it('opens none during a break, whose page says why', async () => {
    const { root, told, visited } = browser(false)
    root.session.setPause(pauseAnswer())
    root.launch.chooseGame(tileOf())
    await settled()
    expect(told).toEqual([])
    expect(visited).toHaveLength(1)
  })

  it('closes with the end of play, which leads back to the lobby of the game [G-21] [G-23]', async () => {
    const { root, told, visited } = browser(false)
    root.launch.chooseGame(tileOf())
    await settled()
    root.launch.stop()
    expect(told.at(-1)).toBe('closed')
    expect(visited.at(-1)).toBe('/rng')
    expect(root.launch.target).toBeUndefined()
  })

  it('opens in the same task as the press and goes to the game when its address is there [S-310]', async () => {
    const { root, told, visited } = browser(false)
    root.launch.chooseGame(tileOf())
    expect(told).toEqual(['empty'])
    expect(visited).toEqual(['/game?gameType=RNG&vassalage=PG&name=Game+11&nodeId=11'])
    await settled()
    expect(told).toEqual(['empty', 'https://games.example/1'])
    expect(root.launch.windowBlocked).toBe(false)
  })

  it('is called blocked when the browser blocks it, starts nothing at the vendor, and opens by the retry [S-310]', async () => {
    const { root, told, state, fake } = browser(true)
    root.launch.chooseGame(tileOf())
    await settled()
    expect(root.launch.windowBlocked).toBe(true)
    expect(fake.ids()).not.toContain('games.launch')
    state.blocks = false
    const { target } = root.launch
    if (!target) throw new Error('no target')
    expect(root.launch.isStarted({ ...target })).toBe(true)
    expect(root.launch.isStarted({ ...target, nodeId: '12' })).toBe(false)
    await root.launch.openInWindow(target)
    expect(root.launch.windowBlocked).toBe(false)
    expect(told).toEqual(['blocked', 'empty', 'https://games.example/1'])
  })

  it.each([
    ['the platform refuses', () => Promise.reject(refusal('game.maintenance')), 'game.recommend_others'],
    ['the address is invalid', () => ({ url: 'javascript:alert(1)' }), 'domain_check_failed'],
  ])('closes again when %s, and says why [S-310] [S-311]', async (_, launch, key) => {
    const { root, told } = browser(false, launch)
    root.launch.chooseGame(tileOf())
    await settled()
    expect(told).toEqual(['empty', 'closed'])
    expect(root.launch.failure?.key).toBe(key)
  })

  it('is only for the vendors the installation names', () => {
    const { root, told } = browser(false)
    root.launch.chooseGame(tileOf({ vassalage: 'LM' }))
    expect(told).toEqual([])
  })
})
