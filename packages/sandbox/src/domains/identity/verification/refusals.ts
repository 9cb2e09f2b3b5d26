import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const verificationRefusals = {
  'verification.code.invalid': { EN: 'The code is wrong.', TY: 'Mali ang code.', BN: 'কোডটি ভুল।' },
  'verification.code.expired': {
    EN: 'The code has expired. Please ask for a new one.',
    TY: 'Nag-expire na ang code. Humingi ng bago.',
    BN: 'কোডের মেয়াদ শেষ। নতুন কোড নিন।',
  },
  'verification.receiver.paused': {
    EN: 'Too many codes were asked for this number, perhaps by somebody else. On a device you logged in on before, codes still come; or log in with your password, or have a new one sent by email. This device can ask again from {0}.',
    TY: 'Masyadong maraming code ang hiningi para sa numerong ito, marahil ng ibang tao. Sa device na ginamit mo na sa pag-log in, dumarating pa rin ang code; o mag-log in gamit ang password, o magpadala ng bago sa e-mail. Makakahingi muli sa device na ito mula {0}.',
    BN: 'এই নম্বরের জন্য অনেকবার কোড চাওয়া হয়েছে, হয়তো অন্য কেউ চেয়েছে। আগে যে ডিভাইসে লগ ইন করেছেন সেখানে কোড আসবে; অথবা পাসওয়ার্ড দিয়ে লগ ইন করুন, বা ই-মেইলে নতুন পাসওয়ার্ড নিন। এই ডিভাইসে {0} থেকে আবার চাওয়া যাবে।',
  },
  'mobile.invalid': {
    EN: 'Please enter a valid mobile number.',
    TY: 'Ilagay ang wastong mobile number.',
    BN: 'সঠিক মোবাইল নম্বর লিখুন।',
  },
  'mobile.unknown': {
    EN: 'No account uses this mobile number.',
    TY: 'Walang account na gumagamit ng mobile number na ito.',
    BN: 'এই মোবাইল নম্বরে কোনো অ্যাকাউন্ট নেই।',
  },
  'mobile.taken': {
    EN: 'This mobile number is already in use.',
    TY: 'Ginagamit na ang mobile number na ito.',
    BN: 'এই মোবাইল নম্বর ইতিমধ্যে ব্যবহৃত।',
  },
  'captcha.slider.invalid': {
    EN: 'The check failed. Please try again.',
    TY: 'Hindi nagtagumpay ang pagsusuri. Subukan muli.',
    BN: 'যাচাই সফল হয়নি। আবার চেষ্টা করুন।',
  },
  'captcha.slider.expired': {
    EN: 'The check has expired. Please start a new one.',
    TY: 'Nag-expire na ang pagsusuri. Kumuha ng bago.',
    BN: 'যাচাইয়ের সময় শেষ। নতুন করে করুন।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof verificationRefusals, Words>> {}
}
