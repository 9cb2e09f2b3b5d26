/** The languages games have their own texts in. Others read English. */
export type GameLanguage = 'EN' | 'TY' | 'BN'

/** Texts of every game's frame. `{…}` are filled in. */
export interface KitTexts {
  readonly stake: string
  readonly balance: string
  readonly lastResult: string
  readonly net: string
  readonly rules: string
  readonly record: string
  readonly close: string
  readonly done: string
  readonly waiting: string
  readonly resultNone: string
  readonly resultReturned: string
  readonly resultWon: string
  readonly paused: string
  readonly balanceLow: string
  readonly lowerStake: string
  readonly network: string
  readonly retry: string
  readonly over: string
  readonly excluded: string
  readonly maintenance: string
  readonly refused: string
  readonly tooSoon: string
  readonly resumed: string
  readonly onBreak: string
  readonly checkDue: string
  readonly closed: string
  readonly laid: string
  readonly returnTitle: string
  readonly volatility: string
  readonly low: string
  readonly medium: string
  readonly high: string
  readonly yourChoice: string
  readonly jackpot: string
  readonly noJackpot: string
  readonly pace: string
  readonly paceNote: string
  readonly changed: string
  readonly history: string
  readonly noHistory: string
  readonly round: string
  readonly result: string
  readonly fairness: string
  readonly fairnessNote: string
  readonly serverHash: string
  readonly nextServerHash: string
  readonly fixedSeeds: string
  readonly clientSeed: string
  readonly nonce: string
  readonly rotate: string
  readonly rotateNote: string
  readonly rotated: string
  readonly seedInUse: string
  readonly seedMalformed: string
  readonly verify: string
}

const english: KitTexts = {
  stake: 'Stake',
  balance: 'Balance',
  lastResult: 'Last result',
  net: 'Net',
  rules: 'Rules and pays',
  record: 'History and fairness',
  close: 'Leave game',
  done: 'Close',
  waiting: 'Round in progress…',
  resultNone: 'No win this round',
  resultReturned: '{amount} returned',
  resultWon: 'You won {amount}',
  paused: 'The game is paused.',
  balanceLow: 'Your balance does not cover this stake. Nothing was staked.',
  lowerStake: 'Lower the stake to {amount}',
  network:
    'The game is not responding. Your round is safe: trying again asks for the same round and never takes a second stake.',
  retry: 'Try again',
  over: 'This game session has ended. Open the game again from the lobby.',
  excluded:
    'A break or your self-exclusion has begun, so play has ended. Nothing was staked. The safer play page of the site has help.',
  maintenance: 'The game is under maintenance. Nothing was staked.',
  refused: 'The round was not accepted. Nothing was staked. Press again to start a new one.',
  tooSoon: 'That was too fast for this game. Nothing was staked. Try again in a moment.',
  resumed: 'Your round is still in progress. Its stake of {amount} was taken when it began.',
  closed: 'Bets on this have closed, or its odds have changed. Nothing was staked.',
  laid: 'Bet {round} placed: {amount}. It is settled when the result is in.',
  checkDue: 'Your reality check is due. Answer it on the site, then play on. Nothing was staked.',
  onBreak: 'Your limits or a break do not allow this stake now. Nothing was staked.',
  returnTitle: 'Return to player',
  volatility: 'Volatility',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  yourChoice: 'Low to high, by your choice',
  jackpot: 'Jackpot',
  noJackpot: 'This game has no jackpot.',
  pace: 'Pace',
  paceNote: 'At least {seconds} seconds from round to round. No autoplay.',
  changed: 'Last changed',
  history: 'Rounds of this session',
  noHistory: 'No round yet.',
  round: 'Round',
  result: 'Result',
  fairness: 'Fairness',
  fairnessNote:
    'Each round comes from a secret server seed, your client seed and the round’s number. The hash below commits the operator to its seed before you play. When you change seeds, the old one is revealed and anyone can recompute every round.',
  serverHash: 'Hash of the server seed in use',
  nextServerHash: 'Hash of the next server seed',
  fixedSeeds: 'The operator chose the seeds in use and knows the results. Change the seeds to play by chance.',
  clientSeed: 'Your client seed for the next rounds',
  nonce: 'Next round number',
  rotate: 'Change seeds',
  rotateNote: 'Letters, digits, dashes; up to 64.',
  rotated: 'New seeds are in use. The old server seed was {seed}.',
  seedInUse: 'A round is still in progress. You can change seeds when it ends.',
  seedMalformed: 'Use 1 to 64 letters, digits, dashes or underscores.',
  verify: 'Check a round',
}

const tagalog: KitTexts = {
  stake: 'Taya',
  balance: 'Balanse',
  lastResult: 'Huling resulta',
  net: 'Neto',
  rules: 'Patakaran at bayad',
  record: 'Kasaysayan at pagkapatas',
  close: 'Umalis sa laro',
  done: 'Isara',
  waiting: 'Tumatakbo ang round…',
  resultNone: 'Walang panalo sa round na ito',
  resultReturned: 'Naibalik ang {amount}',
  resultWon: 'Nanalo ka ng {amount}',
  paused: 'Nakahinto muna ang laro.',
  balanceLow: 'Hindi sapat ang balanse para sa tayang ito. Walang itinaya.',
  lowerStake: 'Ibaba ang taya sa {amount}',
  network:
    'Walang sagot mula sa laro. Ligtas ang iyong round: ang pagsubok muli ay para sa parehong round at hindi kukuha ng ikalawang taya.',
  retry: 'Subukan muli',
  over: 'Tapos na ang session ng laro. Buksan muli ang laro mula sa lobby.',
  excluded:
    'Nagsimula na ang pahinga o self-exclusion mo, kaya natapos ang laro. Walang itinaya. May tulong sa pahina ng ligtas na paglalaro ng site.',
  maintenance: 'Nasa maintenance ang laro. Walang kinuhang taya.',
  refused: 'Hindi tinanggap ang round at walang kinuhang taya. Pindutin muli para sa bago.',
  tooSoon: 'Mas mabilis ito sa pinapayagang bilis ng laro. Walang kinuhang taya; subukan muli maya-maya.',
  resumed: 'Tumatakbo pa ang iyong round. Kinuha ang tayang {amount} nang magsimula ito.',
  closed: 'Sarado na ang taya dito, o nagbago ang odds. Walang kinuhang taya.',
  laid: 'Nailagay ang taya {round}: {amount}. Aayusin ito kapag lumabas ang resulta.',
  checkDue: 'Oras na ng iyong reality check. Sagutin ito sa site bago magpatuloy. Walang kinuhang taya.',
  onBreak: 'Hindi pinapayagan ng iyong limitasyon o pahinga ang tayang ito ngayon. Walang kinuhang taya.',
  returnTitle: 'Balik sa manlalaro',
  volatility: 'Volatility',
  low: 'Mababa',
  medium: 'Katamtaman',
  high: 'Mataas',
  yourChoice: 'Mababa hanggang mataas, ayon sa pili mo',
  jackpot: 'Jackpot',
  noJackpot: 'Walang jackpot ang larong ito.',
  pace: 'Bilis',
  paceNote: 'Hindi bababa sa {seconds} segundo sa pagitan ng mga round. Walang autoplay.',
  changed: 'Huling binago',
  history: 'Mga round sa session na ito',
  noHistory: 'Wala pang round.',
  round: 'Round',
  result: 'Resulta',
  fairness: 'Pagkapatas',
  fairnessNote:
    'Bawat round ay mula sa lihim na server seed, sa iyong client seed at sa bilang ng round. Itinatali ng hash sa ibaba ang bahay sa seed nito bago ka maglaro; kapag nagpalit ka ng seed, ipinapakita ang luma at makukuwenta muli ang bawat round.',
  serverHash: 'Hash ng gamit na server seed',
  nextServerHash: 'Hash ng susunod na server seed',
  fixedSeeds:
    'Pinili ng operator ang gamit na seed at alam nito ang resulta. Magpalit ng seed para maglaro nang patas.',
  clientSeed: 'Client seed para sa susunod na mga seed',
  nonce: 'Bilang ng susunod na round',
  rotate: 'Palitan ang mga seed',
  rotateNote: 'Letra, numero, gitling; hanggang 64.',
  rotated: 'Gamit na ang bagong mga seed. Ang lumang server seed ay {seed}.',
  seedInUse: 'May tumatakbo pang round. Mapapalitan ang mga seed pagkatapos nito.',
  seedMalformed: 'Gumamit ng 1 hanggang 64 na letra, numero, gitling o underscore.',
  verify: 'Suriin ang isang round',
}

const bengali: KitTexts = {
  stake: 'বাজি',
  balance: 'ব্যালেন্স',
  lastResult: 'শেষ ফল',
  net: 'নিট',
  rules: 'নিয়ম ও পে-টেবিল',
  record: 'ইতিহাস ও ন্যায্যতা',
  close: 'খেলা ছাড়ুন',
  done: 'বন্ধ করুন',
  waiting: 'রাউন্ড চলছে…',
  resultNone: 'এই রাউন্ডে জয় নেই',
  resultReturned: '{amount} ফেরত',
  resultWon: 'আপনি {amount} জিতেছেন',
  paused: 'খেলা থামানো আছে।',
  balanceLow: 'এই বাজির জন্য ব্যালেন্স যথেষ্ট নয়। কোনো বাজি কাটা হয়নি।',
  lowerStake: 'বাজি কমিয়ে {amount} করুন',
  network: 'খেলা থেকে উত্তর আসেনি। আপনার রাউন্ড নিরাপদ: আবার চেষ্টা করলে একই রাউন্ড চাওয়া হয়, দ্বিতীয় বাজি কাটা হয় না।',
  retry: 'আবার চেষ্টা করুন',
  over: 'এই খেলার সেশন শেষ হয়েছে। লবি থেকে খেলাটি আবার খুলুন।',
  excluded: 'আপনার বিরতি বা সেলফ-এক্সক্লুশন শুরু হয়েছে, তাই খেলা শেষ। কোনো বাজি ধরা হয়নি। সাইটের নিরাপদ খেলার পাতায় সাহায্য আছে।',
  maintenance: 'খেলাটির রক্ষণাবেক্ষণ চলছে। কোনো বাজি কাটা হয়নি।',
  refused: 'রাউন্ডটি নেওয়া হয়নি, কোনো বাজি কাটা হয়নি। নতুন রাউন্ডের জন্য আবার চাপুন।',
  tooSoon: 'এই খেলার গতির চেয়ে দ্রুত চাপা হয়েছে। কোনো বাজি কাটা হয়নি; একটু পরে চেষ্টা করুন।',
  resumed: 'আপনার রাউন্ড এখনও চলছে। শুরুতে {amount} বাজি কাটা হয়েছে।',
  closed: 'এটিতে বাজি বন্ধ হয়েছে, অথবা অডস বদলেছে। কোনো টাকা কাটা হয়নি।',
  laid: 'বাজি {round} ধরা হয়েছে: {amount}। ফল জানা গেলে নিষ্পত্তি হবে।',
  checkDue: 'আপনার রিয়েলিটি চেকের সময় হয়েছে। সাইটে উত্তর দিয়ে খেলুন। কোনো বাজি কাটা হয়নি।',
  onBreak: 'আপনার সীমা বা বিরতি এখন এই বাজির অনুমতি দেয় না। কোনো বাজি কাটা হয়নি।',
  returnTitle: 'খেলোয়াড়ের ফেরত হার',
  volatility: 'ওঠানামা',
  low: 'কম',
  medium: 'মাঝারি',
  high: 'বেশি',
  yourChoice: 'কম থেকে বেশি, আপনার বাছাই অনুযায়ী',
  jackpot: 'জ্যাকপট',
  noJackpot: 'এই খেলায় জ্যাকপট নেই।',
  pace: 'গতি',
  paceNote: 'দুই রাউন্ডের মাঝে অন্তত {seconds} সেকেন্ড। অটোপ্লে নেই।',
  changed: 'শেষ পরিবর্তন',
  history: 'এই সেশনের রাউন্ড',
  noHistory: 'এখনও কোনো রাউন্ড নেই।',
  round: 'রাউন্ড',
  result: 'ফল',
  fairness: 'ন্যায্যতা',
  fairnessNote:
    'প্রতিটি রাউন্ড আসে একটি গোপন সার্ভার সিড, আপনার ক্লায়েন্ট সিড ও রাউন্ডের নম্বর থেকে। নিচের হ্যাশ খেলার আগেই হাউসকে তার সিডে বেঁধে রাখে; সিড বদলালে পুরোনোটি দেখানো হয় এবং প্রতিটি রাউন্ড আবার হিসাব করা যায়।',
  serverHash: 'চলতি সার্ভার সিডের হ্যাশ',
  nextServerHash: 'পরের সার্ভার সিডের হ্যাশ',
  fixedSeeds: 'চলতি সিড অপারেটর বেছে দিয়েছে, ফল তার জানা। ভাগ্যের ওপর খেলতে সিড বদলান।',
  clientSeed: 'পরের সিডের জন্য ক্লায়েন্ট সিড',
  nonce: 'পরের রাউন্ডের নম্বর',
  rotate: 'সিড বদলান',
  rotateNote: 'অক্ষর, সংখ্যা, ড্যাশ; সর্বোচ্চ ৬৪টি।',
  rotated: 'নতুন সিড চালু হয়েছে। পুরোনো সার্ভার সিড ছিল {seed}।',
  seedInUse: 'একটি রাউন্ড চলছে। শেষ হলে সিড বদলানো যাবে।',
  seedMalformed: '১ থেকে ৬৪টি অক্ষর, সংখ্যা, ড্যাশ বা আন্ডারস্কোর দিন।',
  verify: 'একটি রাউন্ড যাচাই করুন',
}

/** The entry of a platform language code in a table of the three languages. */
export const inLanguage = <Texts>(code: string, table: Readonly<Record<GameLanguage, Texts>>): Texts =>
  table[code === 'TY' || code === 'BN' ? code : 'EN']

/** The frame's texts for a platform language code. */
export const kitTexts = (code: string): KitTexts => inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** The tag of the language games really answer in, for `lang`. */
export const textsTag = (code: string): string => inLanguage(code, { EN: 'en', TY: 'fil', BN: 'bn' })

/** Fills `{name}` places. */
export const fillText = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
