/** Texts of the slot's page. `{…}` are filled in. */
export interface SlotTexts {
  readonly spin: string
  readonly spinning: string
  readonly stake: string
  readonly balance: string
  readonly lastWin: string
  readonly rules: string
  readonly close: string
  readonly done: string
  readonly reels: string
  readonly reelText: string
  readonly noWin: string
  readonly returned: string
  readonly won: string
  readonly lineWin: string
  readonly scatterWin: string
  readonly paused: string
  readonly needsDeposit: string
  readonly deposit: string
  readonly network: string
  readonly retry: string
  readonly over: string
  readonly maintenance: string
  readonly refused: string
  readonly welcome: string
  readonly payTable: string
  readonly payNote: string
  readonly lines: string
  readonly lineNote: string
  readonly wildNote: string
  readonly scatterNote: string
  readonly returnTitle: string
  readonly returnNote: string
  readonly volatility: string
  readonly medium: string
  readonly jackpot: string
  readonly noJackpot: string
  readonly pace: string
  readonly paceNote: string
  readonly changed: string
  readonly ofAKind: string
  readonly symbols: Readonly<Record<string, string>>
}

const english: SlotTexts = {
  spin: 'Spin',
  spinning: 'Spinning',
  stake: 'Stake',
  balance: 'Balance',
  lastWin: 'Last result',
  rules: 'Rules and pays',
  close: 'Leave game',
  done: 'Close',
  reels: 'Reels',
  reelText: 'Reel {reel}: {symbols}',
  noWin: 'Round result: no win',
  returned: 'Round result: {amount} returned',
  won: 'Round result: won {amount}',
  lineWin: 'Line {line}: {count} × {symbol}, {pays} × stake',
  scatterWin: '{count} scatters, {pays} × stake',
  paused: 'The game is paused.',
  needsDeposit: 'Your balance does not cover this stake. Choose a smaller stake or add money.',
  deposit: 'Deposit',
  network:
    'No answer from the game. Your round is safe: trying again asks for the same round and never takes a second stake.',
  retry: 'Try again',
  over: 'This game session has ended. Open the game again from the lobby.',
  maintenance: 'The game is under maintenance. Nothing was staked.',
  refused: 'The round was not accepted and nothing was staked. Press spin for a new one.',
  welcome: 'Choose a stake and press spin.',
  payTable: 'Pay table',
  payNote: 'Pays are multiples of the total stake, for equal symbols from the left on a line.',
  lines: 'Lines',
  lineNote: 'Ten lines are always in play. Wins on several lines are added.',
  wildNote: 'Stands for every symbol but the scatter. On reels 2, 3 and 4.',
  scatterNote: 'Pays anywhere in the window.',
  returnTitle: 'Return to player',
  returnNote:
    '{percent} % of all stakes over a very large number of rounds, computed from the reels. A single session can differ widely.',
  volatility: 'Volatility',
  medium: 'Medium',
  jackpot: 'Jackpot',
  noJackpot: 'This game has no jackpot.',
  pace: 'Pace',
  paceNote: 'At least {seconds} seconds from spin to spin. No autoplay.',
  changed: 'Last changed',
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
  spinning: 'Umiikot',
  stake: 'Taya',
  balance: 'Balanse',
  lastWin: 'Huling resulta',
  rules: 'Patakaran at bayad',
  close: 'Umalis sa laro',
  done: 'Isara',
  reels: 'Mga reel',
  reelText: 'Reel {reel}: {symbols}',
  noWin: 'Resulta ng round: walang panalo',
  returned: 'Resulta ng round: naibalik ang {amount}',
  won: 'Resulta ng round: nanalo ng {amount}',
  lineWin: 'Linya {line}: {count} × {symbol}, {pays} × taya',
  scatterWin: '{count} scatter, {pays} × taya',
  paused: 'Nakahinto muna ang laro.',
  needsDeposit: 'Kulang ang balanse para sa tayang ito. Pumili ng mas maliit na taya o magdagdag ng pera.',
  deposit: 'Magdeposito',
  network:
    'Walang sagot mula sa laro. Ligtas ang iyong round: ang pagsubok muli ay para sa parehong round at hindi kukuha ng ikalawang taya.',
  retry: 'Subukan muli',
  over: 'Tapos na ang sesyon ng laro. Buksan muli ang laro mula sa lobby.',
  maintenance: 'Nasa maintenance ang laro. Walang kinuhang taya.',
  refused: 'Hindi tinanggap ang round at walang kinuhang taya. Pindutin ang Ikot para sa bago.',
  welcome: 'Pumili ng taya at pindutin ang Ikot.',
  payTable: 'Talaan ng bayad',
  payNote: 'Ang bayad ay multiple ng kabuuang taya, para sa magkakaparehong simbolo mula kaliwa sa isang linya.',
  lines: 'Mga linya',
  lineNote: 'Laging kasali ang sampung linya. Pinagsasama ang panalo sa iba’t ibang linya.',
  wildNote: 'Pamalit sa lahat ng simbolo maliban sa scatter. Nasa reel 2, 3 at 4.',
  scatterNote: 'Nagbabayad saanman sa window.',
  returnTitle: 'Balik sa manlalaro',
  returnNote:
    '{percent} % ng lahat ng taya sa napakaraming round, kinuwenta mula sa mga reel. Maaaring malayo rito ang isang sesyon.',
  volatility: 'Volatility',
  medium: 'Katamtaman',
  jackpot: 'Jackpot',
  noJackpot: 'Walang jackpot ang larong ito.',
  pace: 'Bilis',
  paceNote: 'Hindi bababa sa {seconds} segundo sa pagitan ng mga ikot. Walang autoplay.',
  changed: 'Huling binago',
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
  spinning: 'ঘুরছে',
  stake: 'বাজি',
  balance: 'ব্যালেন্স',
  lastWin: 'শেষ ফল',
  rules: 'নিয়ম ও পে-টেবিল',
  close: 'খেলা ছাড়ুন',
  done: 'বন্ধ করুন',
  reels: 'রিল',
  reelText: 'রিল {reel}: {symbols}',
  noWin: 'রাউন্ডের ফল: জয় নেই',
  returned: 'রাউন্ডের ফল: {amount} ফেরত',
  won: 'রাউন্ডের ফল: {amount} জিতেছেন',
  lineWin: 'লাইন {line}: {count} × {symbol}, বাজির {pays} গুণ',
  scatterWin: '{count}টি স্ক্যাটার, বাজির {pays} গুণ',
  paused: 'খেলা থামানো আছে।',
  needsDeposit: 'এই বাজির জন্য ব্যালেন্স যথেষ্ট নয়। ছোট বাজি বেছে নিন বা টাকা যোগ করুন।',
  deposit: 'জমা দিন',
  network: 'খেলা থেকে উত্তর আসেনি। আপনার রাউন্ড নিরাপদ: আবার চেষ্টা করলে একই রাউন্ড চাওয়া হয়, দ্বিতীয় বাজি কাটা হয় না।',
  retry: 'আবার চেষ্টা করুন',
  over: 'এই খেলার সেশন শেষ হয়েছে। লবি থেকে খেলাটি আবার খুলুন।',
  maintenance: 'খেলাটির রক্ষণাবেক্ষণ চলছে। কোনো বাজি কাটা হয়নি।',
  refused: 'রাউন্ডটি নেওয়া হয়নি, কোনো বাজি কাটা হয়নি। নতুন রাউন্ডের জন্য ঘোরান চাপুন।',
  welcome: 'বাজি বেছে নিয়ে ঘোরান চাপুন।',
  payTable: 'পে-টেবিল',
  payNote: 'একটি লাইনে বাম দিক থেকে একই প্রতীকের জন্য মোট বাজির গুণিতকে পরিশোধ।',
  lines: 'লাইন',
  lineNote: 'দশটি লাইন সবসময় চালু। একাধিক লাইনের জয় যোগ হয়।',
  wildNote: 'স্ক্যাটার ছাড়া সব প্রতীকের বদলে বসে। রিল ২, ৩ ও ৪-এ থাকে।',
  scatterNote: 'উইন্ডোর যেকোনো জায়গায় পরিশোধ করে।',
  returnTitle: 'খেলোয়াড়ের ফেরত হার',
  returnNote: 'অসংখ্য রাউন্ডে মোট বাজির {percent} %, রিল থেকে হিসাব করা। একটি সেশনে অনেক তফাত হতে পারে।',
  volatility: 'ওঠানামা',
  medium: 'মাঝারি',
  jackpot: 'জ্যাকপট',
  noJackpot: 'এই খেলায় জ্যাকপট নেই।',
  pace: 'গতি',
  paceNote: 'দুই ঘোরানোর মাঝে অন্তত {seconds} সেকেন্ড। অটোপ্লে নেই।',
  changed: 'শেষ পরিবর্তন',
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

/** The texts for a platform language code; languages without their own texts read English. */
export const slotTexts = (code: string): SlotTexts => (code === 'TY' ? tagalog : code === 'BN' ? bengali : english)

/** The tag of the language {@link slotTexts} really answers in, for `lang`. */
export const textsTag = (code: string): string => (code === 'TY' ? 'fil' : code === 'BN' ? 'bn' : 'en')

/** Fills `{name}` places. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
