import type { BoardAnswer, SettledAnswer, GameView, ViewTools } from '../../kit/client/data.ts'
import type { LotteryTicket } from '../rules.ts'

/** Data of the lottery's view besides its texts. */
export interface LotteryViewData {
  readonly from: number
  readonly to: number
  readonly repeats: boolean
  readonly plays: readonly { readonly id: string; readonly match: string; readonly picks: number }[]
}

/** The server's data about draws. Times are milliseconds since the epoch. */
export interface LotteryBoard {
  readonly issue: {
    readonly numero: string
    readonly closesAt: number
    readonly drawsAt: number
    readonly hash: string
  }
  readonly results: readonly {
    readonly numero: string
    readonly drawsAt: number
    readonly numbers: readonly number[]
  }[]
  readonly games: readonly {
    readonly nodeId: number
    readonly name: string
    readonly family: string
    readonly drawsAt: number
    readonly numbers: readonly number[]
  }[]
}

/** The page: the next draw with its countdown, results, open bets, and the numbers to pick. */
export const createLotteryView = (tools: ViewTools): GameView => {
  const { page, part, texts, game, fill, amount, number, say, now, goTo, time } = tools
  const { from, to, repeats, plays } = game as unknown as LotteryViewData
  const { locale, numberingSystem } = number.resolvedOptions()
  const two = new Intl.NumberFormat(locale, { numberingSystem, minimumIntegerDigits: 2 })
  const radios = [...page.querySelectorAll<HTMLInputElement>('input[name="play"]')]
  const words = ['big', 'small', 'odd', 'even']
  const text = (key: string): string => texts[key] ?? key
  const make = (name: string, content = '', className = ''): HTMLElement => {
    const made = page.createElement(name)
    made.textContent = content
    made.className = className
    return made
  }
  /** Drawn numbers in their order, which is never mirrored: in an isolate from left to right. */
  const spread = (numbers: readonly number[]): string =>
    `\u2066${numbers.map((one) => number.format(one)).join(' ')}\u2069`
  const play = () => plays.find(({ id }) => id === radios.find((radio) => radio.checked)?.value) ?? plays[0]
  const betText = ({ play: id, picks }: Pick<LotteryTicket, 'play' | 'picks'>): string =>
    `${text(id)} ${picks.map((pick) => (typeof pick === 'number' ? number.format(pick) : text(pick))).join(' ')}`

  const choices = (type: 'radio' | 'checkbox', values: readonly (string | number)[]): HTMLElement => {
    const box = make('div', '', typeof values[0] === 'string' ? 'words' : 'numbers')
    box.append(
      ...values.map((value) => {
        const label = make('label')
        const input = page.createElement('input')
        input.type = type
        input.name = 'pick'
        input.value = String(value)
        label.append(input, make('span', typeof value === 'string' ? text(value) : number.format(value)))
        return label
      }),
    )
    return box
  }
  const range = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  const showPicks = (): void => {
    const chosen = play()
    if (chosen === undefined) return
    const box = part('picks')
    part('picks-legend').textContent =
      chosen.match === 'half' ? text(chosen.id) : fill(text('pick'), { count: number.format(chosen.picks) })
    if (chosen.match === 'half') box.replaceChildren(choices('radio', words))
    else if (chosen.match === 'among' || chosen.match === 'box') box.replaceChildren(choices('checkbox', range))
    else if (chosen.picks === 1) box.replaceChildren(choices('radio', range))
    else {
      const row = make('div', '', 'places')
      for (let place = 1; place <= chosen.picks; place++) {
        const label = make('label', fill(text('position'), { place: number.format(place) }))
        const select = page.createElement('select')
        select.append(new Option('–', ''), ...range.map((one) => new Option(number.format(one), String(one))))
        label.append(select)
        row.append(label)
      }
      box.replaceChildren(row)
    }
  }
  const picks = (): (number | string)[] => {
    const selects = [...part('picks').querySelectorAll('select')]
    const values =
      selects.length > 0
        ? selects.map((select) => select.value)
        : [...part('picks').querySelectorAll<HTMLInputElement>('input:checked')].map((input) => input.value)
    return values.filter((value) => value !== '').map((value) => (words.includes(value) ? value : Number(value)))
  }
  const quick = (): void => {
    const chosen = play()
    if (chosen === undefined) return
    const random = (below: number): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below
    const left = [...range]
    const drawn = Array.from({ length: chosen.picks }, () => left.splice(random(left.length), 1)[0] ?? from)
    const inputs = [...part('picks').querySelectorAll<HTMLInputElement>('input')]
    const selects = [...part('picks').querySelectorAll('select')]
    if (chosen.match === 'half') for (const input of inputs) input.checked = input.value === words[random(4)]
    else for (const input of inputs) input.checked = drawn.includes(Number(input.value))
    for (const [at, select] of selects.entries()) select.value = String(drawn[at])
    if (chosen.match === 'half' && !inputs.some((input) => input.checked)) quick()
  }

  let shown: LotteryBoard | null = null
  let skew = 0
  const tick = (): void => {
    if (shown === null) return
    const left = Math.max(0, shown.issue.closesAt - (now() + skew))
    const seconds = Math.ceil(left / 1_000)
    const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
    part('clock-label').textContent = left > 0 ? text('closesIn') : text('closed')
    part('countdown').textContent =
      left > 0 ? `${hours > 0 ? `${two.format(hours)}:` : ''}${two.format(minutes)}:${two.format(seconds % 60)}` : ''
    part<HTMLElement>('countdown').dataset['soon'] = String(left < 10_000)
  }
  const balls = (list: Element, numbers: readonly number[]): void => {
    list.replaceChildren(...numbers.map((one) => make('li', number.format(one))))
  }
  const showLobby = ({ games }: LotteryBoard): void => {
    const list = part('games')
    if (list.children.length !== games.length)
      list.replaceChildren(
        ...games.map(({ nodeId, name, family }) => {
          const item = make('li')
          const button = page.createElement('button')
          button.type = 'button'
          button.append(make('b', family, 'family'), make('span', name), make('small'))
          button.addEventListener('click', () => goTo(nodeId))
          item.append(button)
          return item
        }),
      )
    for (const [at, { drawsAt, numbers }] of games.entries()) {
      const note = list.children[at]?.querySelector('small')
      if (note) note.textContent = `${fill(text('drawsAt'), { time: time(drawsAt) })} · ${spread(numbers)}`
    }
  }

  for (const radio of radios) radio.addEventListener('change', showPicks)
  part('quick').addEventListener('click', quick)
  showPicks()
  part<HTMLDetailsElement>('lobby').open = new URL(page.location.href).searchParams.get('view') === 'lobby'
  page.defaultView?.setInterval(tick, 250)

  return {
    choice() {
      const chosen = play()
      const picked = picks()
      if (chosen === undefined || shown === null) return null
      if (picked.length !== chosen.picks) {
        say(fill(text('missing'), { count: number.format(chosen.picks) }))
        part('picks').querySelector<HTMLElement>('input, select')?.focus()
        return null
      }
      if (!repeats && new Set(picked).size < picked.length) {
        say(text('repeated'))
        part('picks').querySelector<HTMLElement>('select')?.focus()
        return null
      }
      return { numero: shown.issue.numero, play: chosen.id, picks: picked }
    },
    start() {},
    rest() {},
    show: () => Promise.resolve(),
    reasons(round: SettledAnswer) {
      const { numero, numbers, verdict, ...bet } = round.detail as unknown as LotteryTicket & {
        readonly numbers: readonly number[]
        readonly verdict: string
      }
      const said = [
        fill(text('drawn'), { numero, numbers: spread(numbers) }),
        fill(text('betWas'), { bet: betText(bet as unknown as LotteryTicket) }),
      ]
      return verdict === 'back' ? [...said, text('back')] : said
    },
    board(board: BoardAnswer) {
      const before = shown
      const next = board.shown as unknown as LotteryBoard
      shown = next
      skew = board.now - now()
      const { issue, results } = next
      if (before?.issue.numero !== issue.numero) {
        part('issue').textContent = fill(text('issue'), { numero: issue.numero })
        part('draws-at').textContent = fill(text('drawsAt'), { time: time(issue.drawsAt) })
        part('hash').textContent = issue.hash
        balls(part('last-balls'), results[0]?.numbers ?? [])
        part('last-text').textContent = fill(text('lastDraw'), { numero: results[0]?.numero ?? '' })
        part('results').replaceChildren(
          ...results.map(({ numero, drawsAt, numbers }) => {
            const row = make('tr')
            row.append(make('th', numero), make('td', time(drawsAt)), make('td', spread(numbers)))
            row.firstElementChild?.setAttribute('scope', 'row')
            return row
          }),
        )
      }
      showLobby(next)
      const open = board.open.map(({ stake, view }) => {
        const ticket = view as unknown as LotteryTicket
        return make('li', fill(text('openBet'), { bet: betText(ticket), numero: ticket.numero, amount: amount(stake) }))
      })
      part('open').replaceChildren(...(open.length > 0 ? open : [make('li', text('noBets'), 'none')]))
      tick()
    },
  }
}
