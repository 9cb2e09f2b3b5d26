import type { Words } from '../../core/words/Words.ts'
import type { Offer, OfferCategory, OfferRule } from './Offer.ts'

const words = (EN: string, TY: string, BN: string): Words => ({ EN, TY, BN })

function offer(
  id: string,
  category: OfferCategory,
  badge: Offer['badge'],
  title: Words,
  summary: Words,
  rule: OfferRule = { kind: 'open' },
  span: { readonly from?: number; readonly to?: number } = {},
): Offer {
  return { id, category, badge, title, summary, rule, startsInDays: span.from ?? -10, endsInDays: span.to ?? null }
}

/** The promotions, in the order they are shown: one at least of every type. */
export const offers: readonly Offer[] = [
  offer(
    'welcome',
    'newbie',
    'newbie',
    words('A first look', 'Unang silip', 'প্রথম দেখা'),
    words(
      '50.00 of play money for new accounts, without a deposit.',
      '50.00 na pera-perahan para sa bagong account, walang deposito.',
      'নতুন অ্যাকাউন্টে জমা ছাড়াই ৫০.০০ খেলার টাকা।',
    ),
    { kind: 'press', youngerThanDays: 30, gift: { type: 'SIGNUP', amount: 5_000n, multiple: 5, wageringDays: 7 } },
  ),
  offer(
    'first-deposit',
    'deposit',
    'newbie',
    words('First deposit doubled', 'Doble sa unang deposito', 'প্রথম জমা দ্বিগুণ'),
    words(
      '100 percent on the first deposit, up to 1,000.00.',
      '100 porsiyento sa unang deposito, hanggang 1,000.00.',
      'প্রথম জমায় ১০০ শতাংশ, সর্বোচ্চ ১,০০০.০০।',
    ),
    { kind: 'deposit', percent: 100, cap: 100_000n, minimum: 20_000n, multiple: 8, days: 14, every: 'first' },
  ),
  offer(
    'week-deposit',
    'deposit',
    'limited',
    words('A fifth on top', 'Dagdag na ikalima', 'এক-পঞ্চমাংশ বাড়তি'),
    words(
      '20 percent on one deposit a week, up to 500.00.',
      '20 porsiyento sa isang deposito bawat linggo, hanggang 500.00.',
      'সপ্তাহে একটি জমায় ২০ শতাংশ, সর্বোচ্চ ৫০০.০০।',
    ),
    { kind: 'deposit', percent: 20, cap: 50_000n, minimum: 30_000n, multiple: 5, days: 10, every: 'week' },
  ),
  offer(
    'live-evening',
    'live',
    'special',
    words('An evening at the tables', 'Isang gabi sa mga mesa', 'টেবিলে এক সন্ধ্যা'),
    words(
      'Tell us about your evening at a live table; a good story is worth 100.00.',
      'Ikuwento ang gabi mo sa live table; 100.00 ang magandang kuwento.',
      'লাইভ টেবিলে আপনার সন্ধ্যার গল্প বলুন; ভালো গল্পে ১০০.০০।',
    ),
    { kind: 'application', contact: 'whatsapp', gift: { type: 'EVENT', amount: 10_000n, multiple: 3 } },
  ),
  offer(
    'app-egg',
    'appDownload',
    null,
    words('The app on your phone', 'Ang app sa phone mo', 'আপনার ফোনে অ্যাপ'),
    words('A golden egg for trying the app.', 'Gintong itlog sa pagsubok ng app.', 'অ্যাপ ব্যবহারে একটি সোনার ডিম।'),
    { kind: 'press', gift: { type: 'EVENT', ticket: 'GOLDEN_EGG' } },
  ),
  offer(
    'daily-sign-in',
    'gaming',
    'daily',
    words('Seven days of sign-in', 'Pitong araw ng sign-in', 'সাত দিনের সাইন-ইন'),
    words(
      'Points every day, a golden egg on the seventh.',
      'Points araw-araw, gintong itlog sa ikapito.',
      'প্রতিদিন পয়েন্ট, সপ্তম দিনে সোনার ডিম।',
    ),
  ),
  offer(
    'lantern-slots',
    'slots',
    'limited',
    words('Lantern week', 'Linggo ng parol', 'লণ্ঠন সপ্তাহ'),
    words(
      'A daily mission on slots: 200.00 of turnover gives 5.00.',
      'Misyon sa slot araw-araw: 5.00 sa 200.00 na taya.',
      'স্লটে দৈনিক মিশন: ২০০.০০ বাজিতে ৫.০০।',
    ),
    { kind: 'open' },
    { to: 21 },
  ),
  offer(
    'fish-tide',
    'fish',
    null,
    words('High tide', 'Mataas na dagat', 'জোয়ার'),
    words(
      'Fishing counts whole toward missions and wagering.',
      'Buong bilang ang fishing sa misyon at wagering.',
      'মিশন ও ওয়েজারিংয়ে মাছ শিকার পুরো গোনা হয়।',
    ),
  ),
  offer(
    'card-table',
    'cards',
    null,
    words('Cards among friends', 'Baraha ng magkakaibigan', 'বন্ধুদের তাস'),
    words(
      'Card games earn points and rebate like everything else.',
      'May points at rebate din ang mga baraha.',
      'তাসের খেলাতেও পয়েন্ট ও রিবেট আছে।',
    ),
  ),
  offer(
    'friday-raffle',
    'lotto',
    'special',
    words('The Friday draw', 'Bunutan tuwing Biyernes', 'শুক্রবারের ড্র'),
    words(
      'Every raffle ticket has the same chance. Drawn on Fridays at 20:00.',
      'Pantay ang tsansa ng bawat raffle ticket. Binubunot tuwing Biyernes, 20:00.',
      'প্রতিটি র‍্যাফেল টিকিটের সমান সুযোগ। শুক্রবার ২০:০০ টায় ড্র।',
    ),
  ),
  offer(
    'rebate',
    'rebate',
    'highRebate',
    words('Rebate every day', 'Rebate araw-araw', 'প্রতিদিন রিবেট'),
    words(
      'A share of your turnover back, without wagering.',
      'Bahagi ng taya mo ang bumabalik, walang wagering.',
      'আপনার বাজির একটি অংশ ফেরত, ওয়েজারিং ছাড়া।',
    ),
  ),
  offer(
    'points-mall',
    'pointsMall',
    null,
    words('The points mall', 'Ang points mall', 'পয়েন্ট মল'),
    words(
      '100 points are 1.00. Points never expire.',
      '1.00 ang 100 points. Hindi nag-e-expire ang points.',
      '১০০ পয়েন্টে ১.০০। পয়েন্টের মেয়াদ শেষ হয় না।',
    ),
  ),
  offer(
    'weekly-board',
    'ranking',
    null,
    words('The weekly leaderboard', 'Lingguhang leaderboard', 'সাপ্তাহিক লিডারবোর্ড'),
    words(
      'The first three places by turnover win 300.00, 200.00 and 100.00.',
      '300.00, 200.00 at 100.00 sa unang tatlo ayon sa taya.',
      'বাজির হিসাবে প্রথম তিনজন পান ৩০০.০০, ২০০.০০ ও ১০০.০০।',
    ),
  ),
  offer(
    'vip-ladder',
    'others',
    'vip',
    words('Eight ranks', 'Walong ranggo', 'আট ধাপ'),
    words(
      'A gift at every rank, and a rank once reached stays.',
      'May regalo sa bawat ranggo, at hindi nawawala ang naabot.',
      'প্রতি ধাপে উপহার, আর পাওয়া ধাপ থেকে যায়।',
    ),
  ),
  offer(
    'match-day',
    'sports',
    null,
    words('Match day', 'Araw ng laban', 'ম্যাচের দিন'),
    words(
      'A month of fixtures with a prediction board.',
      'Isang buwan ng mga laban na may prediction board.',
      'এক মাসের ম্যাচ, সঙ্গে পূর্বাভাস বোর্ড।',
    ),
    { kind: 'open' },
    { from: 30, to: 60 },
  ),
]

/** A promotion by id. */
export const offerOf = (id: string): Offer | undefined => offers.find((one) => one.id === id)
