import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const walletRefusals = {
  'transfer.amount.invalid': {
    EN: 'The amount must be above zero.',
    TY: 'Dapat higit sa zero ang halaga.',
    BN: 'পরিমাণ শূন্যের বেশি হতে হবে।',
  },
  'transfer.amount.decimals': {
    EN: 'The amount may have at most two decimals.',
    TY: 'Hanggang dalawang decimal lamang ang halaga.',
    BN: 'পরিমাণে সর্বোচ্চ দুই দশমিক থাকতে পারে।',
  },
  'transfer.wallet.unknown': { EN: 'This wallet does not exist.', TY: 'Walang ganitong wallet.', BN: 'এই ওয়ালেট নেই।' },
  'transfer.upline.none': {
    EN: 'You cannot transfer to an upline.',
    TY: 'Hindi ka makakapag-transfer sa upline.',
    BN: 'আপনি আপলাইনে পাঠাতে পারেন না।',
  },
  'transfer.account.foreign': {
    EN: 'You can transfer only to your own direct downlines.',
    TY: 'Sa sarili mong direktang downline ka lang makakapag-transfer.',
    BN: 'শুধু আপনার সরাসরি ডাউনলাইনে পাঠানো যায়।',
  },
  'transfer.account.unavailable': {
    EN: 'This account cannot receive transfers at the moment.',
    TY: 'Hindi makakatanggap ng transfer ang account na ito ngayon.',
    BN: 'এই অ্যাকাউন্ট এখন টাকা নিতে পারে না।',
  },
  'transfer.turnover.left': {
    EN: '{0} of your balance is bound by a bonus. {1} can be sent now.',
    TY: 'Nakatali sa bonus ang {0} ng balanse mo. {1} ang maaaring ipadala ngayon.',
    BN: 'আপনার ব্যালেন্সের {0} বোনাসে আটকে আছে। এখন {1} পাঠানো যাবে।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof walletRefusals, Words>> {}
}
