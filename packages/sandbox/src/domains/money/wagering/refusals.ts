import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const wageringRefusals = {
  'promotion.bonus.closed': {
    EN: 'This bonus is no longer open.',
    TY: 'Hindi na bukas ang bonus na ito.',
    BN: 'এই বোনাস আর খোলা নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof wageringRefusals, Words>> {}
}
