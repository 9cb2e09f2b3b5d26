import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const teamRefusals = {
  'agent.only': { EN: 'This is for agents only.', TY: 'Para sa mga agent lamang ito.', BN: 'এটি শুধু এজেন্টদের জন্য।' },
  'team.member.unknown': {
    EN: 'Nobody in your team has this name.',
    TY: 'Walang ganito sa iyong team.',
    BN: 'আপনার দলে এমন কেউ নেই।',
  },
  'team.member.unavailable': {
    EN: 'This account is not available at the moment.',
    TY: 'Hindi magagamit ang account na ito sa ngayon.',
    BN: 'এই অ্যাকাউন্টটি এখন পাওয়া যাচ্ছে না।',
  },
  'team.type.invalid': {
    EN: 'You cannot open accounts of this type.',
    TY: 'Hindi maibibigay ang uri ng account na ito.',
    BN: 'এই ধরনের অ্যাকাউন্ট দেওয়া যায় না।',
  },
  'team.rate.too.high': {
    EN: 'The rate cannot be higher than your own, {0}%.',
    TY: 'Hindi maaaring mas mataas ang rate kaysa sa iyo na {0}%.',
    BN: 'হার আপনার নিজের হার {0}%-এর বেশি হতে পারে না।',
  },
  'team.rate.too.low': {
    EN: 'The rate cannot be lower than {0}%, which this account gives its own downlines.',
    TY: 'Hindi maaaring mas mababa ang rate sa {0}% na naibigay na ng account na ito.',
    BN: 'হার {0}%-এর কম হতে পারে না; এই অ্যাকাউন্ট তা আগেই অন্যকে দিয়েছে।',
  },
  'team.link.unknown': { EN: 'This link does not exist.', TY: 'Walang ganitong link.', BN: 'এই লিংকটি নেই।' },
  'team.link.too.many': {
    EN: 'You can have at most {0} links. Remove one first.',
    TY: 'Hanggang {0} link lamang. Mag-alis muna ng isa.',
    BN: 'সর্বোচ্চ {0}টি লিংক রাখা যায়। আগে একটি সরান।',
  },
  'team.link.days': {
    EN: 'A link can be valid for 1 to {0} days.',
    TY: 'Mula 1 hanggang {0} araw ang bisa ng link.',
    BN: 'লিংকের মেয়াদ ১ থেকে {0} দিন হতে পারে।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof teamRefusals, Words>> {}
}
