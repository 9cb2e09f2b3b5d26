import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const agreementRefusals = {
  'agreement.unknown': { EN: 'This contract does not exist.', TY: 'Walang ganitong kontrata.', BN: 'এই চুক্তিটি নেই।' },
  'agreement.direct.only': {
    EN: 'This is possible only with people directly below you.',
    TY: 'Posible lamang ito sa mga direktang nasa ilalim mo.',
    BN: 'এটি শুধু আপনার ঠিক নিচের সদস্যদের সঙ্গে করা যায়।',
  },
  'agreement.open.already': {
    EN: 'A request for this kind of contract is already open.',
    TY: 'May bukas nang hiling para sa ganitong kontrata.',
    BN: 'এই ধরনের চুক্তির একটি অনুরোধ আগেই খোলা আছে।',
  },
  'agreement.terms.invalid': {
    EN: 'Please check the terms: {0}.',
    TY: 'Pakisuri ang mga tuntunin: {0}.',
    BN: 'শর্তগুলো যাচাই করুন: {0}।',
  },
  'agreement.rate.too.high': {
    EN: 'A rate cannot be higher than the one in your own contract.',
    TY: 'Hindi maaaring mas mataas ang rate kaysa sa sarili mong kontrata.',
    BN: 'হার আপনার নিজের চুক্তির হারের বেশি হতে পারে না।',
  },
  'agreement.answer.invalid': {
    EN: 'This contract has changed. Please look at it again.',
    TY: 'Nagbago na ang kontratang ito. Tingnan itong muli.',
    BN: 'চুক্তিটি বদলে গেছে। আবার দেখে নিন।',
  },
  'salary.unknown': { EN: 'This payment does not exist.', TY: 'Walang ganitong bayad.', BN: 'এই পরিশোধটি নেই।' },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof agreementRefusals, Words>> {}
}
