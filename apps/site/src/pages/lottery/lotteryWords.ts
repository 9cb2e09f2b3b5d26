import type { PlainKey, Text } from '@croupier/locales'
import type { LotteryPlay } from '@croupier/stores'

const families: Readonly<Record<string, PlainKey>> = {
  SSC: 'lottery.family_SSC',
  '11X5': 'lottery.family_11X5',
  PK10: 'lottery.family_PK10',
  LHC: 'lottery.family_LHC',
  LF: 'lottery.family_LF',
}

/** Name of a family of lottery games; an unknown one keeps its code. */
export const familyName = (family: string, text: Text): string => (families[family] ? text(families[family]) : family)

const plays: Readonly<Record<string, PlainKey>> = {
  'half-sum': 'lottery.play_half-sum',
  'half-first': 'lottery.play_half-first',
  'half-last': 'lottery.play_half-last',
  last2: 'lottery.play_last2',
  last3: 'lottery.play_last3',
  any2: 'lottery.play_any2',
  any3: 'lottery.play_any3',
  any5: 'lottery.play_any5',
  first1: 'lottery.play_first1',
  first2: 'lottery.play_first2',
  special: 'lottery.play_special',
  three: 'lottery.play_three',
  box: 'lottery.play_box',
  straight: 'lottery.play_straight',
}

/** Name of a kind of bet. */
export const playName = (playId: string, text: Text): string => (plays[playId] ? text(plays[playId]) : playId)

const sides: Readonly<Record<string, PlainKey>> = {
  big: 'lottery.side_big',
  small: 'lottery.side_small',
  odd: 'lottery.side_odd',
  even: 'lottery.side_even',
}

/** A pick in words: a side, or the number itself. */
export const pickName = (pick: string, text: Text): string => (sides[pick] ? text(sides[pick]) : pick)

/** A payout rate as people read it: 1.90, 95, 9.5. */
export const rateOf = ({ pays }: Pick<LotteryPlay, 'pays'>): number => Number(pays)
