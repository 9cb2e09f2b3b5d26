import { describe, expect, it } from 'vitest'
import { createDealer } from '../../fairness/createDealer.ts'
import { RoundRefused, type OpenRound, type Play, type Rounds, type SettledRound } from '../../port/rounds.ts'
import { createCalls } from '../client/createCalls.ts'
import { kitTexts } from '../texts.ts'
import { createGamesApp } from './createGamesApp.ts'

const site = 'http://site.example'

/** HTML without insignificant line breaks and spaces. */
const tidy = (page: string): string =>
  page
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> </g, '><')
    .replaceAll(/ ?\/?>/g, '>')

/** One member at one game, in memory, with the guarantees of a real platform. */
const platformOfOne = (facts: Partial<Play> = {}, start = 1_000n) => {
  let balance = start
  let now = 1_000_000
  let nonce = 0
  let open: OpenRound | null = null
  let spoken = facts.languageCode ?? 'EN'
  const nextDealer = () => createDealer({ serverSeed: 'server', clientSeed: 'client', nonce: nonce++ })
  const launches = new Set(['launch-token'])
  const done = new Map<string, SettledRound>()
  const play: Play = {
    id: 'play-1',
    game: {
      nodeId: 7,
      name: 'Golden <Lantern>',
      vendorCode: 'LM',
      vendorName: 'Lantern Moon',
      gameType: 'RNG',
      gameClass: 'JP',
      code: 'LM_RNG_001',
      kind: 'slot',
    },
    currency: 'PHP',
    digits: 2,
    language: 'en',
    languageCode: 'EN',
    theme: 'dark',
    balance,
    stakes: [100n, 200n, 500n],
    timeZone: 'Asia/Manila',
    siteOrigin: site,
    ...facts,
  }
  const rounds: Rounds = {
    open(token) {
      if (!launches.delete(token)) throw new RoundRefused('launch.invalid', 'used')
      return play
    },
    resume(id) {
      if (id !== play.id) throw new RoundRefused('play.closed', 'unknown')
      return { ...play, balance, languageCode: spoken }
    },
    table: () => play,
    speak(id, languageCode) {
      if (id !== play.id) throw new RoundRefused('play.closed', 'unknown')
      spoken = languageCode
    },
    place(_, order, deal) {
      const known = done.get(order.key)
      if (known?.stake === order.stake) return { ...known, repeated: true }
      if (known !== undefined) throw new RoundRefused('round.conflict', 'other stake')
      if (!play.stakes.includes(order.stake)) throw new RoundRefused('stake.not.offered', 'no')
      if (balance < order.stake) throw new RoundRefused('balance.insufficient', 'short')
      const { payout, detail } = deal(nextDealer())
      balance += payout - order.stake
      const settled: SettledRound = {
        status: 'settled',
        id: `R${done.size + 1}`,
        stake: order.stake,
        payout,
        balance,
        at: now,
        detail,
        fair: { serverHash: 'hash', clientSeed: 'client', nonce: nonce - 1 },
        repeated: false,
      }
      done.set(order.key, settled)
      return settled
    },
    begin(_, { stake }, deal) {
      balance -= stake
      const { state } = deal(nextDealer(), now)
      open = { status: 'open', id: 'R1', stake, balance, startedAt: now, now, state, repeated: false }
      return open
    },
    act(_, id, move) {
      if (open?.id !== id) throw new RoundRefused('round.unknown', 'no such round')
      const moved = move({ ...open, now })
      if (!('payout' in moved)) return { ...open, now, state: moved.state }
      balance += moved.payout
      const { stake } = open
      open = null
      return { status: 'settled', id, stake, ...moved, balance, at: now, fair: null, repeated: false }
    },
    placeBet: () => {
      throw new RoundRefused('round.move', 'no shared results here')
    },
    board: () => ({
      now,
      balance,
      games: [],
      open: [],
      settled: [],
      hash: () => 'hash',
      dealer: () => null,
    }),
    launchBeside: () => 'launch-token',
    openRound: () => open,
    commitment: () => ({ serverHash: 'hash', nextServerHash: 'next', clientSeed: 'client', nonce, fixed: false }),
    rotateSeeds(_, clientSeed) {
      if (open !== null) throw new RoundRefused('seed.inUse', 'open')
      return { serverHash: 'hash', serverSeed: 'server', clientSeed, memberId: 1, rounds: nonce, revealedAt: now }
    },
    revealed: () => null,
    history: () => [...done.values()].reverse(),
    close: () => undefined,
  }
  const app = createGamesApp({
    rounds,
    siteOrigins: () => [play.siteOrigin.startsWith('https:') ? play.siteOrigin : site],
    drawSymbol: (name) => (name === 'wild' ? '<svg/>' : null),
    drawBackdrop: () => '<svg/>',
    clientFiles: async (path) => (path === 'slot.css' ? new TextEncoder().encode('body {}') : null),
  })
  const call = async (path: string, body?: unknown, id = play.id): Promise<Record<string, unknown>> => {
    const answer = await app.request(path, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: { authorization: `Bearer ${id}` },
    })
    return (await answer.json()) as Record<string, unknown>
  }
  const placeRound = (stake: string, key: string, id = play.id) => call('/rounds', { stake, key }, id)
  return {
    app,
    call,
    placeRound,
    rounds: done,
    spend: (amount: bigint) => (balance -= amount),
    pass: (ms: number) => (now += ms),
  }
}

describe('the game page', () => {
  it('has a title, a language, named controls, a polite live region and a text for the reels [S-307] [Q-03] [Q-06]', async () => {
    const { app } = platformOfOne()
    const answer = await app.request('/play/7?launch=launch-token')
    const page = tidy(await answer.text())
    expect(answer.status).toBe(200)
    expect(page).toContain('<title>Golden &lt;Lantern&gt;</title>')
    expect(page).toContain('<html lang="en" dir="ltr" data-theme="dark">')
    expect(page).toContain('role="status" aria-live="polite"')
    expect(page).toMatch(/<ul id="reels-text"[^>]*aria-label="Reels"/)
    expect(page).toMatch(/<label for="stake">Stake<\/label><select id="stake">/)
    expect(page).toMatch(/<dialog id="rules" aria-labelledby="rules-title">/)
  })

  it.each([
    ['TY', 'fil', 'ltr', 'Balanse'],
    ['BN', 'bn', 'ltr', 'ব্যালেন্স'],
    ['UR', 'ur', 'rtl', 'بیلنس'],
  ])('speaks %s', async (languageCode, language, direction, balance) => {
    const page = await (
      await platformOfOne({ languageCode, language }).app.request('/play/7?launch=launch-token')
    ).text()
    expect(page).toContain(`<html lang="${language}" dir="${direction}"`)
    expect(page).toContain(balance)
  })

  it('is in English, and says so to screen readers, in a language without texts of the games', async () => {
    const page = await (
      await platformOfOne({ languageCode: 'HE', language: 'he' }).app.request('/play/7?launch=launch-token')
    ).text()
    expect(page).toContain('<html lang="en" dir="ltr"')
    expect(page).toContain('>Balance<')
  })

  it('states rules, return, volatility, jackpot, pace without autoplay, and the last change [G-41] [G-26]', async () => {
    const page = tidy(await (await platformOfOne().app.request('/play/7?launch=launch-token')).text())
    for (const text of [
      '95.51% of all stakes',
      'Medium',
      'no jackpot',
      'At least 2.5 seconds',
      'No autoplay',
      '2026-11-21',
    ])
      expect(page).toContain(text)
    expect(page.match(/<li><svg viewBox="0 0 52 32"/g)).toHaveLength(10)
  })

  it('may be framed by the site alone and runs no inline script [Q-08] [S-315]', async () => {
    const answer = await platformOfOne().app.request('/play/7?launch=launch-token')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors ${site}`)
    expect(policy).toContain("default-src 'none'; script-src 'self'")
    expect(policy).not.toContain('unsafe')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    const scripts = tidy(await answer.text()).match(/<script[^>]*>/g)
    expect(scripts).toEqual([
      '<script type="module" src="/client/slot.js">',
      '<script type="application/json" id="play-data">',
    ])
  })

  it('opens once by its token and again by its cookie, which scripts cannot read', async () => {
    const { app } = platformOfOne()
    const first = await app.request('/play/7?launch=launch-token')
    const cookie = first.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^play-7=play-1; .*HttpOnly/)
    expect((await app.request('/play/7?launch=launch-token')).status).toBe(401)
    expect((await app.request('/play/7', { headers: { cookie: 'play-7=play-1' } })).status).toBe(200)
  })

  it('keeps its cookie to TLS where every site has it', async () => {
    const first = await platformOfOne({ siteOrigin: 'https://play.example' }).app.request('/play/7?launch=launch-token')
    expect(first.headers.get('set-cookie')).toMatch(/^__Secure-play-7=play-1; .*Secure/)
  })

  it.each([
    ['TY', 'fil', 'ltr'],
    ['AR', 'ar', 'rtl'],
    ['FA', 'fa', 'rtl'],
    ['UR', 'ur', 'rtl'],
  ])(
    'says that the session is over, in %s and its direction, when no play can be opened',
    async (code, tag, direction) => {
      const answer = await platformOfOne().app.request(`/play/7?launch=stale&language=${code.toLowerCase()}`)
      expect(answer.status).toBe(401)
      const page = tidy(await answer.text())
      expect(page).toContain(`<html lang="${tag}" dir="${direction}"`)
      expect(page).toContain(kitTexts(code).over)
    },
  )

  it('does not open for a site that is not on the list, nor for another game [S-315]', async () => {
    expect(
      (await platformOfOne({ siteOrigin: 'http://elsewhere.example' }).app.request('/play/7?launch=launch-token'))
        .status,
    ).toBe(401)
    expect((await platformOfOne().app.request('/play/8?launch=launch-token')).status).toBe(401)
  })

  it('serves the files of its client and the symbols, and nothing else', async () => {
    const { app } = platformOfOne()
    expect((await app.request('/client/slot.css')).headers.get('content-type')).toContain('text/css')
    expect(await (await app.request('/art/7/wild.svg')).text()).toMatch(/^<svg/)
    expect((await app.request('/art/7/nothing.svg')).status).toBe(404)
    expect((await app.request('/client/slot.html')).status).toBe(404)
  })
})

describe('a language that is chosen during play', () => {
  it('is used when the page is loaded again', async () => {
    const { app, call } = platformOfOne()
    await app.request('/play/7?launch=launch-token')
    expect(await call('/language', { language: 'TY' })).toEqual({ kind: 'language' })
    const again = await app.request('/play/7', { headers: { cookie: 'play-7=play-1' } })
    expect(await again.text()).toContain('Balanse')
    expect(await call('/language', { language: 'TY' }, 'play-of-another')).toMatchObject({ kind: 'refused' })
  })
})

describe('a round', () => {
  it('answers stake, payout, balance and what to show, as decimal text [Q-09]', async () => {
    const { placeRound } = platformOfOne()
    const answer = await placeRound('5.00', 'press-0001')
    expect(answer).toMatchObject({ kind: 'settled', roundId: 'R1', stake: '5.00', repeated: false })
    expect(answer['detail']).toMatchObject({ game: 'slot', stops: expect.arrayContaining([expect.any(Number)]) })
    expect(answer['balance']).toMatch(/^\d+\.\d{2}$/)
  })

  it('is one round and one stake however often the same key is sent', async () => {
    const { placeRound, rounds } = platformOfOne()
    const first = await placeRound('5.00', 'press-0001')
    expect(await placeRound('5.00', 'press-0001')).toEqual({ ...first, repeated: true })
    expect(rounds.size).toBe(1)
    expect(await placeRound('1.00', 'press-0001')).toEqual({ kind: 'refused', code: 'round.conflict' })
  })

  it('is refused with its reason when the balance is short, the stake unknown, the play over or the body broken', async () => {
    const { app, placeRound, spend, rounds } = platformOfOne()
    spend(950n)
    expect(await placeRound('1.00', 'press-0001')).toEqual({ kind: 'refused', code: 'balance.insufficient' })
    expect(await placeRound('3.00', 'press-0002')).toEqual({ kind: 'refused', code: 'stake.not.offered' })
    expect(await placeRound('a lot', 'press-0003')).toEqual({ kind: 'refused', code: 'stake.not.offered' })
    expect(await placeRound('1.00', 'press-0004', 'play-of-another')).toEqual({ kind: 'refused', code: 'play.closed' })
    expect((await app.request('/rounds', { method: 'POST', body: 'stake=1' })).status).toBe(400)
    expect(rounds.size).toBe(0)
  })

  it('is a win only above the stake; a payout at or below it is a return [G-27]', async () => {
    const { placeRound } = platformOfOne({}, 100_000n)
    const results = []
    for (let at = 10; at < 60; at += 1) results.push(await placeRound('1.00', `press-00${at}`))
    for (const { result, stake, payout } of results)
      expect(result).toBe(payout === '0.00' ? 'none' : Number(payout) > Number(stake) ? 'win' : 'return')
    expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['none', 'return', 'win']))
  })
})

/** Games with a choice each accepts, and the page's control for it. */
const choices = [
  ['slot', {}, 'reels-text'],
  ['dice', { side: 'under', chance: 50 }, '<input id="chance" type="range"'],
  ['crash', { auto: 150 }, '<label for="auto">'],
  ['baccarat', { side: 'banker' }, '<input type="radio" name="side" value="banker">'],
  ['fishing', { target: 'crab' }, '<input type="radio" name="target" value="crab" aria-label="Aim at crab'],
  ['showdown', { sit: true }, '<button type="button" id="fold">Fold</button>'],
] as const

describe.each(choices)('%s on the kit', (kind, choice, control) => {
  const game: Play['game'] = {
    nodeId: 7,
    name: 'A game',
    vendorCode: 'LM',
    vendorName: 'Lantern Moon',
    gameType: 'RNG',
    gameClass: 'AC',
    code: 'LM_RNG_001',
    kind,
  }

  it('has its controls, its rules with the return, and no autoplay, in every language [G-26] [G-41]', async () => {
    const page = tidy(await (await platformOfOne({ game }).app.request('/play/7?launch=launch-token')).text())
    expect(page).toContain(control)
    expect(page).toMatch(/<dt>Return to player<\/dt><dd>[^<]*\d\d\.?\d*%/)
    expect(page).toContain(`At least ${kind === 'slot' ? '2.5' : '5'} seconds`)
    expect(page).toContain('No autoplay')
    for (const [languageCode, language] of [
      ['TY', 'fil'],
      ['BN', 'bn'],
    ] as const) {
      const other = await platformOfOne({ game, languageCode, language } as Partial<Play>).app.request(
        '/play/7?launch=launch-token',
      )
      const [shown = ''] = tidy(await other.text()).split('<script type="application/json"')
      expect(shown).toContain(kitTexts(languageCode).record)
      expect(shown).not.toMatch(/\{\w+\}|undefined/)
    }
  })

  it('plays a round with a valid choice and refuses an unknown one', async () => {
    const { call } = platformOfOne({ game })
    const order = { stake: '1.00', key: 'press-0001' }
    const answer = await call('/rounds', { ...order, choice })
    expect(answer['kind']).toBe(kind === 'crash' || kind === 'showdown' ? 'open' : 'settled')
    if (kind !== 'slot')
      expect(await call('/rounds', { ...order, choice: { side: 'moon' } })).toEqual({
        kind: 'refused',
        code: 'round.move',
      })
  })
})

describe('an open round', () => {
  const game: Play['game'] = {
    nodeId: 7,
    name: 'A game',
    vendorCode: 'LM',
    vendorName: 'Lantern Moon',
    gameType: 'RNG',
    gameClass: 'AC',
    code: 'LM_RNG_001',
    kind: 'crash',
  }

  it('shows how long it has run and nothing secret, and is ended by a move on the server’s clock', async () => {
    const { call, pass, app } = platformOfOne({ game })
    const begun = await call('/rounds', { stake: '1.00', key: 'press-0001', choice: { auto: null } })
    expect(begun).toEqual({ kind: 'open', roundId: 'R1', stake: '1.00', balance: '9.00', elapsed: 0, view: null })
    pass(10)
    expect(await call('/rounds/move', { roundId: 'R1', move: null })).toMatchObject({ kind: 'open', elapsed: 10 })
    expect(await call('/rounds/move', { roundId: 'R1', move: { fold: true } })).toMatchObject({ code: 'round.move' })
    expect(await call('/seeds', { clientSeed: 'mine' })).toEqual({ kind: 'refused', code: 'seed.inUse' })
    const page = tidy(await (await app.request('/play/7?launch=launch-token')).text())
    expect(page).toContain('"open":{"kind":"open","roundId":"R1"')
    expect(page).not.toContain('"crash":')
    expect(await call('/rounds/move', { roundId: 'R1', move: { cashOut: true } })).toMatchObject({
      kind: 'settled',
      payout: '1.00',
      result: 'return',
    })
    expect(await call('/rounds/move', { roundId: 'R2', move: null })).toMatchObject({ code: 'round.unknown' })
  })

  it('cannot be moved in a game that has no moves', async () => {
    const { call } = platformOfOne()
    expect(await call('/rounds/move', { roundId: 'R1', move: null })).toMatchObject({ code: 'round.unknown' })
  })
})

describe('the record', () => {
  it('lists rounds with what they were dealt from, and the member’s seeds, but no secret', async () => {
    const { call, placeRound } = platformOfOne()
    await placeRound('1.00', 'press-0001')
    const record = await call('/record')
    expect(record).toMatchObject({
      kind: 'record',
      serverHash: 'hash',
      nextServerHash: 'next',
      nonce: 1,
      rounds: [{ roundId: 'R1', stake: '1.00', nonce: 0, serverSeed: null }],
    })
  })
})

describe('the calls of the page', () => {
  it('asks again with the same key after a lost answer, and gets the same round', async () => {
    const { app, rounds } = platformOfOne()
    let lost = true
    const call = async (path: string, init: RequestInit): Promise<Response> => {
      const answer = await app.request(path, { ...init, signal: null })
      if (!lost) return answer
      lost = false
      throw new TypeError('the line went dead after the round was booked')
    }
    const calls = createCalls(call as typeof fetch, 'play-1')
    expect(await calls.place('5.00', 'press-0001', {})).toEqual({ kind: 'unreachable' })
    expect(await calls.place('5.00', 'press-0001', {})).toMatchObject({
      kind: 'settled',
      roundId: 'R1',
      repeated: true,
    })
    expect(rounds.size).toBe(1)
  })

  it('counts a page of HTML or an unknown shape as no answer', async () => {
    const calls = createCalls(
      (async () => new Response('<html>Bad gateway</html>', { status: 502 })) as typeof fetch,
      'play-1',
    )
    expect(await calls.place('5.00', 'press-0001', {})).toEqual({ kind: 'unreachable' })
    const strange = createCalls((async () => Response.json([])) as typeof fetch, 'play-1')
    expect(await strange.balance()).toEqual({ kind: 'unreachable' })
  })
})
