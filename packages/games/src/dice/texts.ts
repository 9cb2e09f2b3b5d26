import type { GameLabels } from '../kit/server/defineGame.ts'
import { inLanguage } from '../kit/texts.ts'

/** Texts of the dice. `{…}` are filled in. */
export interface DiceTexts {
  readonly [key: string]: string
  readonly roll: string
  readonly welcome: string
  readonly side: string
  readonly under: string
  readonly over: string
  readonly chance: string
  readonly pays: string
  readonly returns: string
  readonly rolled: string
  readonly reason: string
  readonly scale: string
  readonly how: string
  readonly payNote: string
  readonly chanceNote: string
  readonly returnNote: string
}

const english: DiceTexts = {
  roll: 'Roll',
  welcome: 'Choose a side and a chance, then roll.',
  side: 'The roll will be',
  under: 'Under {line}',
  over: '{line} or over',
  chance: 'Chance to win',
  pays: 'A win pays',
  returns: 'Return at this chance',
  rolled: 'Rolled {roll}',
  reason: 'Rolled {roll}; the bet was {bet} at × {pays}',
  scale: 'Rolls from 0.00 to 99.99; {bet} wins',
  how: 'The dice stop at a number from 0.00 to 99.99, all equally likely. You choose a side and how often it wins.',
  payNote:
    'A win pays the stake times 97 divided by your chance in per cent, rounded down to two decimals. That includes the stake.',
  chanceNote: 'You can choose a chance from {least}% to {most}%. The stated return is exact for each.',
  returnNote:
    'Between {low}% and {high}% of all stakes, by the chance chosen; the exact figure is shown next to it. A single session can differ widely.',
}

const tagalog: DiceTexts = {
  roll: 'Igulong',
  welcome: 'Pumili ng panig at tsansa, saka igulong.',
  side: 'Ang gulong ay magiging',
  under: 'Mababa sa {line}',
  over: '{line} o mas mataas',
  chance: 'Tsansang manalo',
  pays: 'Bayad ng panalo',
  returns: 'Balik sa tsansang ito',
  rolled: 'Lumabas ang {roll}',
  reason: 'Lumabas ang {roll}; ang taya ay {bet} sa × {pays}',
  scale: 'Mga gulong mula 0.00 hanggang 99.99; panalo ang {bet}',
  how: 'Humihinto ang dice sa numerong 0.00 hanggang 99.99, pantay ang tsansa ng lahat. Ikaw ang pipili ng panig at kung gaano kadalas manalo.',
  payNote: 'Ang panalo ay 97 na hinati sa tsansa mong porsiyento, pinutol sa daanan, beses ng taya, kasama ang taya.',
  chanceNote: 'Mapipili ang tsansang {least}% hanggang {most}%. Eksakto ang nakasaad na balik sa bawat isa.',
  returnNote:
    'Mula {low}% hanggang {high}% ng lahat ng taya, ayon sa tsansa; nasa tabi nito ang eksaktong bilang. Maaaring malayo rito ang isang sesyon.',
}

const bengali: DiceTexts = {
  roll: 'গড়ান',
  welcome: 'দিক ও সম্ভাবনা বেছে গড়ান চাপুন।',
  side: 'ফল হবে',
  under: '{line}-এর নিচে',
  over: '{line} বা বেশি',
  chance: 'জেতার সম্ভাবনা',
  pays: 'জিতলে পাবেন',
  returns: 'এই সম্ভাবনায় ফেরত',
  rolled: 'উঠেছে {roll}',
  reason: 'উঠেছে {roll}; বাজি ছিল {bet}, × {pays}',
  scale: '০.০০ থেকে ৯৯.৯৯; {bet} জেতে',
  how: 'পাশা ০.০০ থেকে ৯৯.৯৯ এর কোনো একটিতে থামে, সবগুলোর সম্ভাবনা সমান। আপনি দিক ও জেতার হার বাছেন।',
  payNote: 'জিতলে ৯৭ ভাগ আপনার শতকরা সম্ভাবনা, শতাংশে কাটা, গুণ বাজি — বাজিসহ।',
  chanceNote: '{least}% থেকে {most}% সম্ভাবনা বাছা যায়। প্রতিটির ফেরত হার নিখুঁত।',
  returnNote: 'মোট বাজির {low}% থেকে {high}%, সম্ভাবনা অনুযায়ী; সঠিক হার পাশে লেখা। একটি সেশনে অনেক তফাত হতে পারে।',
}

/** The dice's texts for a platform language code. */
export const diceTexts = (code: string): DiceTexts => inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** Labels of the game for a platform language code. */
export const diceLabels = (code: string): GameLabels =>
  inLanguage(code, {
    EN: { name: 'Dice', facts: 'Roll' },
    TY: { name: 'Dice', facts: 'Gulong' },
    BN: { name: 'ডাইস', facts: 'ফল' },
  })
