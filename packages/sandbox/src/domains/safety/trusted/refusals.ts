import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. */
export const trustedRefusals = {
  'trusted.unknown': {
    EN: 'This link is not valid any more.',
    TY: 'Hindi na gumagana ang link na ito.',
    BN: 'এই লিংকটি আর কাজ করে না।',
  },
  'trusted.often': {
    EN: 'You have asked several people today. Please try again tomorrow.',
    TY: 'Marami ka nang tinanong ngayong araw. Subukan ulit bukas.',
    BN: 'আজ আপনি কয়েকজনকে জিজ্ঞেস করেছেন। আগামীকাল আবার চেষ্টা করুন।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof trustedRefusals, Words>> {}
}
