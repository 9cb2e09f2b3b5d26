import type { Words } from '../../core/words/Words.ts'

/** What this subject refuses, in the words of the person. `{0}`, `{1}` are the values of the refusal. */
export const loyaltyRefusals = {
  'rebate.nothing': {
    EN: 'There is no rebate to claim at the moment.',
    TY: 'Walang makukuhang rebate sa ngayon.',
    BN: 'এখন দাবি করার মতো রিবেট নেই।',
  },
} satisfies Readonly<Record<string, Words>>
