import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const safetyRefusals = {
  'deposit.limit.reached': {
    EN: 'This is more than your deposit limit allows. Left now: {0}.',
    TY: 'Mas malaki ito sa natitira sa limit mo sa deposito. Natitira ngayon: {0}.',
    BN: 'এটি আপনার ডিপোজিট সীমার বাকি অংশের চেয়ে বেশি। এখন বাকি: {0}।',
  },
  'safety.loss.reached': {
    EN: 'This stake could exceed your loss limit. Left now: {0}.',
    TY: 'Maaaring lumampas ang tayang ito sa limit mo sa talo. Natitira ngayon: {0}.',
    BN: 'এই বাজি আপনার ক্ষতির সীমা ছাড়াতে পারে। এখন বাকি: {0}।',
  },
  'safety.wager.reached': {
    EN: 'This stake would exceed your stake limit. Left now: {0}.',
    TY: 'Lalampas ang tayang ito sa iyong limit sa taya. Natitira ngayon: {0}.',
    BN: 'এই বাজি আপনার বাজির সীমা ছাড়িয়ে যাবে। এখন বাকি: {0}।',
  },
  'safety.session.over': {
    EN: 'You have reached your session limit. You can play again after a rest of half an hour.',
    TY: 'Naabot mo na ang limit sa oras ng session. Puwede muling maglaro matapos magpahinga ng kalahating oras.',
    BN: 'এই সেশনের সময়সীমা শেষ। আধা ঘণ্টা বিশ্রামের পর আবার খেলা যাবে।',
  },
  'safety.check.due': {
    EN: 'Please look at your reality check first.',
    TY: 'Tingnan muna ang paalala mo sa oras ng laro.',
    BN: 'আগে আপনার সময়ের স্মারক দেখুন।',
  },
  'safety.check.pause': {
    EN: 'This is the pause after your reality check. You can play again from {0}.',
    TY: 'Ito ang pahinga pagkatapos ng paalala sa oras ng laro mo. Puwede kang maglaro muli mula {0}.',
    BN: 'এটি আপনার সময়ের স্মারকের পরের বিশ্রাম। {0} থেকে আবার খেলা যাবে।',
  },
  'safety.first.steps': {
    EN: 'Before you play, choose a deposit limit or none under Safer play, and confirm that you may play.',
    TY: 'Bago maglaro, pumili ng limit sa deposito o wala sa Ligtas na paglalaro, at kumpirmahing puwede kang maglaro.',
    BN: 'খেলার আগে নিরাপদ খেলায় ডিপোজিট সীমা বা সীমাহীন বেছে নিন এবং নিশ্চিত করুন যে আপনি খেলতে পারেন।',
  },
  'safety.break': {
    EN: 'You are on a break until {0}. Withdrawals, your statement and help stay open.',
    TY: 'Nasa pahinga ka hanggang {0}. Bukas pa rin ang withdrawal, statement at tulong.',
    BN: 'আপনি {0} পর্যন্ত বিরতিতে আছেন। উত্তোলন, হিসাব ও সাহায্য খোলা থাকে।',
  },
  'account.details.first': {
    EN: 'Before you pay in, play or take a gift, please give your date of birth and agree to the terms.',
    TY: 'Bago ka magdeposito, maglaro o kumuha ng regalo, ibigay ang petsa ng iyong kapanganakan at sumang-ayon sa mga tuntunin.',
    BN: 'ডিপোজিট, খেলা বা উপহার নেওয়ার আগে আপনার জন্মতারিখ দিন এবং শর্তাবলিতে সম্মত হন।',
  },
  'safety.identity.first': {
    EN: 'Before you pay in or play, we check who you are. Hand in your documents under Profile; help is there at any time.',
    TY: 'Bago ka magdeposito o maglaro, titiyakin muna namin kung sino ka. Isumite ang iyong mga dokumento sa Profile; laging may tulong.',
    BN: 'ডিপোজিট বা খেলার আগে আমরা আপনার পরিচয় যাচাই করি। প্রোফাইলে আপনার কাগজপত্র জমা দিন; সাহায্য সব সময় আছে।',
  },
  'safety.break.running': {
    EN: 'A break cannot be shortened. Yours runs until {0}.',
    TY: 'Hindi maaaring paikliin ang pahinga. Tatagal ang sa iyo hanggang {0}.',
    BN: 'বিরতি ছোট করা যায় না। আপনার বিরতি {0} পর্যন্ত।',
  },
  'safety.break.length': {
    EN: 'This length is not offered.',
    TY: 'Hindi inaalok ang habang ito.',
    BN: 'এই দৈর্ঘ্যটি নেই।',
  },
  'safety.break.none': { EN: 'You are not on a break.', TY: 'Wala ka sa pahinga.', BN: 'আপনি বিরতিতে নেই।' },
  'safety.registration.excluded': {
    EN: 'We cannot open an account for you now. Help is there for you at any time.',
    TY: 'Hindi ka namin mabuksan ng account sa ngayon. Laging may tulong para sa iyo.',
    BN: 'এখন আপনার জন্য অ্যাকাউন্ট খোলা যাচ্ছে না। সাহায্য সব সময় আছে।',
  },
  'safety.limit.invalid': {
    EN: 'Please enter an amount that can be a limit.',
    TY: 'Maglagay ng halagang puwedeng maging limit.',
    BN: 'সীমা হতে পারে এমন পরিমাণ লিখুন।',
  },
  'safety.limit.same': {
    EN: 'This is already your limit.',
    TY: 'Iyan na ang iyong limit.',
    BN: 'আপনার সীমা আগে থেকেই এটাই।',
  },
  'safety.limit.unknown': {
    EN: 'You have no such limit.',
    TY: 'Wala kang ganitong limit.',
    BN: 'আপনার এমন কোনো সীমা নেই।',
  },
  'safety.raise.none': {
    EN: 'There is nothing to confirm.',
    TY: 'Walang naghihintay ng kumpirmasyon.',
    BN: 'নিশ্চিত করার মতো কিছু অপেক্ষায় নেই।',
  },
  'safety.raise.waiting': {
    EN: 'The waiting time is not over yet.',
    TY: 'Hindi pa tapos ang panahon ng paghihintay.',
    BN: 'অপেক্ষার সময় এখনো শেষ হয়নি।',
  },
  'safety.reminder.invalid': {
    EN: 'Choose between {0} and {1} minutes.',
    TY: 'Pumili mula {0} hanggang {1} minuto.',
    BN: '{0} থেকে {1} মিনিটের মধ্যে বাছুন।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof safetyRefusals, Words>> {}
}
