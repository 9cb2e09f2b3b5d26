import type { Words } from '../../../core/words/Words.ts'
import { BOARD_PRIZES } from './boardPrizes.ts'
import { missionOf } from './missionList.ts'
import { moneyOfPoints } from '../points/mall.ts'
import type { Offer, OfferCategory, OfferRule } from './Offer.ts'

/** The banner of each offer; each has its own. */
const pictures: Readonly<Record<string, string>> = {
  'first-deposit': 'deposit',
  'week-deposit': 'crash',
  'live-evening': 'live',
  'app-egg': 'esports',
  'daily-sign-in': 'referral',
  'lantern-slots': 'festival',
  'fish-tide': 'fishing',
  'card-table': 'table',
  'friday-raffle': 'lottery',
  rebate: 'rebate',
  'points-mall': 'points',
  'weekly-board': 'ranking',
  'vip-ladder': 'vip',
  'match-day': 'sports',
}

/** The mission announced by the slots offer. */
const { target, amount = 0n } = missionOf('day-slots')

/** The amount in an offer's summary: the most it gives. */
const amountsOf = (rule: OfferRule): bigint[] => {
  if (rule.kind === 'open') return []
  const most = rule.kind === 'deposit' ? rule.cap : rule.gift.amount
  return most === undefined ? [] : [most]
}

function offer(
  id: string,
  category: OfferCategory,
  badge: Offer['badge'],
  title: Words,
  summary: Words,
  rule: OfferRule = { kind: 'open' },
  { from, to, amounts }: { readonly from?: number; readonly to?: number; readonly amounts?: readonly bigint[] } = {},
): Offer {
  const picture = pictures[id] ?? 'welcome'
  return {
    id,
    category,
    badge,
    title,
    summary,
    rule,
    picture,
    amounts: amounts ?? amountsOf(rule),
    startsInDays: from ?? -10,
    endsInDays: to ?? null,
  }
}

/** The promotions in display order: at least one of every type. */
export const offers: readonly Offer[] = [
  offer(
    'welcome',
    'newbie',
    'newbie',
    { EN: 'A first look', TY: 'Unang silip', BN: 'প্রথম দেখা' },
    {
      EN: '{0} of play money for new accounts, without a deposit.',
      TY: '{0} na pera-perahan para sa bagong account, walang deposito.',
      BN: 'নতুন অ্যাকাউন্টে ডিপোজিট ছাড়াই {0} খেলার টাকা।',
    },
    { kind: 'press', youngerThanDays: 30, gift: { type: 'SIGNUP', amount: 5_000n, multiple: 5, wageringDays: 7 } },
  ),
  offer(
    'first-deposit',
    'deposit',
    'newbie',
    { EN: 'First deposit doubled', TY: 'Doble sa unang deposito', BN: 'প্রথম ডিপোজিট দ্বিগুণ' },
    {
      EN: '100% on the first deposit, up to {0}.',
      TY: '100% sa unang deposito, hanggang {0}.',
      BN: 'প্রথম ডিপোজিটে ১০০%, সর্বোচ্চ {0}।',
    },
    { kind: 'deposit', percent: 100, cap: 100_000n, minimum: 20_000n, multiple: 8, days: 14, every: 'first' },
  ),
  offer(
    'week-deposit',
    'deposit',
    'limited',
    { EN: '20% extra every week', TY: 'Dagdag na 20% bawat linggo', BN: 'প্রতি সপ্তাহে ২০% বাড়তি' },
    {
      EN: '20% on one deposit a week, up to {0}.',
      TY: '20% sa isang deposito bawat linggo, hanggang {0}.',
      BN: 'সপ্তাহে একটি ডিপোজিটে ২০%, সর্বোচ্চ {0}।',
    },
    { kind: 'deposit', percent: 20, cap: 50_000n, minimum: 30_000n, multiple: 5, days: 10, every: 'week' },
  ),
  offer(
    'live-evening',
    'live',
    'special',
    { EN: 'An evening at the tables', TY: 'Isang gabi sa mga mesa', BN: 'টেবিলে এক সন্ধ্যা' },
    {
      EN: 'Tell us about your evening at a live table; a good story is worth {0}.',
      TY: 'Ikuwento ang gabi mo sa live table; {0} ang magandang kuwento.',
      BN: 'লাইভ টেবিলে আপনার সন্ধ্যার গল্প বলুন; ভালো গল্পে {0}।',
    },
    { kind: 'application', contact: 'whatsapp', gift: { type: 'EVENT', amount: 10_000n, multiple: 3 } },
  ),
  offer(
    'app-egg',
    'appDownload',
    null,
    { EN: 'The app on your phone', TY: 'Ang app sa phone mo', BN: 'আপনার ফোনে অ্যাপ' },
    {
      EN: 'A golden egg for trying the app.',
      TY: 'Gintong itlog sa pagsubok ng app.',
      BN: 'অ্যাপ ব্যবহারে একটি সোনার ডিম।',
    },
    { kind: 'press', gift: { type: 'EVENT', ticket: 'GOLDEN_EGG' } },
  ),
  offer(
    'daily-sign-in',
    'gaming',
    'daily',
    { EN: 'Seven days of check-ins', TY: 'Pitong araw ng check-in', BN: 'সাত দিনের চেক-ইন' },
    {
      EN: 'Points every day, a golden egg on the seventh.',
      TY: 'Points araw-araw, gintong itlog sa ikapito.',
      BN: 'প্রতিদিন পয়েন্ট, সপ্তম দিনে সোনার ডিম।',
    },
  ),
  offer(
    'lantern-slots',
    'slots',
    'limited',
    { EN: 'Lantern week', TY: 'Linggo ng parol', BN: 'লণ্ঠন সপ্তাহ' },
    {
      EN: 'A daily mission on slots: {0} of turnover gives {1}.',
      TY: 'Misyon sa slot araw-araw: {1} sa {0} na taya.',
      BN: 'স্লটে দৈনিক মিশন: {0} বাজিতে {1}।',
    },
    { kind: 'open' },
    { to: 21, amounts: [target, amount] },
  ),
  offer(
    'fish-tide',
    'fish',
    null,
    { EN: 'High tide', TY: 'Mataas na dagat', BN: 'জোয়ার' },
    {
      EN: 'Fishing counts in full toward missions and wagering.',
      TY: 'Buong bilang ang fishing sa misyon at wagering.',
      BN: 'মিশন ও ওয়েজারিংয়ে ফিশিং পুরো গোনা হয়।',
    },
  ),
  offer(
    'card-table',
    'cards',
    null,
    { EN: 'Cards among friends', TY: 'Baraha ng magkakaibigan', BN: 'বন্ধুদের তাস' },
    {
      EN: 'Card games earn points and rebate like everything else.',
      TY: 'May points at rebate din ang card games.',
      BN: 'কার্ড গেমেও পয়েন্ট ও রিবেট আছে।',
    },
  ),
  offer(
    'friday-raffle',
    'lotto',
    'special',
    { EN: 'The Friday draw', TY: 'Bunutan tuwing Biyernes', BN: 'শুক্রবারের ড্র' },
    {
      EN: 'Every raffle ticket has the same chance. Drawn on Fridays at 20:00.',
      TY: 'Pantay ang tsansa ng bawat raffle ticket. Binubunot tuwing Biyernes, 20:00.',
      BN: 'প্রতিটি র‍্যাফেল টিকিটের সমান সুযোগ। শুক্রবার ২০:০০ টায় ড্র।',
    },
  ),
  offer(
    'rebate',
    'rebate',
    'highRebate',
    { EN: 'Rebate every day', TY: 'Rebate araw-araw', BN: 'প্রতিদিন রিবেট' },
    {
      EN: 'A share of your turnover back, without wagering.',
      TY: 'Bahagi ng taya mo ang bumabalik, walang wagering.',
      BN: 'আপনার বাজির একটি অংশ ফেরত, ওয়েজারিং ছাড়া।',
    },
  ),
  offer(
    'points-mall',
    'pointsMall',
    null,
    { EN: 'The points mall', TY: 'Ang points mall', BN: 'পয়েন্ট মল' },
    {
      EN: '100 points are worth {0}. Points never expire.',
      TY: '{0} ang 100 points. Hindi nag-e-expire ang points.',
      BN: '১০০ পয়েন্টে {0}। পয়েন্টের মেয়াদ শেষ হয় না।',
    },
    { kind: 'open' },
    { amounts: [moneyOfPoints(100n)] },
  ),
  offer(
    'weekly-board',
    'ranking',
    null,
    { EN: 'The weekly leaderboard', TY: 'Lingguhang leaderboard', BN: 'সাপ্তাহিক লিডারবোর্ড' },
    {
      EN: 'The first three places by turnover win {0}, {1} and {2}.',
      TY: '{0}, {1} at {2} sa unang tatlo ayon sa taya.',
      BN: 'বাজির হিসাবে প্রথম তিনজন পান {0}, {1} ও {2}।',
    },
    { kind: 'open' },
    { amounts: BOARD_PRIZES },
  ),
  offer(
    'vip-ladder',
    'others',
    'vip',
    { EN: 'Eight ranks', TY: 'Walong ranggo', BN: 'আট র‍্যাঙ্ক' },
    {
      EN: 'A gift at every rank, and you keep every rank you reach.',
      TY: 'May regalo sa bawat ranggo, at hindi nawawala ang naabot.',
      BN: 'প্রতি র‍্যাঙ্কে উপহার, আর পাওয়া র‍্যাঙ্ক থেকে যায়।',
    },
  ),
  offer(
    'match-day',
    'sports',
    null,
    { EN: 'Match day', TY: 'Araw ng laban', BN: 'ম্যাচের দিন' },
    {
      EN: 'A month of fixtures with a prediction board.',
      TY: 'Isang buwan ng mga laban na may prediction board.',
      BN: 'এক মাসের ম্যাচ, সঙ্গে পূর্বাভাস বোর্ড।',
    },
    { kind: 'open' },
    { from: 30, to: 60 },
  ),
]

/** A promotion by id. */
export const offerOf = (id: string): Offer | undefined => offers.find((one) => one.id === id)
