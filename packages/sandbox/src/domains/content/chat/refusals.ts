import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const chatRefusals = {
  'chat.room.unknown': {
    EN: 'This chat room does not exist.',
    TY: 'Walang ganitong chat room.',
    BN: 'এই চ্যাট রুমটি নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof chatRefusals, Words>> {}
}
