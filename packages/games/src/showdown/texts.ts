import type { GameLabels } from '../kit/server/defineGame.ts'
import { inLanguage } from '../kit/texts.ts'

const english = {
  action: 'Deal',
  welcome: 'Press Deal to buy in. Half is your ante; the other half is kept for a raise.',
  you: 'You',
  opponent: 'Sandbox player',
  hidden: 'three cards, face down',
  hand: '{who}: {cards}. {rank}.',
  cardName: '{rank} of {suit}',
  pot: 'Pot {amount}',
  fold: 'Fold',
  check: 'Check',
  raise: 'Raise',
  call: 'Call',
  yourTurn: 'Your turn: fold, check or raise.',
  betMade: 'The other player bets. Call or fold.',
  playerFolded: 'You folded',
  opponentFolded: 'The other player folded',
  showdown: 'Showdown',
  youWin: 'You win with {hand}',
  theyWin: 'The other player wins with {hand}',
  tie: 'Equal hands: the pot is split',
  high: 'High card',
  pair: 'Pair',
  flush: 'Flush',
  straight: 'Straight',
  trips: 'Three of a kind',
  straightFlush: 'Straight flush',
  ace: 'ace',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
  how: 'Two hands of three cards from one pack of 52, freshly shuffled. Half of the buy-in is the ante and goes into the pot immediately; the other half is for one raise.',
  turns:
    'You act first. Fold: the ante is lost. Check: the other player shows, or bets, and you call or fold. Raise: the other player calls or folds.',
  ranks:
    'From high to low: straight flush, three of a kind, straight, flush, pair, high card. Ace, two, three is the lowest straight. Suits do not count.',
  strategy:
    'The other player is the sandbox and always plays by one rule: with a king high or better it calls a raise and bets after a check, otherwise it folds or checks. It does not know your cards.',
  rakeNote:
    'The operator keeps 8% of every pot. Halves that stayed out of the pot come back in full; an equal showdown splits the pot.',
  away: 'A hand without an action for a minute is folded.',
  returnNote:
    '{percent}% of all buy-ins with the best play against this opponent, counted over every pair of hands; less with any other play.',
}

/** Texts of the card game. `{…}` are filled in. */
export type ShowdownTexts = typeof english

const tagalog: ShowdownTexts = {
  action: 'Ipamigay',
  welcome: 'Pindutin ang Ipamigay para mag-buy-in. Kalahati ang ante mo; ang natira ay para sa raise.',
  you: 'Ikaw',
  opponent: 'Manlalaro ng sandbox',
  hidden: 'tatlong baraha, nakataob',
  hand: '{who}: {cards}. {rank}.',
  cardName: '{rank} ng {suit}',
  pot: 'Pot {amount}',
  fold: 'Tiklop',
  check: 'Check',
  raise: 'Raise',
  call: 'Call',
  yourTurn: 'Ikaw na: tiklop, check o raise.',
  betMade: 'Tumaya ang kalaban. Call o tiklop.',
  playerFolded: 'Tumiklop ka',
  opponentFolded: 'Tumiklop ang kalaban',
  showdown: 'Showdown',
  youWin: 'Panalo ka sa {hand}',
  theyWin: 'Panalo ang kalaban sa {hand}',
  tie: 'Patas: hinati ang pot',
  high: 'Mataas na baraha',
  pair: 'Pares',
  flush: 'Flush',
  straight: 'Straight',
  trips: 'Tatlong magkapareho',
  straightFlush: 'Straight flush',
  ace: 'alas',
  jack: 'jack',
  queen: 'reyna',
  king: 'hari',
  clubs: 'clubs',
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
  how: 'Dalawang kamay na tigtatlong baraha mula sa isang deck na 52, bagong balasa. Kalahati ng buy-in ang ante at agad sa pot; ang kalahati ay para sa isang raise.',
  turns:
    'Ikaw ang una. Tiklop: talo ang ante. Check: magpapakita o tataya ang kalaban, at mag-call o tiklop ka. Raise: mag-call o titiklop ang kalaban.',
  ranks:
    'Mula mataas: straight flush, tatlong magkapareho, straight, flush, pares, mataas na baraha. Pinakamababang straight ang alas, dos, tres. Hindi bilang ang suit.',
  strategy:
    'Sandbox ang kalaban at iisa ang tuntunin: sa hari pataas nag-call ito sa raise at tumataya pagkatapos ng check, kung hindi ay tiklop o check. Hindi nito alam ang baraha mo.',
  rakeNote:
    'Kinukuha ng bahay ang 8% ng bawat pot. Ibinabalik nang buo ang kalahating hindi pumasok sa pot; hinahati ang pot kapag patas.',
  away: 'Itinitiklop ang kamay na iniwan nang isang minuto.',
  returnNote:
    '{percent}% ng lahat ng buy-in sa pinakamahusay na laro laban dito, binilang sa bawat pares ng kamay; mas mababa sa ibang laro.',
}

const bengali: ShowdownTexts = {
  action: 'তাস দিন',
  welcome: 'তাস দিন চেপে বাই-ইন করুন। অর্ধেক আপনার অ্যান্টি, বাকি অর্ধেক রেইজের জন্য।',
  you: 'আপনি',
  opponent: 'স্যান্ডবক্স খেলোয়াড়',
  hidden: 'তিন তাস, উল্টানো',
  hand: '{who}: {cards}। {rank}।',
  cardName: '{suit}-এর {rank}',
  pot: 'পট {amount}',
  fold: 'ফোল্ড',
  check: 'চেক',
  raise: 'রেইজ',
  call: 'কল',
  yourTurn: 'আপনার পালা: ফোল্ড, চেক বা রেইজ।',
  betMade: 'অন্যজন বাজি ধরেছে। কল বা ফোল্ড করুন।',
  playerFolded: 'আপনি ফোল্ড করেছেন',
  opponentFolded: 'অন্যজন ফোল্ড করেছে',
  showdown: 'শোডাউন',
  youWin: 'আপনি জিতেছেন: {hand}',
  theyWin: 'অন্যজন জিতেছে: {hand}',
  tie: 'সমান হাত: পট ভাগ',
  high: 'উঁচু তাস',
  pair: 'জোড়া',
  flush: 'ফ্লাশ',
  straight: 'স্ট্রেট',
  trips: 'তিন এক',
  straightFlush: 'স্ট্রেট ফ্লাশ',
  ace: 'টেক্কা',
  jack: 'গোলাম',
  queen: 'বিবি',
  king: 'সাহেব',
  clubs: 'চিড়িতন',
  diamonds: 'রুইতন',
  hearts: 'হরতন',
  spades: 'ইস্কাপন',
  how: 'নতুন ফেটানো ৫২ তাসের এক প্যাকেট থেকে দুজনের তিনটি করে তাস। বাই-ইনের অর্ধেক অ্যান্টি, সঙ্গে সঙ্গে পটে যায়; বাকি অর্ধেক একটি রেইজের জন্য।',
  turns: 'আপনি আগে বলেন। ফোল্ড: অ্যান্টি যায়। চেক: অন্যজন দেখায় বা বাজি ধরে, আপনি কল বা ফোল্ড করেন। রেইজ: অন্যজন কল বা ফোল্ড করে।',
  ranks: 'উঁচু থেকে নিচু: স্ট্রেট ফ্লাশ, তিন এক, স্ট্রেট, ফ্লাশ, জোড়া, উঁচু তাস। টেক্কা, দুই, তিন সবচেয়ে নিচু স্ট্রেট। রং গোনা হয় না।',
  strategy:
    'অন্যজন স্যান্ডবক্স, সবসময় এক নিয়মে খেলে: সাহেব বা বেশি থাকলে রেইজে কল করে ও চেকের পরে বাজি ধরে, নইলে ফোল্ড বা চেক। সে আপনার তাস জানে না।',
  rakeNote: 'প্রতি পটের ৮ % ঘর রাখে। যে অর্ধেক পটে যায়নি তা পুরো ফেরত; সমান হলে পট ভাগ হয়।',
  away: 'এক মিনিট ফেলে রাখলে হাত ফোল্ড হয়।',
  returnNote: 'এই প্রতিপক্ষের বিরুদ্ধে সেরা খেলায় মোট বাই-ইনের {percent}%, সব জোড়া হাত গুনে; অন্য খেলায় কম।',
}

/** The card game's texts for a platform language code. */
export const showdownTexts = (code: string): ShowdownTexts =>
  inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** Labels of the game for a platform language code. */
export const showdownLabels = (code: string): GameLabels =>
  inLanguage(code, {
    EN: { name: 'Three-card showdown', facts: 'Your hand and the other one' },
    TY: { name: 'Three-card showdown', facts: 'Ang kamay mo at ang isa pa' },
    BN: { name: 'তিন তাসের শোডাউন', facts: 'আপনার হাত ও অন্যটি' },
  })
