import type { Detail, Play } from '../../port/rounds.ts'
import { fillText, kitTexts, type KitTexts } from '../texts.ts'
import type { DemoGame, PageView } from './defineGame.ts'

/** A fact of a game in words: "Return", "95.48% on average". */
export type StatedFact = readonly [name: string, text: string]

/** Facts about a game that are shown before play, in the words of its page. */
export interface GameStatement {
  /** HTML of the rules, without pictures and texts for screen readers only. */
  readonly rules: string
  readonly facts: readonly StatedFact[]
}

/** Locale tag for numbers: with the language's own digits, or Latin ones. */
export const numberTag = (language: string, digits: 'native' | 'latn'): string =>
  digits === 'latn' ? `${language}-u-nu-latn` : language

/** Builds the input of a game's page. */
export const pageView = (
  play: PageView['play'],
  tag: string,
  state: { readonly last: Detail; readonly history: readonly Detail[]; readonly board: Detail },
): PageView => {
  const decimal = (text: string): string =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: text.split('.')[1]?.length ?? 0 }).format(text as `${number}`)
  return {
    play,
    kit: kitTexts(play.languageCode),
    number: new Intl.NumberFormat(tag),
    decimal,
    percent: (hundredths) => decimal((hundredths / 100).toFixed(2)),
    ...state,
  }
}

/** Return, volatility, jackpot, pace and last change, in this order. */
export const statedFacts = (
  { facts }: Pick<DemoGame, 'facts'>,
  kit: KitTexts,
  returnNote: string,
  number: Intl.NumberFormat,
): readonly StatedFact[] => [
  [kit.returnTitle, returnNote],
  [kit.volatility, kit[facts.volatility]],
  [kit.jackpot, kit.noJackpot],
  [kit.pace, fillText(kit.paceNote, { seconds: number.format(facts.paceMs / 1000) })],
  [kit.changed, facts.lastChanged],
]

/** Rules and facts of a game as its own page states them, for a lobby. */
export const stateGame = (game: DemoGame, play: Pick<Play, 'game' | 'language' | 'languageCode'>): GameStatement => {
  const view = pageView(play, numberTag(play.language, 'native'), { last: null, history: [], board: null })
  const { rules, returnNote } = game.page(view)
  return {
    rules: String(rules)
      .replaceAll(/<img[^>]*>/g, '')
      .replaceAll(/<(\w+) aria-hidden="true"[^>]*>.*?<\/\1\s*>/gs, ''),
    facts: statedFacts(game, view.kit, returnNote, view.number),
  }
}
