import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const statementRefusals = {
  'statement.type.unknown': {
    EN: 'This type of movement does not exist.',
    TY: 'Walang ganitong uri ng transaksyon.',
    BN: 'এই ধরনের লেনদেন নেই।',
  },
  'statement.subordinate.foreign': {
    EN: 'This account is not in your team.',
    TY: 'Wala sa team mo ang account na ito.',
    BN: 'এই অ্যাকাউন্ট আপনার দলে নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof statementRefusals, Words>> {}
}
