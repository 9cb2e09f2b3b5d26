import type { DeskAnswer, SettledAnswer, SlotPageData } from './data.ts'
import type { Desk } from './createDesk.ts'
import type { Door } from './createDoor.ts'
import type { Reels } from './createReels.ts'

/** The parts the page is run with. */
export interface SlotParts {
  readonly door: Door
  readonly desk: Desk
  readonly reels: Reels
  /** A fresh key for one press: 8 to 64 characters. */
  readonly newKey: () => string
  readonly now: () => number
}

/** Runs the slot's page: one press is one round, its result is told to eyes, ears and the site. */
export const startSlot = (host: Window, data: SlotPageData, { door, desk, reels, newKey, now }: SlotParts): void => {
  const page = host.document
  const { texts } = data
  const part = <Part extends HTMLElement>(id: string): Part => {
    const found = page.getElementById(id)
    if (found === null) throw new Error(`The page has no #${id}`)
    return found as Part
  }
  const spin = part<HTMLButtonElement>('spin')
  const stake = part<HTMLSelectElement>('stake')
  const rules = part<HTMLDialogElement>('rules')
  const notice = part('notice')
  const retry = part<HTMLButtonElement>('retry')
  const deposit = part<HTMLButtonElement>('deposit')

  const fill = (text: string, values: Record<string, string>): string =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  const money = new Intl.NumberFormat(data.tag, {
    style: 'currency',
    currency: data.currency,
    currencyDisplay: 'narrowSymbol',
  })
  // Decimal text is formatted as such: no amount becomes a binary number on its way to the screen.
  const amount = (text: string): string => money.format(text as `${number}`)
  const number = new Intl.NumberFormat(data.tag)

  let busy = false
  let paused = false
  let over = false
  let stops = data.stops
  /** The round whose fate is unknown after a lost answer. */
  let pending: { readonly stake: string; readonly key: string } | null = null

  const say = (shown: string, spoken = shown, tone = ''): void => {
    part('message').textContent = shown
    part('message').dataset['tone'] = tone
    part('live').textContent = spoken
  }
  const showBalance = (balance: string): void => {
    part('balance').textContent = amount(balance)
  }
  const describe = (): void => {
    part('reels-text').replaceChildren(
      ...data.strips.map((strip, reel) => {
        const item = page.createElement('li')
        const symbols = [0, 1, 2].map(
          (row) => texts.symbols[strip[((stops[reel] ?? 0) + row) % strip.length] ?? ''] ?? '',
        )
        item.textContent = fill(texts.reelText, { reel: number.format(reel + 1), symbols: symbols.join(', ') })
        return item
      }),
    )
  }
  const settleButtons = (): void => {
    spin.setAttribute('aria-disabled', String(busy || paused || over || pending !== null))
    stake.disabled = busy || over || pending !== null
    spin.dataset['busy'] = String(busy)
  }
  const tell = (text: string, action: 'retry' | 'deposit' | null): void => {
    part('notice-text').textContent = text
    retry.hidden = action !== 'retry'
    deposit.hidden = action !== 'deposit'
    notice.hidden = false
    say('', text)
  }

  const explain = (round: SettledAnswer): readonly string[] => [
    ...round.detail.lineWins.map((win) =>
      fill(texts.lineWin, {
        line: number.format(win.line + 1),
        count: number.format(win.count),
        symbol: texts.symbols[win.symbol] ?? win.symbol,
        pays: number.format(BigInt(win.pays)),
      }),
    ),
    ...(round.detail.scatterPays === '0'
      ? []
      : [
          fill(texts.scatterWin, {
            count: number.format(round.detail.scatters),
            pays: number.format(BigInt(round.detail.scatterPays)),
          }),
        ]),
  ]

  const finish = async (round: SettledAnswer): Promise<void> => {
    await reels.land(round.detail.stops)
    stops = round.detail.stops
    describe()
    const summary =
      round.result === 'none'
        ? texts.noWin
        : fill(round.result === 'win' ? texts.won : texts.returned, { amount: amount(round.payout) })
    if (round.result !== 'none') {
      const winning = round.detail.lineWins.map((win) => data.lines[win.line]?.slice(0, win.count) ?? [])
      const cells = winning.flatMap((line) => line.map((row, reel) => [reel, row] as const))
      const scattered =
        round.detail.scatterPays === '0'
          ? []
          : stops.flatMap((stop, reel) =>
              [0, 1, 2]
                .filter((row) => data.strips[reel]?.[(stop + row) % data.strips[reel].length] === 'scatter')
                .map((row) => [reel, row] as const),
            )
      reels.mark([...cells, ...scattered], winning, round.result)
    }
    showBalance(round.balance)
    part('last').textContent = amount(round.payout)
    part('last').dataset['tone'] = round.result
    const reasons = explain(round)
    part('reasons').textContent = reasons.join(' · ')
    say(summary, [summary, ...reasons, `${texts.balance} ${amount(round.balance)}`].join('. '), round.result)
    door.post({ type: 'roundEnded', roundId: round.roundId, stake: round.stake, payout: round.payout })
    door.post({ type: 'balanceChanged', balance: round.balance, currency: data.currency })
  }

  const refuse = (code: string): void => {
    if (code === 'balance.insufficient') {
      door.post({ type: 'needsDeposit' })
      tell(texts.needsDeposit, 'deposit')
    } else if (code === 'play.closed' || code === 'launch.invalid') {
      over = true
      tell(texts.over, null)
    } else tell(code === 'game.maintenance' || code === 'site.maintenance' ? texts.maintenance : texts.refused, null)
  }

  const attempt = async (round: { readonly stake: string; readonly key: string }): Promise<void> => {
    const began = now()
    busy = true
    // A button about to vanish hands its focus to the one that stays.
    if (notice.contains(page.activeElement)) spin.focus({ preventScroll: true })
    notice.hidden = true
    part('reasons').textContent = ''
    say(texts.spinning, '')
    settleButtons()
    reels.start()
    const answer: DeskAnswer = await desk.place(round.stake, round.key)
    pending = answer.kind === 'unreachable' ? round : null
    if (answer.kind === 'settled') await finish(answer)
    else {
      await reels.land(stops)
      if (answer.kind === 'refused') refuse(answer.code)
      else tell(texts.network, 'retry')
    }
    const rest = answer.kind === 'settled' ? data.paceMs - (now() - began) : 0
    if (rest > 0) await new Promise((resolve) => host.setTimeout(resolve, rest))
    busy = false
    settleButtons()
  }
  const press = (): void => {
    if (busy || paused || over || pending !== null) return
    void attempt({ stake: stake.value, key: newKey() })
  }

  const refresh = async (): Promise<void> => {
    const answer = await desk.balance()
    if (answer.kind === 'balance') {
      showBalance(answer.balance)
      if (!deposit.hidden) notice.hidden = true
    } else if (answer.kind === 'refused') refuse(answer.code)
  }

  spin.addEventListener('click', press)
  retry.addEventListener('click', () => {
    if (pending !== null && !busy) void attempt(pending)
  })
  deposit.addEventListener('click', () => door.post({ type: 'needsDeposit' }))
  part('leave').addEventListener('click', () => door.post({ type: 'close' }))
  part('show-rules').addEventListener('click', () => rules.showModal())
  rules.addEventListener('click', (event) => {
    if (event.target === rules) rules.close()
  })
  page.addEventListener('keydown', (event) => {
    // Held down, a key repeats: that would be autoplay by another name [G-26].
    if (event.code !== 'Space' || event.repeat || rules.open) return
    const focused = page.activeElement
    if (focused !== null && focused.closest('button, select, a, dialog') !== null) return
    event.preventDefault()
    press()
  })
  door.listen((message) => {
    if (message.type === 'theme') page.documentElement.dataset['theme'] = message.theme
    else if (message.type === 'balanceChanged') void refresh()
    else {
      paused = message.type === 'pause'
      part('paused').hidden = !paused
      if (paused) part('live').textContent = texts.paused
      settleButtons()
    }
  })

  showBalance(data.balance)
  for (const option of stake.options) option.textContent = amount(option.value)
  reels.show(stops)
  describe()
  say(texts.welcome, '')
  settleButtons()
  page.documentElement.dataset['state'] = 'ready'
  door.post({ type: 'ready' })
}
