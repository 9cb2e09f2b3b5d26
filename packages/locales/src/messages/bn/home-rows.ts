import type english from '../en/home-rows.ts'

/** Rows of games and matches below the first screen of the home page, and on category pages. */
export default {
  'home.continue': 'খেলা চালিয়ে যান',
  'home.live': 'টেবিল',
  'home.live_hint': 'এখন খোলা',
  'home.new': 'নতুন গেম',
  'home.all_promotions': 'সব প্রোমোশন দেখুন',
  'home.jackpot': 'জ্যাকপট',
  'home.jackpot_raffle': 'র‍্যাফেলের প্রথম পুরস্কার',
  'matches.title': 'আসন্ন ম্যাচ',
  'matches.hint': 'ম্যাচের আগে জয়ের অডস',
  'matches.failed': 'ম্যাচ লোড করা যায়নি।',
  'matches.versus': 'বনাম',
  'matches.odds': 'জয়ের অডস',
  'matches.home': 'হোম',
  'matches.draw': 'ড্র',
  'matches.away': 'অ্যাওয়ে',
} satisfies Record<keyof typeof english, string>
