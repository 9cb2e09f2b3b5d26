import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const inboxRefusals = {
  'inbox.message.unknown': { EN: 'This message does not exist.', TY: 'Walang ganitong mensahe.', BN: 'এই বার্তাটি নেই।' },
  'feedback.length': {
    EN: 'Please write between {0} and {1} characters.',
    TY: 'Sumulat ng {0} hanggang {1} character.',
    BN: '{0} থেকে {1} অক্ষরের মধ্যে লিখুন।',
  },
  'feedback.unknown': {
    EN: 'No feedback has this reference.',
    TY: 'Walang feedback na may ganitong reference.',
    BN: 'এই রেফারেন্সে কোনো মতামত নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof inboxRefusals, Words>> {}
}
