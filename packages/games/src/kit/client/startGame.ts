import { bindControls } from './bindControls.ts'
import { createAmounts } from './createAmounts.ts'
import { createCalls } from './createCalls.ts'
import { createDoor } from './createDoor.ts'
import { createRecord } from './createRecord.ts'
import { createStatus } from './createStatus.ts'
import type { BoardAnswer, CreateView, OpenAnswer, PageData, RoundAnswer, SettledAnswer, ViewTools } from './data.ts'
import { refusalText } from './refusalText.ts'
import { readTypedStake } from './typedStake.ts'

/** Interval between two requests of a board of shared results, milliseconds. */
const BOARD_MS = 4_000

/** Refusals that the site handles: a reality check, its pause, or a requirement before play. */
const waitsAtTheSite = new Set(['safety.check.due', 'safety.check.pause', 'safety.first.steps'])

/** Refusals after which this play is over for good, and their reasons for the site. */
const endReasons: Readonly<Partial<Record<string, string>>> = {
  'safety.break': 'break',
  'play.takenOver': 'takenOver',
  'play.expired': 'expired',
  'play.closed': 'over',
  'launch.invalid': 'over',
}

/** A new key for one press: 32 hex digits. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Runs a game's page: one press is one round, whose result is shown, announced and posted to the site. */
export const startGame = (host: Window, data: PageData, createView: CreateView): void => {
  const door = createDoor(host, data.siteOrigin)
  const calls = createCalls((...request) => host.fetch(...request), data.playId)
  const still = host.matchMedia('(prefers-reduced-motion: reduce)')
  const now = (): number => performance.now()
  const page = host.document
  const { kit } = data
  const part = <Part extends Element>(id: string): Part => {
    const found = page.getElementById(id)
    if (found === null) throw new Error(`The page has no #${id}`)
    return found as Element as Part
  }
  const action = part<HTMLButtonElement>('action')
  const stake = part<HTMLSelectElement | HTMLInputElement>('stake')
  const rules = part<HTMLDialogElement>('rules')
  const notice = part<HTMLElement>('notice')
  const retry = part<HTMLButtonElement>('retry')
  const lowerStake = part<HTMLButtonElement>('lower-stake')
  const leaveNotice = part<HTMLButtonElement>('leave-notice')

  const amounts = createAmounts(data)
  const { amount, minor, major, fill, number, time } = amounts
  const { say, showBalance, hideBalance, notify, showResult } = createStatus(data, amounts, part)

  let busy = false
  let paused = false
  let over = false
  /** Language requested by the site, a code of the platform. */
  let wanted = data.languageCode
  /** The round whose outcome is unknown after a lost answer. */
  let pending: { readonly stake: string; readonly key: string; readonly choice: unknown } | null = null
  /** Bets on shared results that were open at the last request. */
  const waiting = new Set<string>()
  /** Action of the button while a round is open. */
  let override: { readonly label: string; readonly press: (() => void) | null; readonly name?: string } | null = null

  const { typedStake } = data
  /** The chosen or typed stake, decimal text; null if the typed text is not a stake. */
  const stakeNow = (): string | null => (typedStake ? readTypedStake(stake.value, typedStake, amounts) : stake.value)
  const stakeBounds = (text: string): string =>
    typedStake
      ? fill(text, { min: amount(typedStake.least), max: amount(typedStake.most), unit: amount(typedStake.unit) })
      : ''

  const tools: ViewTools = {
    page,
    texts: data.texts,
    game: data.game,
    last: data.last,
    part,
    fill,
    amount,
    minor,
    major,
    number,
    time,
    timeZone: data.timeZone,
    reduced: () => still.matches,
    stake: () => stakeNow() ?? '0',
    say,
    goTo: (nodeId) => void goTo(nodeId),
    now,
    wait: (ms) => new Promise((resolve) => host.setTimeout(resolve, ms)),
  }
  const view = createView(tools)
  const record = createRecord(tools, data, calls)

  const settleButtons = (): void => {
    const idle = busy ? override?.press === null || override === null : pending !== null
    action.setAttribute('aria-disabled', String(idle || paused || over))
    action.textContent = override?.label ?? data.action
    if (override?.name === undefined) action.removeAttribute('aria-label')
    else action.setAttribute('aria-label', override.name)
    action.dataset['busy'] = String(busy)
  }
  const postRound = ({ roundId, stake: staked, payout }: SettledAnswer): void =>
    door.post({ type: 'roundEnded', roundId, stake: staked, payout })
  const postBalance = (balance: string): void => door.post({ type: 'balanceChanged', balance, currency: data.currency })

  // Only a payout above the stake is celebrated.
  const celebrate = ({ result }: SettledAnswer): void => {
    const burst = part<HTMLElement>('celebration')
    delete burst.dataset['on']
    if (result !== 'win' || still.matches) return
    // Forces a reflow, so that the animation restarts.
    burst.getBoundingClientRect()
    burst.dataset['on'] = ''
  }

  const finish = async (round: SettledAnswer): Promise<void> => {
    await view.show(round)
    showBalance(round.balance)
    showResult(round, round.balance, view.reasons(round))
    celebrate(round)
    postRound(round)
    postBalance(round.balance)
  }

  const showBoard = (board: BoardAnswer): void => {
    const fresh = board.settled.filter(({ roundId }) => waiting.has(roundId))
    for (const round of [...fresh].reverse()) {
      showResult(round, board.balance, view.reasons(round))
      postRound(round)
    }
    waiting.clear()
    for (const { roundId } of board.open) waiting.add(roundId)
    if (fresh.length > 0) postBalance(board.balance)
    showBalance(board.balance)
    view.board?.(board, fresh)
  }
  const askBoard = async (): Promise<void> => {
    const answer = await calls.board()
    if (answer.kind === 'board') showBoard(answer)
    else if (answer.kind === 'refused') refuse(answer.code)
  }
  const goTo = async (nodeId: number): Promise<void> => {
    const answer = await calls.beside(nodeId)
    if (answer.kind === 'refused') return refuse(answer.code)
    if (answer.kind === 'unreachable') return notify(kit.network, null)
    const address = new URL(host.location.href)
    address.pathname = address.pathname.replace(/\d+$/, String(nodeId))
    address.searchParams.set('launch', answer.token)
    address.searchParams.set('theme', page.documentElement.dataset['theme'] ?? '')
    host.location.assign(address)
  }

  const refuse = (code: string): void => {
    const reason = endReasons[code]
    if (reason) {
      over = true
      // The site asks the platform what has ended, and shows its page for that.
      door.post({ type: 'ended', reason })
    } else if (waitsAtTheSite.has(code)) door.post({ type: 'ended', reason: 'check' })
    // A low balance is stated as a fact, without prompting a deposit.
    notify(refusalText(kit, code), code === 'balance.insufficient' ? 'lowerStake' : null)
  }

  /** Plays an open round to its end. */
  const follow = async (open: OpenAnswer): Promise<RoundAnswer> => {
    showBalance(open.balance)
    postBalance(open.balance)
    if (view.follow === undefined) throw new Error('This game has no open rounds')
    const ended = await view.follow(open, {
      move: (move) => calls.move(open.roundId, move),
      action(label, press, name) {
        override = { label, press, ...(name !== undefined && { name }) }
        settleButtons()
      },
    })
    override = null
    settleButtons()
    return ended
  }

  const conclude = async (answer: RoundAnswer): Promise<boolean> => {
    if (answer.kind === 'open' && data.board !== null) {
      view.rest()
      showBalance(answer.balance)
      postBalance(answer.balance)
      say(fill(kit.laid, { amount: amount(answer.stake), round: answer.roundId }))
      await askBoard()
      return true
    }
    const ended = answer.kind === 'open' ? await follow(answer) : answer
    if (ended.kind === 'settled') {
      await finish(ended)
      return true
    }
    view.rest()
    if (ended.kind === 'refused') refuse(ended.code)
    else notify(kit.network, 'retry')
    return false
  }

  const attempt = async (round: NonNullable<typeof pending>): Promise<void> => {
    busy = true
    // When the focused button is about to disappear, focus moves to the one that stays.
    if (notice.contains(page.activeElement)) action.focus({ preventScroll: true })
    notice.hidden = true
    part('reasons').textContent = ''
    say(kit.waiting, '')
    settleButtons()
    view.start()
    const answer = await calls.place(round.stake, round.key, round.choice)
    // The minimum time starts when the server receives the order, so counting from here is long enough.
    const heard = now()
    pending = answer.kind === 'unreachable' ? round : null
    const rest = (await conclude(answer)) ? data.paceMs - (now() - heard) : 0
    if (rest > 0) await tools.wait(rest)
    busy = false
    settleButtons()
    void switchLanguage()
  }
  const press = (): void => {
    if (paused || over) return
    if (busy) return override?.press?.()
    if (pending !== null) return
    const choice = view.choice()
    if (choice === null) return
    const staked = stakeNow()
    if (staked === null) {
      say('', stakeBounds(kit.stakeBad))
      stake.setAttribute('aria-invalid', 'true')
      stake.focus()
      return
    }
    void attempt({ stake: staked, key: newKey(), choice })
  }

  const refresh = async (): Promise<void> => {
    const answer = await calls.balance()
    if (answer.kind === 'balance') {
      showBalance(answer.balance)
      if (!leaveNotice.hidden) notice.hidden = true
    } else if (answer.kind === 'refused') refuse(answer.code)
  }

  /** Loads the page in the requested language, between two rounds. */
  const switchLanguage = async (): Promise<void> => {
    if (busy || pending !== null || wanted === data.languageCode) return
    const answer = await calls.speak(wanted)
    if (answer?.['kind'] === 'language' && !busy) host.location.reload()
  }

  action.addEventListener('click', press)
  retry.addEventListener('click', () => {
    if (pending !== null && !busy) void attempt(pending)
  })
  stake.addEventListener(typedStake ? 'input' : 'change', () => {
    if (typedStake) stake.setAttribute('aria-invalid', String(stake.value !== '' && stakeNow() === null))
    view.refresh?.()
  })
  lowerStake.addEventListener('click', () => {
    stake.value = lowerStake.value
    stake.dispatchEvent(new Event('change'))
    action.focus({ preventScroll: true })
    notice.hidden = true
  })
  for (const leave of [part('leave'), leaveNotice]) leave.addEventListener('click', () => door.post({ type: 'close' }))
  part('show-rules').addEventListener('click', () => rules.showModal())
  part('show-record').addEventListener('click', () => void record.open())
  bindControls(page, press)
  door.listen((message) => {
    if (message.type === 'theme') {
      page.documentElement.dataset['theme'] = message.theme
      view.refresh?.()
    } else if (message.type === 'language') {
      wanted = message.language
      void switchLanguage()
    } else if (message.type === 'balanceChanged') void refresh()
    else if (message.type === 'balanceHidden') hideBalance(message.hidden)
    else {
      paused = message.type === 'pause'
      part<HTMLElement>('paused').hidden = !paused
      if (paused) part('live').textContent = kit.paused
      settleButtons()
    }
  })

  showBalance(data.balance)
  if (typedStake) part('stake-note').textContent = stakeBounds(kit.stakeBand)
  for (const option of page.querySelectorAll<HTMLOptionElement>('#stake option'))
    option.textContent = amount(option.value)
  say(data.welcome, '')
  settleButtons()
  if (data.board !== null) {
    showBoard(data.board)
    const watch = async (): Promise<void> => {
      for (;;) {
        await tools.wait(BOARD_MS)
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
    notify(fill(kit.resumed, { amount: amount(resumed.stake) }), null)
    const goOn = async (): Promise<void> => {
      const ended = await conclude(resumed)
      if (ended) notice.hidden = true
      busy = false
      settleButtons()
    }
    void goOn()
  }
}
