import { intlFormatsOf } from '@croupier/locales/intl'
import { moneyText } from '@croupier/money'
import { html } from 'hono/html'
import type { OpenRound, Play, SettledRound } from '../../port/rounds.ts'
import type { BoardAnswer, PageData } from '../client/data.ts'
import { kitTexts, textsTag } from '../texts.ts'
import { openAnswer } from './answers.ts'
import type { DemoGame, Html } from './defineGame.ts'
import { numberTag, pageView, statedFacts } from './gameStatement.ts'
import { jsonScript, pageDocument } from './document.ts'
import { recordDialog, rulesDialog } from './sheets.ts'

/** Digits of the amounts: the language's own unless the launch requests Latin ones. */
export type Digits = 'native' | 'latn'

/** Input for a game's page besides the game. */
export interface PageState {
  readonly play: Play
  readonly digits: Digits
  /** The play's rounds, newest first. */
  readonly rounds: readonly SettledRound[]
  /** The open round, if any. */
  readonly open: OpenRound | null
  /** The board of a game of shared results. */
  readonly board: BoardAnswer | null
}

const icons = {
  'show-rules': html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0" />
    <path d="M12 11v5" />
    <path d="M12 8h.01" />
  </svg>`,
  'show-record': html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z" />
    <path d="M9 12l2 2 4-4" />
  </svg>`,
  leave: html`<svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 6l12 12" />
    <path d="M18 6L6 18" />
  </svg>`,
}

const headButton = (id: keyof typeof icons, label: string): Html =>
  html`<button
    id="${id}"
    type="button"
    class="${id === 'leave' ? 'plain' : ''}"
    ${id === 'leave' ? '' : html` aria-haspopup="dialog"`}
  >
    ${icons[id]}<span class="label">${label}</span>
  </button>`

/** The page of a game: head, view, bet, footer and its two sheets. */
export const gamePage = (game: DemoGame, { play, digits, rounds, open, board }: PageState): Html => {
  const kit = kitTexts(play.languageCode)
  const tag = numberTag(play.language, digits)
  const number = new Intl.NumberFormat(tag)
  const view = pageView(play, tag, {
    last: rounds[0]?.detail ?? null,
    history: rounds.map(({ detail }) => detail).reverse(),
    board: board?.shown ?? null,
  })
  const shown = game.page(view)
  const stakes = play.stakes.map((stake) => moneyText(stake, play.digits))
  const data: PageData = {
    playId: play.id,
    nodeId: play.game.nodeId,
    kind: game.id,
    siteOrigin: play.siteOrigin,
    currency: play.currency,
    languageCode: play.languageCode,
    tag,
    formats: intlFormatsOf(play.language) ?? null,
    timeZone: play.timeZone,
    balance: moneyText(play.balance, play.digits),
    net: moneyText(
      rounds.reduce((sum, round) => sum + round.payout - round.stake, 0n),
      play.digits,
    ),
    paceMs: game.facts.paceMs,
    typedStake: game.typedStake
      ? {
          least: stakes[0] ?? '0',
          most: stakes.at(-1) ?? '0',
          unit: moneyText(game.stakeUnit, play.digits),
        }
      : null,
    action: shown.action,
    welcome: shown.welcome,
    kit,
    texts: shown.texts,
    game: shown.data,
    last: view.last,
    open: open && openAnswer(open, game.view(open), play.digits),
    board,
  }
  return pageDocument({
    title: play.game.name,
    theme: play.theme,
    language: textsTag(play.languageCode),
    client: game.id,
    runs: true,
    body: html`<body data-game="${game.id}">
      <img class="backdrop" src="/art/${play.game.nodeId}/backdrop.svg" alt="" />
      <div id="celebration" aria-hidden="true">${Array.from({ length: 14 }, () => html`<i></i>`)}</div>
      <header>
        <h1 dir="auto">${play.game.name}</h1>
        ${headButton('show-rules', kit.rules)} ${headButton('show-record', kit.record)}
        ${headButton('leave', kit.close)}
      </header>
      <main>
        <div id="view">
          ${shown.view}
          <div id="paused" hidden>${kit.paused}</div>
        </div>
        <div id="notice" hidden>
          <p id="notice-text"></p>
          <button id="retry" type="button">${kit.retry}</button><button id="lower-stake" type="button"></button
          ><button id="leave-notice" type="button">${kit.close}</button>
        </div>
        <div class="result" aria-hidden="true">
          <p id="message"></p>
          <p id="reasons"></p>
        </div>
        <p id="live" class="vh" role="status" aria-live="polite"></p>
        <div id="controls">${shown.controls}</div>
      </main>
      <footer>
        <dl class="meters">
          <div>
            <dt>${kit.balance}</dt>
            <dd id="balance"></dd>
          </div>
          <div>
            <dt>${kit.lastResult}</dt>
            <dd id="last">–</dd>
          </div>
          <div>
            <dt>${kit.net}</dt>
            <dd id="net"></dd>
          </div>
        </dl>
        <button id="action" type="button" aria-disabled="true">${shown.action}</button>
        <div class="stake">
          <label for="stake">${kit.stake}</label>${
            game.typedStake
              ? html`<input
                    id="stake"
                    inputmode="decimal"
                    autocomplete="off"
                    maxlength="24"
                    aria-describedby="stake-note"
                  />
                  <small id="stake-note"></small>`
              : html`<select id="stake">
                  ${stakes.map((stake) => html`<option value="${stake}">${stake}</option>`)}
                </select>`
          }
        </div>
      </footer>
      ${rulesDialog(kit, shown.rules, statedFacts(game, kit, shown.returnNote, number))} ${recordDialog(kit)}
      ${jsonScript('play-data', data)}
    </body>`,
  })
}
