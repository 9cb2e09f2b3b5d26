import type { GameLabels } from '../kit/server/defineGame.ts'
import { inLanguage } from '../kit/texts.ts'

/** Texts of the slot. `{…}` are filled in. */
export interface SlotTexts {
  readonly spin: string
  readonly reels: string
  readonly reelText: string
  readonly lineWin: string
  readonly scatterWin: string
  readonly welcome: string
  readonly payTable: string
  readonly payNote: string
  readonly lines: string
  readonly lineNote: string
  readonly wildNote: string
  readonly scatterNote: string
  readonly returnNote: string
  readonly ofAKind: string
  readonly symbols: Readonly<Record<string, string>>
}

const english: SlotTexts = {
  spin: 'Spin',
  reels: 'Reels',
  reelText: 'Reel {reel}: {symbols}',
  lineWin: 'Line {line}: {count} × {symbol}, {pays} × stake',
  scatterWin: '{count} scatters, {pays} × stake',
  welcome: 'Choose a stake and press spin.',
  payTable: 'Pay table',
  payNote: 'Payouts are multiples of the total stake, for matching symbols on a line from the left.',
  lines: 'Lines',
  lineNote: 'Ten lines are always in play. Wins on several lines are added together.',
  wildNote: 'Substitutes for every symbol except the scatter. Appears on reels 2, 3 and 4.',
  scatterNote: 'Pays anywhere in the window.',
  returnNote:
    '{percent}% of all stakes over a very large number of rounds, computed from the reels. A single session can differ widely.',
  ofAKind: '{count} of a kind',
  symbols: {
    wild: 'wild',
    scatter: 'scatter',
    seven: 'seven',
    crown: 'crown',
    gem: 'gem',
    bell: 'bell',
    clover: 'clover',
    melon: 'melon',
    lemon: 'lemon',
    cherries: 'cherries',
  },
}

const tagalog: SlotTexts = {
  spin: 'Ikot',
  reels: 'Mga reel',
  reelText: 'Reel {reel}: {symbols}',
  lineWin: 'Linya {line}: {count} × {symbol}, {pays} × taya',
  scatterWin: '{count} scatter, {pays} × taya',
  welcome: 'Pumili ng taya at pindutin ang Ikot.',
  payTable: 'Talaan ng bayad',
  payNote: 'Ang bayad ay multiple ng kabuuang taya, para sa magkakaparehong simbolo mula kaliwa sa isang linya.',
  lines: 'Mga linya',
  lineNote: 'Laging kasali ang sampung linya. Pinagsasama ang panalo sa iba’t ibang linya.',
  wildNote: 'Pamalit sa lahat ng simbolo maliban sa scatter. Nasa reel 2, 3 at 4.',
  scatterNote: 'Nagbabayad saanman sa window.',
  returnNote:
    '{percent}% ng lahat ng taya sa napakaraming round, kinuwenta mula sa mga reel. Maaaring malayo rito ang isang sesyon.',
  ofAKind: '{count} magkapareho',
  symbols: {
    wild: 'wild',
    scatter: 'scatter',
    seven: 'siyete',
    crown: 'korona',
    gem: 'hiyas',
    bell: 'kampana',
    clover: 'klouber',
    melon: 'pakwan',
    lemon: 'limon',
    cherries: 'seresa',
  },
}

const bengali: SlotTexts = {
  spin: 'ঘোরান',
  reels: 'রিল',
  reelText: 'রিল {reel}: {symbols}',
  lineWin: 'লাইন {line}: {count} × {symbol}, বাজির {pays} গুণ',
  scatterWin: '{count}টি স্ক্যাটার, বাজির {pays} গুণ',
  welcome: 'বাজি বেছে নিয়ে ঘোরান চাপুন।',
  payTable: 'পে-টেবিল',
  payNote: 'একটি লাইনে বাম দিক থেকে একই প্রতীকের জন্য মোট বাজির গুণিতকে পরিশোধ।',
  lines: 'লাইন',
  lineNote: 'দশটি লাইন সবসময় চালু। একাধিক লাইনের জয় যোগ হয়।',
  wildNote: 'স্ক্যাটার ছাড়া সব প্রতীকের বদলে বসে। রিল ২, ৩ ও ৪-এ থাকে।',
  scatterNote: 'উইন্ডোর যেকোনো জায়গায় পরিশোধ করে।',
  returnNote: 'অসংখ্য রাউন্ডে মোট বাজির {percent}%, রিল থেকে হিসাব করা। একটি সেশনে অনেক তফাত হতে পারে।',
  ofAKind: '{count}টি একই',
  symbols: {
    wild: 'ওয়াইল্ড',
    scatter: 'স্ক্যাটার',
    seven: 'সাত',
    crown: 'মুকুট',
    gem: 'রত্ন',
    bell: 'ঘণ্টা',
    clover: 'ক্লোভার',
    melon: 'তরমুজ',
    lemon: 'লেবু',
    cherries: 'চেরি',
  },
}

/** The slot's texts for a platform language code. */
export const slotTexts = (code: string): SlotTexts => inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** Labels of the game for a platform language code. */
export const slotLabels = (code: string): GameLabels =>
  inLanguage(code, {
    EN: { name: 'Slot', facts: 'Stops of the reels, from 0' },
    TY: { name: 'Slot', facts: 'Hinto ng mga reel, mula 0' },
    BN: { name: 'স্লট', facts: 'রিলের থামার স্থান, ০ থেকে' },
  })
