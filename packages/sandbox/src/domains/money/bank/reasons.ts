import { inLanguage, type Words } from '../../../core/words/Words.ts'

/** Reasons for which money did not arrive or was returned, in the platform's words. Orders store the English one. */
export const reasons = {
  cancelled: {
    EN: 'Cancelled before it was paid.',
    TY: 'Kinansela bago nabayaran.',
    BN: 'টাকা দেওয়ার আগে বাতিল করা হয়েছে।',
  },
  onBreak: {
    EN: 'Returned to its sender during your break.',
    TY: 'Ibinalik sa nagpadala habang nagpapahinga ka.',
    BN: 'আপনার বিরতির সময় প্রেরককে ফেরত দেওয়া হয়েছে।',
  },
  overLimit: {
    EN: 'Returned to its sender: it is more than your deposit limit allows.',
    TY: 'Ibinalik sa nagpadala: mas malaki ito sa limit mo sa deposito.',
    BN: 'প্রেরককে ফেরত দেওয়া হয়েছে: এটি আপনার ডিপোজিট সীমার চেয়ে বেশি।',
  },
  notFound: {
    EN: 'The transfer was not found.',
    TY: 'Hindi nahanap ang padala.',
    BN: 'লেনদেনটি পাওয়া যায়নি।',
  },
  found: {
    EN: 'The transfer was found.',
    TY: 'Nahanap ang padala.',
    BN: 'লেনদেনটি পাওয়া গেছে।',
  },
  unknownTransfer: {
    EN: 'The payment network knows no such transfer.',
    TY: 'Walang ganoong padala sa payment network.',
    BN: 'পেমেন্ট নেটওয়ার্কে এমন কোনো লেনদেন নেই।',
  },
  accountUnverified: {
    EN: 'The account could not be verified.',
    TY: 'Hindi na-verify ang account.',
    BN: 'অ্যাকাউন্টটি যাচাই করা যায়নি।',
  },
  sentBack: {
    EN: 'The bank sent the money back.',
    TY: 'Ibinalik ng bangko ang pera.',
    BN: 'ব্যাংক টাকা ফেরত পাঠিয়েছে।',
  },
  notInFull: {
    EN: 'The transfer did not arrive in full.',
    TY: 'Hindi dumating nang buo ang padala.',
    BN: 'পুরো টাকা পৌঁছায়নি।',
  },
  arrived: {
    EN: 'The bank confirms that the money arrived.',
    TY: 'Kinukumpirma ng bangko na dumating ang pera.',
    BN: 'ব্যাংক নিশ্চিত করেছে যে টাকা পৌঁছেছে।',
  },
} as const satisfies Readonly<Record<string, Words>>

/**
 * The code of a reason for a deposit or a withdrawal: `DEP-` or `WD-` and its name, or `OPERATOR` for an operator's own
 * text; null without a reason.
 */
export function reasonCode(of: 'DEP' | 'WD', reason: string): string | null {
  const own = Object.entries<Words>(reasons).find(([, { EN }]) => EN === reason)?.[0]
  return reason === '' ? null : `${of}-${(own ?? 'operator').toUpperCase()}`
}

/** A reason in a language, if it is one of the platform's; an operator's own text unchanged; null without a reason. */
export function reasonText(reason: string, language: string): string | null {
  const own = Object.values<Words>(reasons).find(({ EN }) => EN === reason)
  return own ? inLanguage(own, language) : reason || null
}
