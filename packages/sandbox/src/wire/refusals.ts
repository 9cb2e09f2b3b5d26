import type { Words } from '../core/words/Words.ts'

/** Refusals that any call can answer with, in plain words. `{0}`, `{1}` are the values of the refusal. */
export const wireRefusals = {
  'need.true.account': {
    EN: 'Please use a real account for this.',
    TY: 'Gumamit ng tunay na account para dito.',
    BN: 'এর জন্য আসল অ্যাকাউন্ট ব্যবহার করুন।',
  },
  'login.not.session': {
    EN: 'You are not logged in, or your session has ended. Please log in again.',
    TY: 'Hindi ka naka-log in, o natapos na ang iyong session. Mag-log in muli.',
    BN: 'আপনি লগ ইন করেননি বা আপনার সেশন শেষ হয়েছে। আবার লগ ইন করুন।',
  },
  'function.not.available': {
    EN: 'This function is not available here.',
    TY: 'Hindi magagamit ang function na ito dito.',
    BN: 'এই সুবিধাটি এখানে নেই।',
  },
  request_param_err: {
    EN: 'The request is incomplete or malformed: {0}.',
    TY: 'Kulang o mali ang hiling: {0}.',
    BN: 'অনুরোধটি অসম্পূর্ণ বা ভুল: {0}।',
  },
  request_body_required: {
    EN: 'The sealed body is missing or unreadable.',
    TY: 'Wala o hindi mabasa ang selyadong laman.',
    BN: 'সিল করা তথ্য নেই বা পড়া যাচ্ছে না।',
  },
  'request.replayed': {
    EN: 'This request was sent before, or too late. Please try again.',
    TY: 'Naipadala na ang hiling na ito, o huli na. Subukan muli.',
    BN: 'এই অনুরোধ আগেই পাঠানো হয়েছে, বা দেরি হয়েছে। আবার চেষ্টা করুন।',
  },
  'password.change.required': {
    EN: 'Please set a new password first.',
    TY: 'Magtakda muna ng bagong password.',
    BN: 'আগে নতুন পাসওয়ার্ড দিন।',
  },
  request_body_too_large: {
    EN: 'The request is larger than this call may be.',
    TY: 'Mas malaki ang hiling kaysa sa puwede rito.',
    BN: 'অনুরোধটি এখানে যত বড় হতে পারে তার চেয়ে বড়।',
  },
  'idempotency.conflict': {
    EN: 'This request was already sent with other content.',
    TY: 'Naipadala na ang hiling na ito na may ibang laman.',
    BN: 'এই অনুরোধ ভিন্ন তথ্যসহ আগেই পাঠানো হয়েছে।',
  },
  TOO_MANY_REQUESTS: {
    EN: 'Too many requests. Please wait a little.',
    TY: 'Masyadong maraming hiling. Maghintay sandali.',
    BN: 'অনেক বেশি অনুরোধ। একটু অপেক্ষা করুন।',
  },
  'field.invalid': { EN: 'Please check the field: {0}.', TY: 'Pakisuri ang field: {0}.', BN: 'ঘরটি যাচাই করুন: {0}।' },
  'balance.not.enough': {
    EN: 'Your balance is not enough.',
    TY: 'Kulang ang iyong balanse.',
    BN: 'আপনার ব্যালেন্স যথেষ্ট নয়।',
  },
  'date.range.too.long': {
    EN: 'The date range must be at most {0} days and end after it starts.',
    TY: 'Hanggang {0} araw lamang at dapat matapos pagkatapos ng simula.',
    BN: 'তারিখের পরিসর সর্বোচ্চ {0} দিন এবং শেষ শুরুর পরে হতে হবে।',
  },
  'site.maintenance': {
    EN: 'The site is under maintenance.',
    TY: 'Nasa maintenance ang site.',
    BN: 'সাইটটি রক্ষণাবেক্ষণে আছে।',
  },
  'region.restricted': {
    EN: 'The service is not available in your region.',
    TY: 'Hindi magagamit ang serbisyo sa iyong rehiyon.',
    BN: 'আপনার অঞ্চলে সেবাটি নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof wireRefusals, Words>> {}
}
