import { moneyText, parseMoney } from '@croupier/api'
import { Hono, type Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as z from 'zod/mini'
import { drawSymbol } from '../art/symbol.ts'
import type { CreateGamesApp } from '../rounds/gamesApp.ts'
import { RoundRefused, type Play, type Rounds, type SettledRound } from '../rounds/rounds.ts'
import { endPage, slotPage, type Digits } from './page/html.ts'
import { slotScript } from './page/script.ts'
import { slotStyle } from './page/style.ts'
import { dealSlot } from './slot/deal.ts'
import { slotTexts, textsTag } from './texts.ts'

export { statedReturn } from './slot/returnToPlayer.ts'
export { lastChanged, paceMs, volatility } from './slot/machine.ts'

/** How the reels stand before the first round of a play. */
const firstStops: readonly number[] = [13, 19, 0, 1, 17]

const orderSchema = z.object({ stake: z.string(), key: z.string() })
const stopsSchema = z.object({ stops: z.array(z.int()).check(z.length(5)) })

/**
 * The games origin: one slot, played under the name of whichever game was launched.
 *
 * `GET /play/<nodeId>?launch=<token>[&digits=latn]` is the page; `POST /slot/rounds` and `GET /slot/balance` are its
 * calls, with the play's id as bearer; `/slot/client.js`, `/slot/style.css` and `/slot/symbols/<name>.svg` are its
 * files. Only the site's origins may frame it, and the page talks only to the origin the launch named.
 */
export const createGamesApp: CreateGamesApp = ({ rounds, siteOrigins }) => {
  const app = new Hono()
  const script = slotScript()

  app.use(async (context, next) => {
    await next()
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigins().join(' ') || "'none'"}`,
    )
  })

  app.get('/play/:nodeId{[0-9]+}', (context) => {
    const nodeId = Number(context.req.param('nodeId'))
    context.header('Cache-Control', 'no-store')
    const opened = openPlay(rounds, context, nodeId)
    if (opened instanceof RoundRefused || !siteOrigins().includes(opened.siteOrigin)) {
      const code = (context.req.query('language') ?? 'EN').toUpperCase()
      const texts = slotTexts(code)
      const maintained = opened instanceof RoundRefused && opened.code.endsWith('.maintenance')
      const theme = context.req.query('theme') === 'light' ? 'light' : 'dark'
      return context.html(
        endPage(maintained ? texts.maintenance : texts.over, textsTag(code), theme),
        maintained ? 503 : 401,
      )
    }
    const digits: Digits = context.req.query('digits') === 'latn' ? 'latn' : 'native'
    return context.html(slotPage(opened, lastStops(rounds, opened), digits))
  })

  app.post('/slot/rounds', async (context) => {
    context.header('Cache-Control', 'no-store')
    const order = z.safeParse(orderSchema, await context.req.json().catch(() => null))
    if (!order.success) return context.json({ kind: 'refused', code: 'round.malformed' }, 400)
    return answering(context, () => {
      const playId = bearer(context)
      const { digits } = rounds.resume(playId)
      const stake = offeredStake(order.data.stake, digits)
      return roundAnswer(rounds.place(playId, { stake, key: order.data.key }, dealSlot(stake)), digits)
    })
  })

  app.get('/slot/balance', (context) => {
    context.header('Cache-Control', 'no-store')
    return answering(context, () => {
      const play = rounds.resume(bearer(context))
      return { kind: 'balance', balance: moneyText(play.balance, play.digits) }
    })
  })

  app.get('/slot/client.js', (context) =>
    context.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
  app.get('/slot/style.css', (context) =>
    context.body(slotStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
  app.get('/slot/symbols/:file{[a-z]+\\.svg}', (context) => {
    const drawing = drawSymbol(context.req.param('file').slice(0, -'.svg'.length))
    if (drawing === null) return context.text('No such symbol', 404)
    return context.body(drawing, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    })
  })
  return app
}

/**
 * The play a page request is for: by its launch token, which works once, and on a reload by the cookie the first
 * answer set. The cookie opens this page only, and no script can read it.
 */
const openPlay = (rounds: Rounds, context: Context, nodeId: number): Play | RoundRefused => {
  const cookie = `play-${nodeId}`
  const known = getCookie(context, cookie)
  const tries = [
    () => rounds.open(context.req.query('launch') ?? ''),
    ...(known === undefined ? [] : [() => rounds.resume(known)]),
  ]
  let refusal = new RoundRefused('launch.invalid', 'no launch token')
  for (const attempt of tries) {
    try {
      const play = attempt()
      if (play.game.nodeId !== nodeId) continue
      setCookie(context, cookie, play.id, {
        httpOnly: true,
        sameSite: 'Strict',
        path: `/play/${nodeId}`,
        secure: new URL(context.req.url).protocol === 'https:',
      })
      return play
    } catch (failure) {
      if (!(failure instanceof RoundRefused)) throw failure
      refusal = failure
    }
  }
  return refusal
}

const lastStops = (rounds: Rounds, play: Play): readonly number[] => {
  const [last] = rounds.history(play.id, 1)
  const read = z.safeParse(stopsSchema, last?.detail)
  return read.success ? read.data.stops : firstStops
}

const bearer = (context: Context): string => /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''

const offeredStake = (text: string, digits: number): bigint => {
  try {
    return parseMoney(text, digits)
  } catch {
    throw new RoundRefused('stake.not.offered', 'the stake is no amount')
  }
}

const roundAnswer = (round: SettledRound, digits: number) => ({
  kind: 'settled',
  roundId: round.id,
  stake: moneyText(round.stake, digits),
  payout: moneyText(round.payout, digits),
  balance: moneyText(round.balance, digits),
  result: round.payout === 0n ? 'none' : round.payout > round.stake ? 'win' : 'return',
  repeated: round.repeated,
  detail: round.detail,
})

const answering = (context: Context, work: () => object) => {
  try {
    return context.json(work())
  } catch (failure) {
    if (!(failure instanceof RoundRefused)) throw failure
    // A refusal is an answer like any other: the page has a text for each code, and the browser no error to report.
    return context.json({ kind: 'refused', code: failure.code })
  }
}
