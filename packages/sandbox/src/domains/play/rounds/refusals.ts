import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const roundRefusals = {
  'order.unknown': { EN: 'This bet does not exist.', TY: 'Walang ganitong taya.', BN: 'এই বাজি নেই।' },
  'game.not.available': {
    EN: 'This game is not part of the demonstration. Please try another one.',
    TY: 'Hindi kasama sa demo ang larong ito. Subukan ang iba.',
    BN: 'এই খেলাটি ডেমোতে নেই। অন্য একটি খেলুন।',
  },
  'game.trial.none': {
    EN: 'This game has no trial. Log in to play it.',
    TY: 'Walang trial ang larong ito. Mag-log in para maglaro.',
    BN: 'এই খেলাটির ট্রায়াল নেই। খেলতে লগ ইন করুন।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof roundRefusals, Words>> {}
}
