import type { GameLabels } from '../kit/server/defineGame.ts'
import { inLanguage } from '../kit/texts.ts'

/** Texts of the baccarat table. `{…}` are filled in. */
export interface BaccaratTexts {
  readonly [key: string]: string
  readonly deal: string
  readonly welcome: string
  readonly bet: string
  readonly player: string
  readonly banker: string
  readonly tie: string
  readonly pays: string
  readonly hand: string
  readonly cardName: string
  readonly emptyHand: string
  readonly won: string
  readonly tied: string
  readonly onBet: string
  readonly pushed: string
  readonly ace: string
  readonly jack: string
  readonly queen: string
  readonly king: string
  readonly spades: string
  readonly hearts: string
  readonly diamonds: string
  readonly clubs: string
  readonly recent: string
  readonly how: string
  readonly naturals: string
  readonly playerRule: string
  readonly bankerRule: string
  readonly payRule: string
  readonly shoe: string
  readonly returnNote: string
}

const english: BaccaratTexts = {
  deal: 'Deal',
  welcome: 'Choose player, banker or tie, then deal.',
  bet: 'Bet on',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  pays: 'pays {pays}',
  hand: '{side}: {cards}. Total {total}.',
  cardName: '{rank} of {suit}',
  emptyHand: '{side}: no cards yet',
  won: '{side} wins {high} to {low}',
  tied: 'Tie at {total}',
  onBet: 'The bet was on {side}',
  pushed: 'On a tie your stake is returned',
  ace: 'ace',
  jack: 'jack',
  queen: 'queen',
  king: 'king',
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  recent: 'Earlier rounds',
  how: 'Player and banker get two cards each, and a third by fixed rules. Only the last digit of a hand’s points counts: ace 1, two to nine their number, tens and face cards 0. The higher hand wins.',
  naturals: 'If either hand has 8 or 9 with two cards, neither draws.',
  playerRule: 'The player draws on 0 to 5 and stands on 6 and 7.',
  bankerRule:
    'If the player stood, the banker draws on 0 to 5. Otherwise the banker draws on 0 to 2; on 3 unless the player’s third card is 8; on 4 if it is 2 to 7; on 5 if it is 4 to 7; on 6 if it is 6 or 7; and stands on 7.',
  payRule:
    'Player pays 1 to 1, banker 0.95 to 1 after 5% commission, tie 9 to 1. On a tie, stakes on player and banker are returned.',
  shoe: 'Eight decks, freshly shuffled for each round.',
  returnNote:
    'Banker {banker}%, player {player}%, tie {tie}% of all stakes, counted over every possible deal. A single session can differ widely.',
}

const tagalog: BaccaratTexts = {
  deal: 'Ipamigay',
  welcome: 'Pumili ng player, banker o tie, saka ipamigay.',
  bet: 'Tumaya sa',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  pays: 'bayad {pays}',
  hand: '{side}: {cards}. Kabuuan {total}.',
  cardName: '{rank} ng {suit}',
  emptyHand: '{side}: wala pang baraha',
  won: 'Panalo ang {side}, {high} laban sa {low}',
  tied: 'Tabla sa {total}',
  onBet: 'Ang taya ay sa {side}',
  pushed: 'Ibinabalik ng tabla ang taya',
  ace: 'alas',
  jack: 'jack',
  queen: 'reyna',
  king: 'hari',
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
  recent: 'Mga naunang round',
  how: 'Dalawang baraha ang player at banker, at ikatlo ayon sa takdang tuntunin. Huling digit lang ng puntos ang bilang: alas 1, dalawa hanggang siyam ang numero nila, sampu at mga larawan 0. Panalo ang mas mataas.',
  naturals: 'Kapag may 8 o 9 sa dalawang baraha ng alinman, walang hihila.',
  playerRule: 'Humihila ang player sa 0 hanggang 5 at tumitigil sa 6 at 7.',
  bankerRule:
    'Kung tumigil ang player, humihila ang banker sa 0 hanggang 5. Kung hindi, humihila ang banker sa 0 hanggang 2; sa 3 maliban kung 8 ang ikatlo ng player; sa 4 kung 2 hanggang 7; sa 5 kung 4 hanggang 7; sa 6 kung 6 o 7; at tumitigil sa 7.',
  payRule:
    'Player 1 sa 1, banker 0.95 sa 1 matapos ang 5% komisyon, tie 9 sa 1. Ibinabalik ng tabla ang taya sa player at banker.',
  shoe: 'Walong deck, muling binabalasa sa bawat round.',
  returnNote:
    'Banker {banker}%, player {player}%, tie {tie}% ng lahat ng taya, binilang sa bawat posibleng pamimigay. Maaaring malayo rito ang isang sesyon.',
}

const bengali: BaccaratTexts = {
  deal: 'তাস দিন',
  welcome: 'প্লেয়ার, ব্যাংকার বা টাই বেছে তাস দিন।',
  bet: 'বাজি ধরুন',
  player: 'প্লেয়ার',
  banker: 'ব্যাংকার',
  tie: 'টাই',
  pays: 'দেয় {pays}',
  hand: '{side}: {cards}। মোট {total}।',
  cardName: '{suit}-এর {rank}',
  emptyHand: '{side}: এখনও তাস নেই',
  won: '{side} জিতেছে {high}–{low}',
  tied: '{total}-এ টাই',
  onBet: 'বাজি ছিল {side}-এ',
  pushed: 'টাই হলে বাজি ফেরত',
  ace: 'টেক্কা',
  jack: 'গোলাম',
  queen: 'বিবি',
  king: 'সাহেব',
  spades: 'ইস্কাপন',
  hearts: 'হরতন',
  diamonds: 'রুইতন',
  clubs: 'চিড়িতন',
  recent: 'আগের রাউন্ড',
  how: 'প্লেয়ার ও ব্যাংকার দুটি করে তাস পায়, নির্দিষ্ট নিয়মে তৃতীয়টি। পয়েন্টের শেষ অঙ্ক ধরা হয়: টেক্কা ১, দুই থেকে নয় নিজ সংখ্যা, দশ ও ছবি ০। বেশি যার, সে জেতে।',
  naturals: 'যে কারও দুই তাসে ৮ বা ৯ হলে কেউ আর তাস নেয় না।',
  playerRule: 'প্লেয়ার ০ থেকে ৫-এ তাস নেয়, ৬ ও ৭-এ থামে।',
  bankerRule:
    'প্লেয়ার থামলে ব্যাংকার ০ থেকে ৫-এ নেয়। নইলে ০ থেকে ২-এ নেয়; ৩-এ, যদি প্লেয়ারের তৃতীয় তাস ৮ না হয়; ৪-এ, যদি ২ থেকে ৭ হয়; ৫-এ, যদি ৪ থেকে ৭ হয়; ৬-এ, যদি ৬ বা ৭ হয়; ৭-এ থামে।',
  payRule: 'প্লেয়ার ১:১, ব্যাংকার ৫ % কমিশনের পর ০.৯৫:১, টাই ৯:১। টাই হলে প্লেয়ার ও ব্যাংকারের বাজি ফেরত।',
  shoe: 'আট প্যাকেট তাস, প্রতি রাউন্ডে নতুন করে ফেটানো।',
  returnNote: 'ব্যাংকার {banker}%, প্লেয়ার {player}%, টাই {tie}% — সম্ভাব্য সব তাস গুনে। একটি সেশনে অনেক তফাত হতে পারে।',
}

/** The table's texts for a platform language code. */
export const baccaratTexts = (code: string): BaccaratTexts =>
  inLanguage(code, { EN: english, TY: tagalog, BN: bengali })

/** Labels of the game for a platform language code. */
export const baccaratLabels = (code: string): GameLabels =>
  inLanguage(code, {
    EN: { name: 'Baccarat', facts: 'The next six cards of the shoe' },
    TY: { name: 'Baccarat', facts: 'Susunod na anim na baraha ng shoe' },
    BN: { name: 'ব্যাকারাট', facts: 'শু-এর পরের ছয় তাস' },
  })
