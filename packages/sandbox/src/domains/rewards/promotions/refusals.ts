import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const promotionRefusals = {
  'promotion.unknown': {
    EN: 'This promotion does not exist or has ended.',
    TY: 'Wala o tapos na ang promosyong ito.',
    BN: 'এই প্রোমোশনটি নেই বা শেষ হয়ে গেছে।',
  },
  'promotion.not.eligible': {
    EN: 'This promotion is not open to your account at the moment.',
    TY: 'Hindi bukas sa iyong account ang promosyong ito sa ngayon.',
    BN: 'এই প্রোমোশন এখন আপনার অ্যাকাউন্টের জন্য খোলা নয়।',
  },
  'promotion.already.claimed': {
    EN: 'You have already received this.',
    TY: 'Natanggap mo na ito.',
    BN: 'আপনি এটি আগেই পেয়েছেন।',
  },
  'promotion.reward.unknown': {
    EN: 'This reward does not exist.',
    TY: 'Walang ganitong reward.',
    BN: 'এই রিওয়ার্ডটি নেই।',
  },
  'promotion.reward.pending': {
    EN: 'This reward is still being checked.',
    TY: 'Sinusuri pa ang reward na ito.',
    BN: 'এই রিওয়ার্ডটি এখনও যাচাই হচ্ছে।',
  },
  'promotion.reward.refused': {
    EN: 'You have refused this reward.',
    TY: 'Tinanggihan mo ang reward na ito.',
    BN: 'আপনি এই রিওয়ার্ড প্রত্যাখ্যান করেছেন।',
  },
  'promotion.reward.expired': {
    EN: 'This reward has expired.',
    TY: 'Nag-expire na ang reward na ito.',
    BN: 'এই রিওয়ার্ডের মেয়াদ শেষ।',
  },
  'promotion.bonus.unknown': { EN: 'This bonus does not exist.', TY: 'Walang ganitong bonus.', BN: 'এই বোনাসটি নেই।' },
  'promotion.application.open': {
    EN: 'You have already applied. The decision arrives in your inbox.',
    TY: 'Nag-apply ka na. Darating sa inbox mo ang pasya.',
    BN: 'আপনি আগেই আবেদন করেছেন। সিদ্ধান্ত ইনবক্সে আসবে।',
  },
  'promotion.application.unknown': {
    EN: 'This application does not exist or has already been decided.',
    TY: 'Wala o napagpasyahan na ang application na ito.',
    BN: 'এই আবেদনটি নেই বা সিদ্ধান্ত হয়ে গেছে।',
  },
  'promotion.picture.invalid': {
    EN: 'Pictures must be PNG or JPG, at most 3 files of 5 MB.',
    TY: 'PNG o JPG lamang ang larawan, hanggang 3 file na tig-5 MB.',
    BN: 'ছবি PNG বা JPG হতে হবে, সর্বোচ্চ ৩টি, প্রতিটি ৫ MB।',
  },
  'promo.code.invalid': {
    EN: 'This promo code is not valid.',
    TY: 'Hindi wasto ang promo code.',
    BN: 'প্রোমো কোডটি সঠিক নয়।',
  },
  'promo.code.used.up': {
    EN: 'This promo code has been used up.',
    TY: 'Ubos na ang promo code na ito.',
    BN: 'এই প্রোমো কোড শেষ হয়ে গেছে।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof promotionRefusals, Words>> {}
}
