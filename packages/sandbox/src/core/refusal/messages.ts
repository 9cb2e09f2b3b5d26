import { accountMessages } from './accountMessages.ts'
import { agentMessages } from './agentMessages.ts'
import { depositMessages } from './depositMessages.ts'
import { moneyMessages } from './moneyMessages.ts'
import { playMessages } from './playMessages.ts'
import { rewardMessages } from './rewardMessages.ts'
import { safetyMessages } from './safetyMessages.ts'

type Translated = readonly [english: string, tagalog: string, bengali: string]

const MESSAGES = {
  ...accountMessages,
  ...agentMessages,
  ...depositMessages,
  ...moneyMessages,
  ...playMessages,
  ...rewardMessages,
  ...safetyMessages,
  'login.not.session': [
    'You are not signed in, or your session has ended. Please sign in again.',
    'Hindi ka naka-sign in, o natapos na ang iyong session. Mag-sign in muli.',
    'আপনি সাইন ইন করেননি বা আপনার সেশন শেষ হয়েছে। আবার সাইন ইন করুন।',
  ],
  'function.not.available': [
    'This function is not available here.',
    'Hindi magagamit ang function na ito dito.',
    'এই সুবিধাটি এখানে নেই।',
  ],
  request_param_err: [
    'The request is incomplete or malformed: {0}.',
    'Kulang o mali ang hiling: {0}.',
    'অনুরোধটি অসম্পূর্ণ বা ভুল: {0}।',
  ],
  request_body_required: [
    'The sealed body is missing or unreadable.',
    'Wala o hindi mabasa ang selyadong laman.',
    'সিল করা তথ্য নেই বা পড়া যাচ্ছে না।',
  ],
  request_body_too_large: [
    'The request is larger than this call may be.',
    'Mas malaki ang hiling kaysa sa puwede rito.',
    'অনুরোধটি এখানে যত বড় হতে পারে তার চেয়ে বড়।',
  ],
  'idempotency.conflict': [
    'This request was already sent with other content.',
    'Naipadala na ang hiling na ito na may ibang laman.',
    'এই অনুরোধ ভিন্ন তথ্যসহ আগেই পাঠানো হয়েছে।',
  ],
  TOO_MANY_REQUESTS: [
    'Too many requests. Please wait a little.',
    'Masyadong maraming hiling. Maghintay sandali.',
    'অনেক বেশি অনুরোধ। একটু অপেক্ষা করুন।',
  ],
  'field.invalid': ['Please check the field: {0}.', 'Pakisuri ang field: {0}.', 'ঘরটি যাচাই করুন: {0}।'],
  'language.unsupported': ['This language is not offered.', 'Hindi inaalok ang wikang ito.', 'এই ভাষাটি নেই।'],
  'balance.not.enough': ['Your balance is not enough.', 'Kulang ang iyong balanse.', 'আপনার ব্যালেন্স যথেষ্ট নয়।'],
  'date.range.too.long': [
    'The date range must be at most {0} days and end after it starts.',
    'Hanggang {0} araw lamang at dapat matapos pagkatapos ng simula.',
    'তারিখের পরিসর সর্বোচ্চ {0} দিন এবং শেষ শুরুর পরে হতে হবে।',
  ],
  'site.maintenance': ['The site is under maintenance.', 'Nasa maintenance ang site.', 'সাইটটি রক্ষণাবেক্ষণে আছে।'],
  'region.restricted': [
    'The service is not available in your region.',
    'Hindi magagamit ang serbisyo sa iyong rehiyon.',
    'আপনার অঞ্চলে সেবাটি নেই।',
  ],
} as const satisfies Record<string, Translated>

/** Every error code this platform answers with. */
export type RefusalCode = keyof typeof MESSAGES

/** All codes, for the panel and for checks. */
export const refusalCodes = Object.keys(MESSAGES) as readonly RefusalCode[]

/** The text of a refusal in the caller's language; English where the platform speaks no other. */
export function refusalMessage(code: RefusalCode, language: string, values: readonly string[] = []): string {
  const [english, tagalog, bengali] = MESSAGES[code]
  const text = language === 'TY' ? tagalog : language === 'BN' ? bengali : english
  return text.replace(/\{(\d)\}/g, (_placeholder, at: string) => values[Number(at)] ?? '')
}
