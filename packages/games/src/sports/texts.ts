import type { GameLabels } from '../kit/server/defineGame.ts'
import { inLanguage } from '../kit/texts.ts'

const english = {
  action: 'Place bet',
  welcome: 'Pick odds to fill your slip, then place your bet.',
  coming: 'Upcoming matches',
  running: 'Live now, betting closed',
  results: 'Results',
  yourBets: 'Your open bets',
  noBets: 'No open bet.',
  slip: 'Your slip',
  emptySlip: 'No selection yet. Choose odds of an upcoming match.',
  single: 'Single at {odds}',
  accumulator: 'Accumulator of {count} at {odds}',
  returns: 'returns {amount}',
  remove: 'Remove {what}',
  full: 'A slip takes up to {count} selections.',
  tooLong: 'Combined odds may not exceed {times}. Remove a selection.',
  versus: '{home} v {away}',
  endsAt: 'result at {time}',
  live: 'Live {minute}′',
  today: 'Today {time}',
  tomorrow: 'Tomorrow {time}',
  off: 'called off',
  winner: 'Winner',
  total: 'Total',
  handicap: 'Handicap',
  home: '1',
  draw: 'X',
  away: '2',
  over: 'Over {line}',
  under: 'Under {line}',
  homeGiven: '1 ({line})',
  awayGiven: '2 ({line})',
  right: 'right',
  wrong: 'wrong',
  void: 'void',
  leg: '{match}, {pick}: {verdict}',
  football: 'Ninety-minute football in a made-up league. The result at the final whistle counts.',
  esports: 'Series of a made-up esports league: first to two maps wins. The total counts maps.',
  cards: 'Matches of five hands between two card players. A hand can be split; the total counts hands won.',
  oddsRule:
    'Odds are decimal and include the stake: each is 95% of the fair price, rounded down to two decimals. They do not change once a match is listed, and a bet keeps the odds it was placed at.',
  slipRule:
    'Up to six matches make an accumulator: all must be right, and it pays the stake times the exact product of the odds, rounded down to the smallest coin, at most 1,000 times the stake.',
  voidRule:
    'A match that is called off is void: its selection counts as odds of 1, and a single gets its stake back. About one match in sixty is.',
  settleRule:
    'Bets close at the start and are settled at the end of the last match of the slip, whether or not this page is open.',
  fairRule:
    'Results are drawn from a seed fixed beforehand. It is in your history once your bet is settled, and anyone can recompute the match from it.',
  returnNote:
    'From 94% to 95% of all stakes on each selection, less for each further one of an accumulator: 95% of 95% for two. Counted over every possible score.',
}

/** Texts of the sportsbook. `{…}` are filled in. */
export type SportsTexts = typeof english

const tagalog: SportsTexts = {
  action: 'Tumaya',
  welcome: 'Pumili ng odds para sa slip, saka tumaya.',
  coming: 'Mga paparating na laban',
  running: 'Live ngayon, sarado na ang taya',
  results: 'Mga resulta',
  yourBets: 'Mga bukas mong taya',
  noBets: 'Walang bukas na taya.',
  slip: 'Ang slip mo',
  emptySlip: 'Wala pang napili. Pumili ng odds ng paparating na laban.',
  single: 'Isahan sa {odds}',
  accumulator: 'Accumulator ng {count} sa {odds}',
  returns: 'balik {amount}',
  remove: 'Alisin ang {what}',
  full: 'Hanggang {count} pili lang ang slip.',
  tooLong: 'Hindi puwedeng lumampas sa {times} ang pinagsamang odds. Mag-alis ng isa.',
  versus: '{home} laban sa {away}',
  endsAt: 'resulta sa {time}',
  live: 'Live {minute}′',
  today: 'Ngayon {time}',
  tomorrow: 'Bukas {time}',
  off: 'kinansela',
  winner: 'Panalo',
  total: 'Kabuuan',
  handicap: 'Handicap',
  home: '1',
  draw: 'X',
  away: '2',
  over: 'Higit {line}',
  under: 'Kulang {line}',
  homeGiven: '1 ({line})',
  awayGiven: '2 ({line})',
  right: 'tama',
  wrong: 'mali',
  void: 'walang bisa',
  leg: '{match}, {pick}: {verdict}',
  football: 'Football na siyamnapung minuto sa likhang liga. Bilang ang resulta sa huling pito.',
  esports: 'Serye ng likhang liga ng esports: unang makadalawang mapa ang panalo. Mapa ang binibilang sa kabuuan.',
  cards:
    'Limang kamay sa pagitan ng dalawang manlalaro ng baraha. Puwedeng tabla ang kamay; mga napanalunang kamay ang kabuuan.',
  oddsRule:
    'Decimal ang odds at kasama ang taya: 95% ng patas na presyo, putol sa dalawang decimal. Hindi ito nagbabago kapag nakalista na ang laban.',
  slipRule:
    'Hanggang anim na laban ang accumulator: dapat tama lahat, at bayad nito ang taya na pinarami sa eksaktong odds, putol sa pinakamaliit na barya, hanggang 1,000 beses ng taya.',
  voidRule:
    'Walang bisa ang kinanselang laban: odds na 1 ang bilang nito, at ibinabalik ang taya ng isahan. Mga isa sa animnapung laban.',
  settleRule:
    'Nagsasara ang taya sa simula at inaayos sa wakas ng huling laban ng slip, bukas man o sarado ang pahina.',
  fairRule:
    'Mula sa seed na itinakda nang una ang resulta. Nasa kasaysayan mo ito kapag naayos na ang taya, at malalaro muli ng kahit sino ang laban.',
  returnNote:
    'Mula 94% hanggang 95% ng lahat ng taya sa bawat pili, mas mababa sa bawat dagdag: 95% ng 95% sa dalawa. Binilang sa bawat posibleng iskor.',
}

const bengali: SportsTexts = {
  action: 'বাজি ধরুন',
  welcome: 'স্লিপের জন্য অডস বেছে বাজি ধরুন।',
  coming: 'আসন্ন ম্যাচ',
  running: 'এখন লাইভ, বাজি বন্ধ',
  results: 'ফলাফল',
  yourBets: 'আপনার খোলা বাজি',
  noBets: 'খোলা বাজি নেই।',
  slip: 'আপনার স্লিপ',
  emptySlip: 'এখনও কিছু বাছা হয়নি। আসন্ন ম্যাচের অডস বাছুন।',
  single: 'একক, অডস {odds}',
  accumulator: '{count}টির অ্যাকিউমুলেটর, অডস {odds}',
  returns: 'ফেরত {amount}',
  remove: '{what} সরান',
  full: 'এক স্লিপে সর্বোচ্চ {count}টি।',
  tooLong: 'মিলিত অডস {times}-এর বেশি হতে পারে না। একটি সরান।',
  versus: '{home} বনাম {away}',
  endsAt: 'ফল {time}',
  live: 'লাইভ {minute}′',
  today: 'আজ {time}',
  tomorrow: 'আগামীকাল {time}',
  off: 'বাতিল',
  winner: 'বিজয়ী',
  total: 'মোট',
  handicap: 'হ্যান্ডিক্যাপ',
  home: '১',
  draw: 'X',
  away: '২',
  over: '{line}-এর বেশি',
  under: '{line}-এর কম',
  homeGiven: '১ ({line})',
  awayGiven: '২ ({line})',
  right: 'ঠিক',
  wrong: 'ভুল',
  void: 'অকার্যকর',
  leg: '{match}, {pick}: {verdict}',
  football: 'কল্পিত লিগের নব্বই মিনিটের ফুটবল। শেষ বাঁশির ফল ধরা হয়।',
  esports: 'কল্পিত ইস্পোর্টস লিগের সিরিজ: আগে দুই ম্যাপ জিতলে জয়। মোটে ম্যাপ গোনা হয়।',
  cards: 'দুই তাস-খেলোয়াড়ের পাঁচ হাতের ম্যাচ। হাত সমান হতে পারে; মোটে জেতা হাত গোনা হয়।',
  oddsRule: 'অডস দশমিক, বাজি সহ: ন্যায্য দামের ৯৫ %, দুই দশমিকে কাটা। ম্যাচ তালিকায় এলে অডস বদলায় না।',
  slipRule: 'সর্বোচ্চ ছয় ম্যাচে অ্যাকিউমুলেটর: সব ঠিক হতে হবে; দেয় বাজি গুণ অডসের সঠিক গুণফল, ক্ষুদ্রতম মুদ্রায় কাটা, সর্বোচ্চ ১,০০০ গুণ।',
  voidRule: 'বাতিল ম্যাচ অকার্যকর: তার অডস ১ ধরা হয়, একক বাজি ফেরত যায়। প্রায় ষাটে একটি।',
  settleRule: 'শুরুতে বাজি বন্ধ হয়, স্লিপের শেষ ম্যাচের শেষে নিষ্পত্তি, পাতা খোলা থাকুক বা না থাকুক।',
  fairRule: 'ফল আগেই স্থির সিড থেকে আসে। বাজি নিষ্পত্তির পরে তা আপনার ইতিহাসে থাকে, যে কেউ ম্যাচটি আবার বের করতে পারে।',
  returnNote: 'প্রতি বাছাইয়ে মোট বাজির ৯৪ % থেকে ৯৫ %, প্রতিটি বাড়তিতে কম: দুটিতে ৯৫ %-এর ৯৫ %। সম্ভাব্য সব স্কোর গুনে।',
}

/** The sportsbook's texts for a platform language code. */
export const sportsTexts = (code: string): SportsTexts => inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** Labels of the game for a platform language code. */
export const sportsLabels = (code: string): GameLabels =>
  inLanguage(code, {
    EN: { name: 'Match', facts: 'Final score, × when called off' },
    TY: { name: 'Laban', facts: 'Huling iskor, × kapag kinansela' },
    BN: { name: 'ম্যাচ', facts: 'শেষ স্কোর, বাতিল হলে ×' },
  })
