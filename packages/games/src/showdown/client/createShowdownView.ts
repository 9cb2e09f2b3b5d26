import type {
  OpenAnswer,
  RefusedAnswer,
  RoundTools,
  SettledAnswer,
  GameView,
  ViewTools,
} from '../../kit/client/data.ts'
import type { ShowdownDetail, ShowdownState } from '../rules.ts'

/** The table: the player's hand, the opponent's face down until the end, and the moves. */
export const createShowdownView = (tools: ViewTools): GameView => {
  const { page, part, texts, last, fill, number, amount, minor, major, reduced, say, wait } = tools
  const letters = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']
  const words: Readonly<Record<number, string>> = { 9: 'jack', 10: 'queen', 11: 'king', 12: 'ace' }
  const suits = ['clubs', 'diamonds', 'hearts', 'spades']
  const marks = ['♣', '♦', '♥', '♠']
  const ranks = ['high', 'pair', 'flush', 'straight', 'trips', 'straightFlush']
  const text = (key: string): string => texts[key] ?? key
  const felt = part<HTMLElement>('felt')
  const box = part<HTMLElement>('moves')
  const fold = part<HTMLButtonElement>('fold')
  const check = part<HTMLButtonElement>('check')

  const rankOf = (cards: readonly number[]): string => {
    const [low = 0, middle = 0, high = 0] = cards.map((card) => card % 13).sort((a, b) => a - b)
    const flush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
    const straight = (middle === low + 1 && high === middle + 1) || (low === 0 && middle === 1 && high === 12)
    const place = straight ? (flush ? 5 : 3) : low === high ? 4 : flush ? 2 : low === middle || middle === high ? 1 : 0
    return text(ranks[place] ?? '')
  }
  const cardName = (card: number): string =>
    fill(text('cardName'), {
      rank: words[card % 13] === undefined ? number.format((card % 13) + 2) : text(words[card % 13] ?? ''),
      suit: text(suits[Math.floor(card / 13)] ?? ''),
    })
  const drawn = (card: number | null): HTMLElement => {
    const made = page.createElement('div')
    made.className = 'card'
    if (card === null) made.dataset['back'] = ''
    else {
      const suit = Math.floor(card / 13)
      made.dataset['red'] = String(suit === 1 || suit === 2)
      const corner = page.createElement('span')
      corner.textContent = `${letters[card % 13]}${marks[suit]}`
      const middle = page.createElement('b')
      middle.textContent = marks[suit] ?? ''
      made.append(corner, middle)
    }
    return made
  }
  const put = (who: 'you' | 'opponent', cards: readonly number[] | null): void => {
    part(`${who}-cards`).replaceChildren(...(cards ?? [null, null, null]).map(drawn))
    part(`${who}-rank`).textContent = cards === null ? '' : rankOf(cards)
    part(`${who}-text`).textContent =
      cards === null
        ? `${text(who)}: ${text('hidden')}`
        : fill(text('hand'), { who: text(who), cards: cards.map(cardName).join(', '), rank: rankOf(cards) })
  }
  /** The pot of a buy-in: both antes, or both whole buy-ins after a raise. */
  const showPot = (buyIn: string | null, raised = false): void => {
    const pot = buyIn !== null && major(minor(buyIn) * (raised ? 2n : 1n))
    part('pot').textContent = pot ? fill(text('pot'), { amount: amount(pot) }) : ''
    felt.dataset['pot'] = buyIn === null ? 'none' : raised ? 'raised' : 'ante'
  }
  const clear = (): void => {
    delete felt.dataset['winner']
    delete felt.dataset['tone']
    box.hidden = true
  }
  const stand = (detail: ShowdownDetail): void => {
    put('you', detail.player)
    // The hand that wins by a fold is not shown, as at any table.
    put('opponent', detail.ended === 'showdown' ? detail.opponent : null)
    felt.dataset['winner'] = detail.winner
  }
  showPot(null)
  let before = last as unknown as ShowdownDetail | null
  const rest = (): void => {
    clear()
    if (before !== null) return stand(before)
    put('you', null)
    put('opponent', null)
  }
  rest()

  return {
    choice: () => ({ sit: true }),
    start() {
      clear()
      put('you', null)
      put('opponent', null)
    },
    rest,
    async follow(round: OpenAnswer, { move, action }: RoundTools): Promise<SettledAnswer | RefusedAnswer> {
      let view = round.view as unknown as Pick<ShowdownState, 'player' | 'turn'>
      for (;;) {
        const answering = view.turn === 'answer'
        put('you', view.player)
        showPot(round.stake)
        check.hidden = answering
        box.hidden = false
        say(
          text(answering ? 'betMade' : 'yourTurn'),
          `${part('you-text').textContent ?? ''} ${text(answering ? 'betMade' : 'yourTurn')}`,
        )
        const main = answering ? 'call' : 'raise'
        const pressed = new AbortController()
        const chosen = new Promise<string | null>((resolve) => {
          const { signal } = pressed
          action(text(main), () => resolve(main))
          fold.addEventListener('click', () => resolve('fold'), { signal })
          check.addEventListener('click', () => resolve('check'), { signal })
          // Without a move, the server's clock may have ended the hand.
          void wait(15_000).then(() => resolve(null))
        })
        const made = await chosen
        pressed.abort()
        if (made !== null) {
          action(text(main), null)
          if (box.contains(page.activeElement)) part<HTMLElement>('action').focus({ preventScroll: true })
          box.hidden = true
        }
        let answer = await move(made === null ? null : { move: made })
        while (answer.kind === 'unreachable') {
          await wait(1_500)
          answer = await move(null)
        }
        if (answer.kind === 'settled') return answer
        if (answer.kind === 'open') view = answer.view as unknown as typeof view
        else if (answer.code !== 'round.move') return answer
      }
    },
    async show(round: SettledAnswer) {
      const detail = round.detail as unknown as ShowdownDetail
      before = detail
      box.hidden = true
      if (!reduced()) await wait(350)
      stand(detail)
      showPot(round.stake, detail.raised)
      felt.dataset['tone'] = round.result
    },
    reasons(round: SettledAnswer) {
      const { ended, winner, player, opponent } = round.detail as unknown as ShowdownDetail
      if (ended !== 'showdown') return [text(ended)]
      if (winner === 'tie') return [text('tie')]
      return [
        winner === 'player'
          ? fill(text('youWin'), { hand: rankOf(player) })
          : fill(text('theyWin'), { hand: rankOf(opponent) }),
      ]
    },
  }
}
