import { unbroken } from '@croupier/locales/intl'
import type { BoardAnswer, SettledAnswer, GameView, ViewTools } from '../../kit/client/data.ts'
import type { Leg, Market, Slip } from '../rules.ts'
import { drawCrest } from './drawCrest.ts'

/** Data of the sportsbook's view besides its texts. */
export interface SportsViewData {
  readonly most: number
  readonly times: number
}

interface Match {
  readonly id: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly endsAt: number
}

/** The server's data about matches. Times are milliseconds since the epoch. */
export interface SportsBoard {
  readonly league: string
  readonly coming: readonly (Match & { readonly markets: readonly Market[] })[]
  readonly running: readonly Match[]
  readonly results: readonly (Match & { readonly score: string | null })[]
}

/** The sportsbook: odds of coming matches to press, a bet slip, open bets and results. */
export const createSportsView = (tools: ViewTools): GameView => {
  const { page, part, texts, game, fill, amount, minor, major, number, say, stake, time, timeZone } = tools
  const { most, times } = game as unknown as SportsViewData
  const { locale, numberingSystem } = number.resolvedOptions()
  /** A calendar day of the market, for comparison with another. */
  const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const day = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem,
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  })
  const two = new Intl.NumberFormat(locale, { numberingSystem, minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const signed = new Intl.NumberFormat(locale, { numberingSystem, signDisplay: 'exceptZero' })
  const text = (key: string): string => texts[key] ?? key
  const make = (name: string, content = '', className = ''): HTMLElement => {
    const made = page.createElement(name)
    made.textContent = content
    made.className = className
    return made
  }
  interface Chosen extends Leg {
    readonly name: string
    readonly match: string
  }
  let legs: readonly Chosen[] = []
  const names = new Map<string, string>()

  const pickName = (market: string, line: number | null, pick: string): string => {
    if (market === 'total') return fill(text(pick), { line: number.format(line ?? 0) })
    if (market === 'handicap')
      return fill(text(`${pick}Given`), { line: signed.format(pick === 'home' ? (line ?? 0) : -(line ?? 0)) })
    return text(pick)
  }
  const versus = ({ home, away }: { readonly home: string; readonly away: string }): string =>
    fill(text('versus'), { home, away })
  /** When a match starts: today, tomorrow, or its date. */
  const startText = (startsAt: number, now: number): string => {
    const isOn = (at: number): boolean => calendarDay.format(startsAt) === calendarDay.format(at)
    if (isOn(now)) return fill(text('today'), { time: time(startsAt) })
    if (isOn(now + 86_400_000)) return fill(text('tomorrow'), { time: time(startsAt) })
    return unbroken(day.formatToParts(startsAt))
  }
  /** Both teams with their crests; `between` replaces the score. */
  const sides = ({ home, away }: Pick<Match, 'home' | 'away'>, between: string): HTMLElement => {
    const box = make('span', '', 'sides')
    const side = (name: string): HTMLElement => {
      const made = make('span', '', 'side')
      made.append(drawCrest(page, name), make('span', name))
      return made
    }
    box.append(side(home), make('b', between, 'between'), side(away))
    return box
  }
  /** Stake times the exact product of the odds, truncated to the minor unit, as decimal text. */
  const worth = (staked: string, chosen: readonly { readonly odds: number }[]): string => {
    let value = minor(staked)
    for (const { odds } of chosen) value *= BigInt(odds)
    return major(value / 100n ** BigInt(chosen.length))
  }
  const together = (): number => legs.reduce((all, { odds }) => (all * odds) / 100, 1)
  const showSlip = (): void => {
    part('legs').replaceChildren(
      ...(legs.length === 0 ? [make('li', text('emptySlip'), 'none')] : []),
      ...legs.map((leg) => {
        const item = make('li')
        const remove = page.createElement('button')
        remove.type = 'button'
        remove.textContent = '×'
        remove.setAttribute('aria-label', fill(text('remove'), { what: `${leg.match}, ${leg.name}` }))
        remove.addEventListener('click', () => {
          legs = legs.filter((one) => one !== leg)
          showSlip()
          part<HTMLElement>('slip-title').focus()
        })
        const words = make('span')
        words.append(make('b', `${text(leg.market)}: ${leg.name}`), make('small', leg.match))
        item.append(words, make('b', two.format(leg.odds / 100), 'price'), remove)
        return item
      }),
    )
    const odds = two.format(Math.floor(together() * 100 + 1e-9) / 100)
    part('slip-sum').textContent =
      legs.length === 0
        ? ''
        : together() > times
          ? fill(text('tooLong'), { times: number.format(times) })
          : `${legs.length === 1 ? fill(text('single'), { odds }) : fill(text('accumulator'), { count: number.format(legs.length), odds })} · ${fill(text('returns'), { amount: amount(worth(stake(), legs)) })}`
    for (const button of page.querySelectorAll<HTMLElement>('button[data-fixture]'))
      button.setAttribute(
        'aria-pressed',
        String(
          legs.some(
            (leg) =>
              leg.fixture === button.dataset['fixture'] &&
              leg.market === button.dataset['market'] &&
              leg.pick === button.dataset['pick'],
          ),
        ),
      )
  }
  const toggle = (leg: Chosen): void => {
    const there = legs.some(
      ({ fixture, market, pick }) => fixture === leg.fixture && market === leg.market && pick === leg.pick,
    )
    // One selection per match: a new one replaces the old one.
    const others = legs.filter(({ fixture }) => fixture !== leg.fixture)
    if (there) legs = others
    else if (others.length >= most) say(fill(text('full'), { count: number.format(most) }))
    else legs = [...others, leg]
    showSlip()
  }
  /** Arrows, Home and End move the focus among the odds of a match. */
  const moveAmongOdds = (event: KeyboardEvent): void => {
    const odds = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('button')]
    const here = odds.indexOf(page.activeElement as HTMLElement)
    const isRtl = getComputedStyle(page.body).direction === 'rtl'
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isRtl ? here - 1 : here + 1,
      ArrowLeft: isRtl ? here + 1 : here - 1,
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: odds.length - 1,
    }
    const next = odds[steps[event.key] ?? -1]
    if (here < 0 || !next) return
    event.preventDefault()
    for (const one of odds) one.tabIndex = one === next ? 0 : -1
    next.focus()
  }
  const matchItem = (match: SportsBoard['coming'][number], now: number): HTMLElement => {
    const item = make('li')
    const article = make('article')
    const head = make('h3')
    head.append(sides(match, '–'), make('small', startText(match.startsAt, now)))
    const markets = make('div', '', 'markets')
    for (const { id, line, picks } of match.markets) {
      const group = make('div', '', 'market')
      group.setAttribute('role', 'group')
      group.setAttribute('aria-label', `${versus(match)}, ${text(id)}`)
      group.append(make('span', text(id)))
      for (const { id: pick, odds } of picks) {
        const button = page.createElement('button')
        button.type = 'button'
        const name = pickName(id, line, pick)
        const shown = `${name} ${two.format(odds / 100)}`
        button.append(make('small', name), make('b', two.format(odds / 100)))
        // The accessible name begins with the visible text, followed by its meaning.
        if (id === 'winner')
          button.setAttribute(
            'aria-label',
            pick === 'draw'
              ? fill(text('toDraw'), { odds: shown })
              : fill(text('toWin'), { odds: shown, team: pick === 'home' ? match.home : match.away }),
          )
        // One tab stop per match; arrow keys move within it.
        button.tabIndex = markets.childElementCount === 0 && group.childElementCount === 1 ? 0 : -1
        Object.assign(button.dataset, { fixture: match.id, market: id, pick })
        button.addEventListener('click', () =>
          toggle({ fixture: match.id, market: id, pick, odds, name, match: versus(match) }),
        )
        group.append(button)
      }
      markets.append(group)
    }
    markets.addEventListener('keydown', moveAmongOdds)
    article.append(head, markets)
    item.append(article)
    return item
  }
  let shownFirst = ''
  /** The odds that were pressed on the site; added to the slip first, once. Says so if they have closed. */
  const asked = new URL(page.location.href).searchParams
  const takeAsked = ({ coming }: SportsBoard): void => {
    const sought = asked.get('match')
    if (!sought) return
    asked.delete('match')
    const match = coming.find(({ id }) => id === sought)
    const market = match?.markets.find(({ id }) => id === 'winner')
    const pick = market?.picks.find(({ id }) => id === asked.get('pick'))
    if (!match || !market || !pick) return say(text('closed'))
    const { id, odds } = pick
    const name = pickName(market.id, market.line, id)
    toggle({ fixture: match.id, market: market.id, pick: id, odds, name, match: versus(match) })
  }
  part<HTMLElement>('slip-title').tabIndex = -1
  showSlip()

  return {
    choice() {
      if (legs.length === 0) {
        say(text('emptySlip'))
        page.querySelector<HTMLElement>('button[data-fixture]')?.focus()
        return null
      }
      if (together() > times) {
        say(fill(text('tooLong'), { times: number.format(times) }))
        return null
      }
      return { legs: legs.map(({ fixture, market, pick, odds }) => ({ fixture, market, pick, odds })) }
    },
    start() {},
    rest() {},
    show: () => Promise.resolve(),
    refresh: showSlip,
    reasons(round: SettledAnswer) {
      const { betDetails = [] } = round.detail as unknown as {
        readonly betDetails?: readonly Readonly<Record<string, string | null>>[]
      }
      return betDetails.map((leg) =>
        fill(text('leg'), {
          match: `${leg['enMatchName'] ?? ''} ${leg['fullScore'] ?? ''}`.trim(),
          pick: pickName(
            leg['betType'] ?? '',
            leg['hdp'] == null ? null : Number(leg['hdp']),
            leg['enBetPosName'] ?? '',
          ),
          verdict: text(leg['verdict'] ?? ''),
        }),
      )
    },
    board(board: BoardAnswer) {
      const shown = board.shown as unknown as SportsBoard
      part('league').textContent = shown.league
      const first = shown.coming[0]?.id ?? ''
      for (const match of [...shown.coming, ...shown.running, ...shown.results]) names.set(match.id, versus(match))
      if (first !== shownFirst) {
        const gone = legs.length
        legs = legs.filter(({ fixture }) => shown.coming.some(({ id }) => id === fixture))
        // When the list changes, focus returns to the same odds.
        const { fixture = '', market = '', pick = '' } = (page.activeElement as HTMLElement | null)?.dataset ?? {}
        part('coming').replaceChildren(...shown.coming.map((match) => matchItem(match, board.now)))
        if (fixture !== '')
          page
            .querySelector<HTMLElement>(
              `button[data-fixture="${fixture}"][data-market="${market}"][data-pick="${pick}"]`,
            )
            ?.focus()
        if (shownFirst === '' || gone !== legs.length || legs.length > 0) showSlip()
        shownFirst = first
      }
      takeAsked(shown)
      part('running').replaceChildren(
        ...shown.running.map((match) => {
          const item = make('li', '', 'live')
          const minute = Math.floor((board.now - match.startsAt) / 60_000)
          item.append(
            make('b', fill(text('live'), { minute: number.format(minute) }), 'badge'),
            sides(match, '–'),
            make('small', fill(text('endsAt'), { time: time(match.endsAt) })),
          )
          return item
        }),
      )
      part('results').replaceChildren(
        ...shown.results.map((match) => {
          const item = make('li')
          item.append(sides(match, match.score ?? text('off')), make('small', startText(match.startsAt, board.now)))
          return item
        }),
      )
      const open = board.open.map(({ stake: staked, view, roundId }) => {
        const slip = view as unknown as Slip
        const matches = slip.legs.map(({ fixture }) => names.get(fixture) ?? fixture).join(', ')
        return make('li', `${roundId} · ${matches} · ${amount(staked)}`)
      })
      // Placed bets leave the slip.
      if (open.length > part('open').querySelectorAll('li:not(.none)').length && legs.length > 0 && shownFirst !== '') {
        const newest = (board.open.at(-1)?.view as unknown as Slip | undefined)?.legs.map(({ fixture }) => fixture)
        if (newest?.join() === legs.map(({ fixture }) => fixture).join()) {
          legs = []
          showSlip()
        }
      }
      part('open').replaceChildren(...(open.length > 0 ? open : [make('li', text('noBets'), 'none')]))
    },
  }
}
