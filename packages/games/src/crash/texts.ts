import type { GameLabels } from '../kit/server/defineGame.ts'
import { inLanguage } from '../kit/texts.ts'

/** Texts of the crash game. `{…}` are filled in. */
export interface CrashTexts {
  readonly [key: string]: string
  readonly start: string
  readonly cashOut: string
  readonly starting: string
  readonly welcome: string
  readonly auto: string
  readonly autoNote: string
  readonly autoBad: string
  readonly running: string
  readonly crashed: string
  readonly cashedOut: string
  readonly beyond: string
  readonly atOnce: string
  readonly how: string
  readonly clockNote: string
  readonly capNote: string
  readonly awayNote: string
  readonly recent: string
  readonly returnNote: string
}

const english: CrashTexts = {
  start: 'Start',
  cashOut: 'Cash out {amount}',
  starting: 'Wait',
  welcome: 'Choose a stake and press start. Cash out before the curve ends.',
  auto: 'Auto cash-out at',
  autoNote: 'Leave empty to cash out yourself, or enter a multiplier from 1.01 to 100.',
  autoBad: 'The multiplier must be from 1.01 to 100, with two decimals at most.',
  running: 'The round has started: the multiplier is climbing. Cash out with the button, Space or Enter.',
  crashed: 'Crashed at × {multiplier}',
  cashedOut: 'Cashed out at × {multiplier}',
  beyond: 'The curve went on to × {multiplier}',
  atOnce: 'Crashed immediately',
  how: 'A multiplier climbs from 1.00 and crashes at a point that was drawn before the round. Cash out before that, and you get your stake times the multiplier.',
  clockNote: 'What counts is when your cash-out reaches the game. What you see may be slightly behind.',
  capNote: 'At × 100 the round ends and pays automatically.',
  awayNote:
    'If you leave or lose the connection, the round goes on: it cashes out at the multiplier you set, or crashes.',
  recent: 'Earlier rounds',
  returnNote:
    '{percent}% of all stakes over a very large number of rounds, wherever you cash out: × k is reached in 97 of 100 × k rounds. A single session can differ widely.',
}

const tagalog: CrashTexts = {
  start: 'Simulan',
  cashOut: 'Kunin {amount}',
  starting: 'Sandali',
  welcome: 'Pumili ng taya at pindutin ang Simulan. Kunin bago matapos ang kurba.',
  auto: 'Awtomatikong i-cash out sa',
  autoNote: 'Iwang blangko para sa sariling pagkuha, o maglagay ng multiplier mula 1.01 hanggang 100.',
  autoBad: 'Ang multiplier ay dapat 1.01 hanggang 100, hanggang dalawang decimal.',
  running: 'Tumatakbo ang round: umaakyat ang multiplier. Kunin gamit ang button, Space o Enter.',
  crashed: 'Bumagsak sa × {multiplier}',
  cashedOut: 'Nakuha sa × {multiplier}',
  beyond: 'Umabot ang kurba sa × {multiplier}',
  atOnce: 'Bumagsak agad',
  how: 'Umaakyat ang multiplier mula 1.00 at bumabagsak sa puntong iginuhit bago ang round. Kunin bago iyon at makukuha mo ang taya beses ng multiplier.',
  clockNote:
    'Ang sandaling dumating ang pagkuha mo sa orasan ng laro ang bibilangin. Maaaring nahuhuli nang kaunti ang nakikita mo.',
  capNote: 'Sa × 100 nagtatapos ang round at kusang nagbabayad.',
  awayNote: 'Kung umalis ka o mawalan ng koneksyon, tuloy ang round: kukunin sa multiplier na ibinigay mo, o babagsak.',
  recent: 'Mga naunang round',
  returnNote:
    '{percent}% ng lahat ng taya sa napakaraming round, saan ka man kumuha: naaabot ang × k sa 97 sa 100 × k na round. Maaaring malayo rito ang isang sesyon.',
}

const bengali: CrashTexts = {
  start: 'শুরু',
  cashOut: 'তুলুন {amount}',
  starting: 'অপেক্ষা',
  welcome: 'বাজি বেছে শুরু চাপুন। রেখা শেষ হওয়ার আগে তুলে নিন।',
  auto: 'স্বয়ংক্রিয় ক্যাশ-আউট',
  autoNote: 'নিজ হাতে তুলতে খালি রাখুন, বা 1.01 থেকে 100 গুণক দিন।',
  autoBad: 'গুণক 1.01 থেকে 100 হতে হবে, সর্বোচ্চ দুই দশমিক।',
  running: 'রাউন্ড চলছে: গুণক বাড়ছে। বোতাম, Space বা Enter চেপে তুলুন।',
  crashed: '× {multiplier}-এ ভেঙেছে',
  cashedOut: '× {multiplier}-এ তুলেছেন',
  beyond: 'রেখা × {multiplier} পর্যন্ত গেছে',
  atOnce: 'শুরুতেই ভেঙেছে',
  how: 'গুণক 1.00 থেকে বাড়ে এবং রাউন্ডের আগে টানা এক বিন্দুতে ভাঙে। তার আগে তুললে বাজি গুণ গুণক পাবেন।',
  clockNote: 'আপনার তোলা খেলার ঘড়িতে যখন পৌঁছায় সেই মুহূর্ত ধরা হয়। পর্দা সামান্য পিছিয়ে থাকতে পারে।',
  capNote: '× 100-এ রাউন্ড শেষ হয় এবং নিজে থেকে পরিশোধ করে।',
  awayNote: 'চলে গেলে বা সংযোগ হারালে রাউন্ড চলতে থাকে: দেওয়া গুণকে তুলে নেয়, নইলে ভাঙে।',
  recent: 'আগের রাউন্ড',
  returnNote:
    'অসংখ্য রাউন্ডে মোট বাজির {percent}%, যেখানেই তুলুন: প্রতি 100 × k রাউন্ডের 97টিতে × k আসে। একটি সেশনে অনেক তফাত হতে পারে।',
}

/** The crash game's texts for a platform language code. */
export const crashTexts = (code: string): CrashTexts => inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** Labels of the game for a platform language code. */
export const crashLabels = (code: string): GameLabels =>
  inLanguage(code, {
    EN: { name: 'Crash', facts: 'Highest multiplier that pays' },
    TY: { name: 'Crash', facts: 'Pinakamataas na multiplier na nagbabayad' },
    BN: { name: 'ক্র্যাশ', facts: 'সর্বোচ্চ যে গুণক পরিশোধ করে' },
  })
