import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const loyaltyRefusals = {
  'rebate.nothing': {
    EN: 'There is no rebate to claim at the moment.',
    TY: 'Walang makukuhang rebate sa ngayon.',
    BN: 'এখন দাবি করার মতো রিবেট নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof loyaltyRefusals, Words>> {}
}
