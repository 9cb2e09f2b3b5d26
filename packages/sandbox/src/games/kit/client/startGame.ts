import type { Amounts } from './createAmounts.ts'
import type { Desk } from './createDesk.ts'
import type { Door } from './createDoor.ts'
import type { BoardAnswer, CreateStage, OpenAnswer, PageData, RoundAnswer, SettledAnswer, StageTools } from './data.ts'
import type { RoundRecord } from './createRecord.ts'

/** The parts a page is run with. */
export interface GameParts {
  readonly door: Door
  readonly desk: Desk
  readonly createStage: CreateStage
  readonly createAmounts: (data: PageData) => Amounts
  /** Sheets that close by a press beside them, and the keys that press the button. */
  readonly bindControls: (page: Document, press: () => void) => void
  readonly createRecord: (tools: StageTools, data: PageData, desk: Desk) => RoundRecord
  readonly reduced: () => boolean
  /** A fresh key for one press: 8 to 64 characters. */
  readonly newKey: () => string
  readonly now: () => number
}

/** Runs a game's page: one press is one round, its result is told to eyes, ears and the site. */
export const startGame = (host: Window, data: PageData, parts: GameParts): void => {
  const { door, desk, newKey, now } = parts
  const page = host.document
  const { kit } = data
  const part = <Part extends Element>(id: string): Part => {
    const found = page.getElementById(id)
    if (found === null) throw new Error(`The page has no #${id}`)
    return found as Element as Part
  }
  const action = part<HTMLButtonElement>('action')
  const stake = part<HTMLSelectElement>('stake')
  const rules = part<HTMLDialogElement>('rules')
  const notice = part<HTMLElement>('notice')
  const retry = part<HTMLButtonElement>('retry')
  const deposit = part<HTMLButtonElement>('deposit')

  const { amount, signed, minor, major, fill, number } = parts.createAmounts(data)

  let busy = false
  let paused = false
  let over = false
  let net = minor(data.net)
  /** The round whose fate is unknown after a lost answer. */
  let pending: { readonly stake: string; readonly key: string; readonly choice: unknown } | null = null
  /** Bets on shared results that were open when last asked. */
  const waiting = new Set<string>()
  /** What the button does while a round is under way. */
  let override: { readonly label: string; readonly press: (() => void) | null } | null = null

  const say = (shown: string, spoken = shown, tone = ''): void => {
    part<HTMLElement>('message').textContent = shown
    part<HTMLElement>('message').dataset['tone'] = tone
    part('live').textContent = spoken
  }
  const tools: StageTools = {
    page,
    texts: data.texts,
    game: data.game,
    last: data.last,
    part,
    fill,
    amount,
    number,
    reduced: parts.reduced,
    stake: () => stake.value,
    say,
    goTo: (nodeId) => void goTo(nodeId),
    now,
    wait: (ms) => new Promise((resolve) => host.setTimeout(resolve, ms)),
  }
  const stage = parts.createStage(tools)
  const record = parts.createRecord(tools, data, desk)

  const showBalance = (balance: string): void => {
    part('balance').textContent = amount(balance)
  }
  const showNet = (): void => {
    part('net').textContent = signed(major(net))
  }
  const settleButtons = (): void => {
    const idle = busy ? override?.press === null || override === null : pending !== null
    action.setAttribute('aria-disabled', String(idle || paused || over))
    action.textContent = override?.label ?? data.action
    action.dataset['busy'] = String(busy)
  }
  const tell = (text: string, offer: 'retry' | 'deposit' | null): void => {
    part('notice-text').textContent = text
    retry.hidden = offer !== 'retry'
    deposit.hidden = offer !== 'deposit'
    notice.hidden = false
    say('', text)
  }

  const summaryOf = ({ result, payout }: SettledAnswer): string =>
    result === 'none'
      ? kit.resultNone
      : fill(result === 'win' ? kit.resultWon : kit.resultReturned, { amount: amount(payout) })

  const finish = async (round: SettledAnswer): Promise<void> => {
    await stage.show(round)
    const summary = summaryOf(round)
    showBalance(round.balance)
    net += minor(round.payout) - minor(round.stake)
    showNet()
    part('last').textContent = amount(round.payout)
    part<HTMLElement>('last').dataset['tone'] = round.result
    const reasons = stage.reasons(round)
    part('reasons').textContent = reasons.join(' · ')
    say(summary, [summary, ...reasons, `${kit.balance} ${amount(round.balance)}`].join('. '), round.result)
    door.post({ type: 'roundEnded', roundId: round.roundId, stake: round.stake, payout: round.payout })
    door.post({ type: 'balanceChanged', balance: round.balance, currency: data.currency })
  }

  const showBoard = (board: BoardAnswer): void => {
    const fresh = board.settled.filter(({ roundId }) => waiting.has(roundId))
    for (const round of [...fresh].reverse()) {
      net += minor(round.payout) - minor(round.stake)
      part('last').textContent = amount(round.payout)
      part<HTMLElement>('last').dataset['tone'] = round.result
      const reasons = stage.reasons(round).join(' · ')
      part('reasons').textContent = reasons
      const summary = summaryOf(round)
      say(summary, [summary, reasons, `${kit.balance} ${amount(board.balance)}`].join('. '), round.result)
      door.post({ type: 'roundEnded', roundId: round.roundId, stake: round.stake, payout: round.payout })
    }
    waiting.clear()
    for (const { roundId } of board.open) waiting.add(roundId)
    if (fresh.length > 0) {
      showNet()
      door.post({ type: 'balanceChanged', balance: board.balance, currency: data.currency })
    }
    showBalance(board.balance)
    stage.board?.(board, fresh)
  }
  const askBoard = async (): Promise<void> => {
    const answer = await desk.board()
    if (answer.kind === 'board') showBoard(answer)
    else if (answer.kind === 'refused') refuse(answer.code)
  }
  const goTo = async (nodeId: number): Promise<void> => {
    const answer = await desk.beside(nodeId)
    if (answer.kind === 'refused') return refuse(answer.code)
    if (answer.kind === 'unreachable') return tell(kit.network, null)
    const address = new URL(host.location.href)
    address.pathname = `/play/${nodeId}`
    address.searchParams.set('launch', answer.token)
    address.searchParams.set('theme', page.documentElement.dataset['theme'] ?? '')
    host.location.assign(address)
  }

  const refuse = (code: string): void => {
    if (code === 'balance.insufficient') {
      door.post({ type: 'needsDeposit' })
      tell(kit.needsDeposit, 'deposit')
    } else if (code === 'play.closed' || code === 'launch.invalid') {
      over = true
      tell(kit.over, null)
    } else if (code === 'bet.closed') tell(kit.closed, null)
    else if (code === 'round.tooSoon') tell(kit.tooSoon, null)
    else if (code === 'safety.check.due') tell(kit.checkDue, null)
    else if (code.startsWith('safety.')) tell(kit.onBreak, null)
    else tell(code === 'game.maintenance' || code === 'site.maintenance' ? kit.maintenance : kit.refused, null)
  }

  /** Plays an open round to its end. */
  const follow = async (open: OpenAnswer): Promise<RoundAnswer> => {
    showBalance(open.balance)
    door.post({ type: 'balanceChanged', balance: open.balance, currency: data.currency })
    if (stage.follow === undefined) throw new Error('This game has no open rounds')
    const ended = await stage.follow(open, {
      move: (move) => desk.move(open.roundId, move),
      action(label, press) {
        override = { label, press }
        settleButtons()
      },
    })
    override = null
    settleButtons()
    return ended
  }

  const conclude = async (answer: RoundAnswer): Promise<boolean> => {
    if (answer.kind === 'open' && data.board !== null) {
      stage.rest()
      showBalance(answer.balance)
      door.post({ type: 'balanceChanged', balance: answer.balance, currency: data.currency })
      say(fill(kit.laid, { amount: amount(answer.stake), round: answer.roundId }))
      await askBoard()
      return true
    }
    const ended = answer.kind === 'open' ? await follow(answer) : answer
    if (ended.kind === 'settled') {
      await finish(ended)
      return true
    }
    stage.rest()
    if (ended.kind === 'refused') refuse(ended.code)
    else tell(kit.network, 'retry')
    return false
  }

  const attempt = async (round: NonNullable<typeof pending>): Promise<void> => {
    busy = true
    // A button about to vanish hands its focus to the one that stays.
    if (notice.contains(page.activeElement)) action.focus({ preventScroll: true })
    notice.hidden = true
    part('reasons').textContent = ''
    say(kit.waiting, '')
    settleButtons()
    stage.start()
    const answer = await desk.place(round.stake, round.key, round.choice)
    // The least pace runs from the server's hearing of it, which is over by now [G-26].
    const heard = now()
    pending = answer.kind === 'unreachable' ? round : null
    const rest = (await conclude(answer)) ? data.paceMs - (now() - heard) : 0
    if (rest > 0) await tools.wait(rest)
    busy = false
    settleButtons()
  }
  const press = (): void => {
    if (paused || over) return
    if (busy) return override?.press?.()
    if (pending !== null) return
    const choice = stage.choice()
    if (choice === null) return
    void attempt({ stake: stake.value, key: newKey(), choice })
  }

  const refresh = async (): Promise<void> => {
    const answer = await desk.balance()
    if (answer.kind === 'balance') {
      showBalance(answer.balance)
      if (!deposit.hidden) notice.hidden = true
    } else if (answer.kind === 'refused') refuse(answer.code)
  }

  action.addEventListener('click', press)
  retry.addEventListener('click', () => {
    if (pending !== null && !busy) void attempt(pending)
  })
  stake.addEventListener('change', () => stage.refresh?.())
  deposit.addEventListener('click', () => door.post({ type: 'needsDeposit' }))
  part('leave').addEventListener('click', () => door.post({ type: 'close' }))
  part('show-rules').addEventListener('click', () => rules.showModal())
  part('show-record').addEventListener('click', () => void record.open())
  parts.bindControls(page, press)
  door.listen((message) => {
    if (message.type === 'theme') {
      page.documentElement.dataset['theme'] = message.theme
      stage.refresh?.()
    } else if (message.type === 'balanceChanged') void refresh()
    else {
      paused = message.type === 'pause'
      part<HTMLElement>('paused').hidden = !paused
      if (paused) part('live').textContent = kit.paused
      settleButtons()
    }
  })

  showBalance(data.balance)
  showNet()
  for (const option of stake.options) option.textContent = amount(option.value)
  say(data.welcome, '')
  settleButtons()
  if (data.board !== null) {
    showBoard(data.board)
    const watch = async (): Promise<void> => {
      for (;;) {
        await tools.wait(4_000)
        if (over) return
        if (page.visibilityState === 'visible') await askBoard()
      }
    }
    void watch()
  }
  page.documentElement.dataset['state'] = 'ready'
  door.post({ type: 'ready' })
  if (data.open !== null) {
    const resumed = data.open
    busy = true
    tell(fill(kit.resumed, { amount: amount(resumed.stake) }), null)
    const goOn = async (): Promise<void> => {
      const ended = await conclude(resumed)
      if (ended) notice.hidden = true
      busy = false
      settleButtons()
    }
    void goOn()
  }
}
