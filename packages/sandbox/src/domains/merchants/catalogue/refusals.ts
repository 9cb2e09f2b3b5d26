import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const catalogueRefusals = {
  'game.unknown': { EN: 'This game does not exist.', TY: 'Walang ganitong laro.', BN: 'এই খেলাটি নেই।' },
  'game.maintenance': {
    EN: 'This game is under maintenance. Please try another popular game.',
    TY: 'Nasa maintenance ang larong ito. Subukan ang ibang sikat na laro.',
    BN: 'খেলাটি রক্ষণাবেক্ষণে আছে। অন্য জনপ্রিয় খেলা খেলুন।',
  },
  '#727': { EN: 'The launch mode is missing.', TY: 'Kulang ang launch mode.', BN: 'লঞ্চ মোড নেই।' },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof catalogueRefusals, Words>> {}
}
