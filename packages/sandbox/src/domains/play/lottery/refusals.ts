import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const lotteryRefusals = {
  'lottery.closed': {
    EN: 'Bets on this draw are closed. Please choose the next one.',
    TY: 'Sarado na ang taya sa bunutang ito. Piliin ang susunod.',
    BN: 'এই ড্রতে বাজি বন্ধ। পরেরটি বাছুন।',
  },
  'lottery.bet.invalid': {
    EN: 'This lottery does not take this bet. Please check the play, numbers and amount.',
    TY: 'Hindi ito taya ng lottery na ito. Suriin ang uri, mga numero at halaga.',
    BN: 'এটি এই লটারির বাজি নয়। ধরন, নম্বর ও পরিমাণ দেখুন।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof lotteryRefusals, Words>> {}
}
