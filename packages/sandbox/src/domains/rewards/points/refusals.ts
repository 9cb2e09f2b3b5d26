import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const pointRefusals = {
  'points.not.enough': {
    EN: 'You do not have enough points.',
    TY: 'Kulang ang iyong points.',
    BN: 'আপনার পর্যাপ্ত পয়েন্ট নেই।',
  },
  'points.reward.unknown': {
    EN: 'This item is not in the mall.',
    TY: 'Wala sa mall ang item na ito.',
    BN: 'এই পণ্য মলে নেই।',
  },
  'points.reward.sold.out': { EN: 'This item is sold out.', TY: 'Ubos na ang item na ito.', BN: 'পণ্যটি শেষ হয়ে গেছে।' },
  'points.reward.limit': {
    EN: 'You may redeem this item at most {0} times.',
    TY: 'Hanggang {0} beses lamang ang pag-redeem ng item na ito.',
    BN: 'এই পণ্য সর্বোচ্চ {0} বার নেওয়া যাবে।',
  },
  'points.address.needed': {
    EN: 'Please give an address and a mobile number for the delivery.',
    TY: 'Magbigay ng address at mobile number para sa delivery.',
    BN: 'ডেলিভারির জন্য ঠিকানা ও মোবাইল নম্বর দিন।',
  },
  'points.convert.step': {
    EN: 'Points are converted in steps of {0}.',
    TY: 'Kino-convert ang points nang tig-{0}.',
    BN: 'পয়েন্ট {0} এর ধাপে রূপান্তর হয়।',
  },
  'points.redemption.unknown': {
    EN: 'This redemption does not exist or has already been decided.',
    TY: 'Wala o napagpasyahan na ang redemption na ito.',
    BN: 'এই রিডেম্পশন নেই বা সিদ্ধান্ত হয়ে গেছে।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof pointRefusals, Words>> {}
}
