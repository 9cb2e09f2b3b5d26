import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const bankRefusals = {
  'bank.unknown': { EN: 'This bank is not offered.', TY: 'Hindi inaalok ang bangkong ito.', BN: 'এই ব্যাংক নেই।' },
  'bank.account.invalid': {
    EN: 'This is not a valid account number for this bank.',
    TY: 'Hindi tugma sa bangkong ito ang account number.',
    BN: 'অ্যাকাউন্ট নম্বরটি এই ব্যাংকের নয়।',
  },
  'bank.account.taken': {
    EN: 'This account is already bound.',
    TY: 'Naka-bind na ang account na ito.',
    BN: 'এই অ্যাকাউন্ট আগেই যুক্ত।',
  },
  'bank.card.limit': {
    EN: 'At most {0} accounts of a kind can be bound.',
    TY: 'Hanggang {0} account bawat uri ang maaaring i-bind.',
    BN: 'প্রতি ধরনে সর্বোচ্চ {0} টি অ্যাকাউন্ট যুক্ত করা যায়।',
  },
  'bank.card.unknown': {
    EN: 'This account is not bound.',
    TY: 'Hindi naka-bind ang account na ito.',
    BN: 'এই অ্যাকাউন্ট যুক্ত নেই।',
  },
  'bank.card.inactive': {
    EN: 'Withdrawals to this bank are closed at the moment.',
    TY: 'Hindi tumatanggap ng withdrawal ang bangkong ito ngayon.',
    BN: 'এই ব্যাংকে এখন উত্তোলন বন্ধ।',
  },
  'bank.card.waiting': {
    EN: 'Money can go to a new account {0} hours after you added it.',
    TY: 'Makakapag-withdraw sa bagong account {0} oras matapos mo itong idagdag.',
    BN: 'নতুন অ্যাকাউন্ট যোগ করার {0} ঘণ্টা পরে সেখানে টাকা তোলা যায়।',
  },
  'bank.card.busy': {
    EN: 'A withdrawal to this account is still under way.',
    TY: 'May kasalukuyang withdrawal sa account na ito.',
    BN: 'এই অ্যাকাউন্টে একটি উত্তোলন চলছে।',
  },
  'bank.name.mismatch': {
    EN: 'The account must be in the name of your profile.',
    TY: 'Dapat nasa pangalan ng iyong profile ang account.',
    BN: 'অ্যাকাউন্টটি আপনার প্রোফাইলের নামে হতে হবে।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof bankRefusals, Words>> {}
}
