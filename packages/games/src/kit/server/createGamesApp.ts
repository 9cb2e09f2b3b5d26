import { moneyText, parseMoney } from '@croupier/money'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { checkPage, type CheckQuery } from '../../fairness/check/checkPage.ts'
import { demoGames, gameOf } from '../../games.ts'
import { RoundRefused, type Play, type Rounds, type RoundStanding } from '../../port/rounds.ts'
import type { BoardAnswer } from '../client/data.ts'
import { kitTexts, speak, textsTag } from '../texts.ts'
import { boardAnswer, openAnswer, recordedRound, settledAnswer } from './answers.ts'
import type { DemoGame } from './defineGame.ts'
import { endPage } from './document.ts'
import { gamePage, type Digits } from './gamePage.ts'
import type { GamesAppOptions } from './GamesAppOptions.ts'
import { openPlay } from './openPlay.ts'

import * as z from 'zod/mini'

const orderSchema = z.object({ stake: z.string(), key: z.string(), choice: z.optional(z.unknown()) })
const moveSchema = z.object({ roundId: z.string(), move: z.unknown() })
const besideSchema = z.object({ nodeId: z.int().check(z.gt(0)) })
const languageSchema = z.object({ language: z.string().check(z.maxLength(5)) })
const seedsSchema = z.object({ clientSeed: z.string() })
/** Longest body of a call, bytes; an honest one has a few hundred. */
const LONGEST_BODY = 16 * 1024
/** Number of rounds in the record. */
const RECORDED = 50

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml; charset=utf-8',
}

/**
 * The games origin: every demo game, under the name of the game that was launched.
 *
 * `GET /play/<nodeId>?launch=<token>[&digits=latn]` is the page. `POST /rounds`, `POST /rounds/move`, `GET /balance`,
 * `GET /board`, `POST /beside`, `GET /record`, `POST /seeds` and `POST /language` are its calls, with the play's id as
 * bearer. `GET /fairness` checks rounds and needs no play. `/client/<file>` are the built clients and
 * `/art/<nodeId>/<name>.svg` backdrops and reel symbols. Only the site's origins may frame it, and a page talks only to
 * the origin its launch named.
 */
export const createGamesApp = ({
  rounds,
  siteOrigins,
  drawSymbol,
  drawBackdrop,
  clientFiles,
}: GamesAppOptions): Hono => {
  const app = new Hono()
  const isSecure = () => siteOrigins().every((origin) => origin.startsWith('https:'))

  app.use((context, next) => {
    // Set before the answer is created: on an existing one each header costs more than the round.
    context.header('X-Content-Type-Options', 'nosniff')
    context.header('Referrer-Policy', 'no-referrer')
    context.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigins().join(' ') || "'none'"}`,
    )
    return next()
  })

  const counted = bodyLimit({ maxSize: LONGEST_BODY, onError: tooLong })
  app.use((context, next) => {
    if (context.req.method === 'GET') return next()
    const told = context.req.header('content-length')
    // Only a body without a declared length has to be counted while it is read.
    if (told === undefined || context.req.header('transfer-encoding') !== undefined) return counted(context, next)
    return Number(told) > LONGEST_BODY ? Promise.resolve(tooLong(context)) : next()
  })

  app.get('/play/:nodeId{[0-9]+}', async (context) => {
    const nodeId = Number(context.req.param('nodeId'))
    context.header('Cache-Control', 'no-store')
    const opened = openPlay(rounds, context, nodeId, isSecure())
    if (opened instanceof RoundRefused || !siteOrigins().includes(opened.siteOrigin)) {
      const code = (context.req.query('language') ?? 'EN').toUpperCase()
      await speak(code)
      const texts = kitTexts(code)
      const maintained = opened instanceof RoundRefused && opened.code.endsWith('.maintenance')
      const theme = context.req.query('theme') === 'light' ? 'light' : 'dark'
      return context.html(
        endPage(maintained ? texts.maintenance : texts.over, textsTag(code), theme),
        maintained ? 503 : 401,
      )
    }
    await speak(opened.languageCode)
    const digits: Digits = context.req.query('digits') === 'latn' ? 'latn' : 'native'
    const open = rounds.openRound(opened.id)
    const played = rounds.history(opened.id, Number.MAX_SAFE_INTEGER)
    const game = gameOf(opened.game.kind)
    return context.html(
      gamePage(game, { play: opened, digits, rounds: played, open, board: boardOf(rounds, game, opened) }),
    )
  })

  app.post('/rounds', async (context) => {
    const order = await bodyOf(context, orderSchema)
    if (order === null) return malformed(context)
    return answering(context, () => {
      const play = rounds.resume(bearer(context))
      const game = gameOf(play.game.kind)
      const stake = offeredStake(order.stake, play.digits)
      const ordered = game.order(stake, order.choice)
      if (ordered === null) throw new RoundRefused('round.move', 'no choice of this game')
      const pressed = { stake, key: order.key, paceMs: game.facts.paceMs }
      return standingAnswer(
        game,
        ordered.kind === 'instant'
          ? rounds.place(play.id, pressed, ordered.deal)
          : ordered.kind === 'open'
            ? rounds.begin(play.id, pressed, ordered.begin)
            : rounds.placeBet(play.id, pressed, (now) => ordered.placeBet({ game: play.game, now })),
        play.digits,
      )
    })
  })

  app.post('/rounds/move', async (context) => {
    const asked = await bodyOf(context, moveSchema)
    if (asked === null) return malformed(context)
    return answering(context, () => {
      const playId = bearer(context)
      const { game: played, digits } = rounds.table(playId)
      const game = gameOf(played.kind)
      const round = rounds.act(playId, asked.roundId, (open) => {
        if (asked.move === null) return { state: open.state }
        if (game.act === null) throw new RoundRefused('round.move', 'this game has no moves')
        return game.act(open, asked.move)
      })
      return standingAnswer(game, round, digits)
    })
  })

  app.get('/balance', (context) =>
    answering(context, () => {
      const play = rounds.resume(bearer(context))
      return { kind: 'balance', balance: moneyText(play.balance, play.digits) }
    }),
  )

  app.get('/board', (context) =>
    answering(context, () => {
      const play = rounds.resume(bearer(context))
      const board = boardOf(rounds, gameOf(play.game.kind), play)
      if (board === null) throw new RoundRefused('round.move', 'this game has no board')
      return board
    }),
  )

  app.post('/beside', async (context) => {
    const body = await bodyOf(context, besideSchema)
    if (body === null) return malformed(context)
    return answering(context, () => ({ kind: 'launch', token: rounds.launchBeside(bearer(context), body.nodeId) }))
  })

  app.get('/record', (context) =>
    answering(context, () => {
      const play = rounds.resume(bearer(context))
      const played = rounds.history(play.id, RECORDED)
      return {
        kind: 'record',
        rounds: played.map((round) => recordedRound(round, play.digits, rounds.revealed(round.fair?.serverHash ?? ''))),
        ...rounds.commitment(play.id),
      }
    }),
  )

  app.post('/seeds', async (context) => {
    const body = await bodyOf(context, seedsSchema)
    if (body === null) return malformed(context)
    return answering(context, () => {
      const { serverSeed, serverHash } = rounds.rotateSeeds(bearer(context), body.clientSeed)
      return { kind: 'revealed', serverSeed, serverHash }
    })
  })

  app.post('/language', async (context) => {
    const body = await bodyOf(context, languageSchema)
    if (body === null) return malformed(context)
    return answering(context, () => {
      rounds.speak(bearer(context), body.language)
      return { kind: 'language' }
    })
  })

  app.get('/fairness', async (context) =>
    context.html(await checkPage(Object.values(demoGames), context.req.query() as CheckQuery)),
  )
  app.get('/client/:file{.+}', async (context) => {
    const file = context.req.param('file')
    const bytes = await clientFiles?.(file)
    if (!bytes) return context.text('No such file', 404)
    context.header('Content-Type', contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    // Files in a folder have a hash of their content in their name.
    context.header('Cache-Control', file.includes('/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    return context.body(bytes)
  })
  app.get('/art/:nodeId{[0-9]{1,9}}/:file{[a-z]+\\.svg}', (context) => {
    const nodeId = Number(context.req.param('nodeId'))
    const name = context.req.param('file').slice(0, -'.svg'.length)
    const drawing = name === 'backdrop' ? drawBackdrop(nodeId) : drawSymbol(name, nodeId)
    if (drawing === null) return context.text('No such picture', 404)
    context.header('Content-Type', contentTypes['svg'])
    context.header('Cache-Control', 'public, max-age=86400')
    return context.body(drawing)
  })
  return app
}

const boardOf = (rounds: Rounds, game: DemoGame, play: Play): BoardAnswer | null => {
  if (game.shared === null) return null
  const board = rounds.board(play.id)
  return boardAnswer(board, game.shared.board(board, play), play.digits)
}

const bearer = (context: Context): string => /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? ''

const bodyOf = async <Schema extends z.core.$ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema> | null> => {
  const read = z.safeParse(schema, await context.req.json().catch(() => null))
  return read.success ? read.data : null
}

const tooLong = (context: Context) => context.json({ kind: 'refused', code: 'round.malformed' }, 413)

const malformed = (context: Context) => context.json({ kind: 'refused', code: 'round.malformed' }, 400)

const offeredStake = (text: string, digits: number): bigint => {
  try {
    return parseMoney(text, digits)
  } catch {
    throw new RoundRefused('stake.not.offered', 'the stake is no amount')
  }
}

const standingAnswer = (game: DemoGame, round: RoundStanding, digits: number) =>
  round.status === 'open' ? openAnswer(round, game.view(round), digits) : settledAnswer(round, digits)

const answering = (context: Context, work: () => object) => {
  context.header('Cache-Control', 'no-store')
  try {
    return context.json(work())
  } catch (failure) {
    if (!(failure instanceof RoundRefused)) throw failure
    // A refusal is an ordinary answer: the page has a text for each code, and the browser reports no error.
    return context.json({ kind: 'refused', code: failure.code })
  }
}
