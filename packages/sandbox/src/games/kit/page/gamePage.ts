import { moneyText } from '@croupier/api'
import type { OpenRound, Play, SettledRound } from '../../../subjects/rounds/rounds.ts'
import { openAnswer } from '../answers.ts'
import type { BoardAnswer, PageData } from '../client/data.ts'
import type { DemoGame, PageView } from '../Game.ts'
import { fillText, kitTexts, textsTag } from '../texts.ts'
import { directionOf, embedded, escaped, pageHead } from './html.ts'
import { recordDialog, rulesDialog } from './sheets.ts'

/** Digits of the amounts: the language's own unless the launch asks for Latin ones. */
export type Digits = 'native' | 'latn'

/** What a game's page is made from besides the game. */
export interface Sitting {
  readonly play: Play
  readonly digits: Digits
  /** The play's rounds, newest first. */
  readonly rounds: readonly SettledRound[]
  /** The round that is under way, if any. */
  readonly open: OpenRound | null
  /** The board of a game of shared results. */
  readonly board: BoardAnswer | null
}

const icon = (paths: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true">${paths.replace(/[^;]+/g, (path) => `<path d="${path}"/>`).replaceAll(';', '')}</svg>`
const iconOf = {
  rules: icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0;M12 11v5;M12 8h.01'),
  record: icon('M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6z;M9 12l2 2 4-4'),
  leave: icon('M6 6l12 12;M18 6L6 18'),
}

/** The page of a game: head, stage, bet, desk and its two sheets. */
export const gamePage = (game: DemoGame, { play, digits, rounds, open, board }: Sitting): string => {
  const kit = kitTexts(play.languageCode)
  const language = textsTag(play.languageCode)
  const tag = digits === 'latn' ? `${play.language}-u-nu-latn` : play.language
  const number = new Intl.NumberFormat(tag)
  const view: PageView = {
    play,
    kit,
    number,
    decimal: (text) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: text.split('.')[1]?.length ?? 0 }).format(
        text as `${number}`,
      ),
    last: rounds[0]?.detail ?? null,
    board: board?.shown ?? null,
  }
  const shown = game.page(view)
  const data: PageData = {
    playId: play.id,
    nodeId: play.game.nodeId,
    kind: game.id,
    siteOrigin: play.siteOrigin,
    currency: play.currency,
    languageCode: play.languageCode,
    tag,
    balance: moneyText(play.balance, play.digits),
    net: signedText(
      rounds.reduce((sum, round) => sum + round.payout - round.stake, 0n),
      play.digits,
    ),
    paceMs: game.paceMs,
    action: shown.action,
    welcome: shown.welcome,
    kit,
    texts: shown.texts,
    game: shown.data,
    last: view.last,
    open: open && openAnswer(open, game.view(open), play.digits),
    board,
  }
  const stakes = play.stakes.map((stake) => moneyText(stake, play.digits))
  const facts = [
    [kit.returnTitle, shown.returnNote],
    [kit.volatility, shown.volatility],
    [kit.jackpot, kit.noJackpot],
    [kit.pace, fillText(kit.paceNote, { seconds: number.format(game.paceMs / 1000) })],
    [kit.changed, game.lastChanged],
  ] as const
  const head = pageHead({
    title: play.game.name,
    theme: play.theme,
    language,
    direction: directionOf(play.language),
    styleAddress: `/${game.id}/style.css`,
    script: `/${game.id}/client.js`,
  })
  const button = (id: string, drawn: string, label: string, more = '') =>
    `<button id="${id}" type="button"${more}>${drawn}<span class="label">${escaped(label)}</span></button>`
  return `${head}
<body data-game="${game.id}">
<header>
<h1>${escaped(play.game.name)}</h1>
${button('show-rules', iconOf.rules, kit.rules, ' aria-haspopup="dialog"')}
${button('show-record', iconOf.record, kit.record, ' aria-haspopup="dialog"')}
${button('leave', iconOf.leave, kit.close, ' class="plain"')}
</header>
<main>
<div id="stage">${shown.stage}<div id="paused" hidden>${escaped(kit.paused)}</div></div>
<div id="notice" hidden><p id="notice-text"></p><button id="retry" type="button">${escaped(kit.retry)}</button><button id="deposit" type="button">${escaped(kit.deposit)}</button></div>
<div class="result" aria-hidden="true"><p id="message"></p><p id="reasons"></p></div>
<p id="live" class="vh" role="status" aria-live="polite"></p>
<div id="controls">${shown.controls}</div>
</main>
<footer>
<dl class="meters"><div><dt>${escaped(kit.balance)}</dt><dd id="balance"></dd></div><div><dt>${escaped(kit.lastResult)}</dt><dd id="last">–</dd></div><div><dt>${escaped(kit.net)}</dt><dd id="net"></dd></div></dl>
<button id="action" type="button" aria-disabled="true">${escaped(shown.action)}</button>
<div class="stake"><label for="stake">${escaped(kit.stake)}</label><select id="stake">${stakes.map((stake) => `<option value="${stake}">${stake}</option>`).join('')}</select></div>
</footer>
${rulesDialog(kit, shown.rules, facts)}
${recordDialog(kit)}
<script type="application/json" id="play-data">${embedded(data)}</script>
</body>
</html>`
}

const signedText = (amount: bigint, digits: number): string =>
  amount < 0n ? `-${moneyText(-amount, digits)}` : moneyText(amount, digits)
