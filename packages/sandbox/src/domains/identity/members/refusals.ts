import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const memberRefusals = {
  'terms.changed': {
    EN: 'The terms have changed since. Please read them again.',
    TY: 'Nagbago na ang mga tuntunin mula noon. Pakibasa muli.',
    BN: 'শর্তাবলি এর মধ্যে বদলেছে। আবার পড়ে নিন।',
  },
  'device.session.unknown': {
    EN: 'This session has already ended.',
    TY: 'Tapos na ang session na ito.',
    BN: 'এই সেশন আগেই শেষ হয়েছে।',
  },
  'avatar.unknown': { EN: 'This picture does not exist.', TY: 'Walang ganitong larawan.', BN: 'এমন ছবি নেই।' },
  'profile.field.fixed': {
    EN: 'This is already on record. Customer service can change it.',
    TY: 'Nasa rekord na ito. Ang customer service ang makapagpapalit.',
    BN: 'এটি আগেই নথিভুক্ত। কাস্টমার সার্ভিস এটি বদলাতে পারে।',
  },
  'kyc.submitted': {
    EN: 'Your documents are already with us.',
    TY: 'Nasa amin na ang iyong mga dokumento.',
    BN: 'আপনার নথি আমাদের কাছে আছে।',
  },
  'kyc.pictures.invalid': {
    EN: 'Please add one to three PNG or JPG pictures of at most 5 MB.',
    TY: 'Maglagay ng isa hanggang tatlong PNG o JPG na hanggang 5 MB.',
    BN: 'এক থেকে তিনটি PNG বা JPG ছবি দিন, প্রতিটি সর্বোচ্চ ৫ MB।',
  },
  'language.unsupported': {
    EN: 'This language is not offered.',
    TY: 'Hindi inaalok ang wikang ito.',
    BN: 'এই ভাষাটি নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof memberRefusals, Words>> {}
}
