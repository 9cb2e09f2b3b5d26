import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const depositRefusals = {
  'deposit.first.steps': {
    EN: 'Before your first deposit, please read how balances are protected and answer the question about a limit.',
    TY: 'Bago ang una mong deposito, basahin kung paano pinoprotektahan ang balanse at sagutin ang tanong tungkol sa limit.',
    BN: 'প্রথম ডিপোজিটের আগে ব্যালেন্স কীভাবে সুরক্ষিত তা পড়ুন এবং সীমা নিয়ে প্রশ্নটির উত্তর দিন।',
  },
  'deposit.method.closed': {
    EN: 'This deposit method is closed at the moment. Please choose another one.',
    TY: 'Sarado sa ngayon ang paraang ito ng deposito. Pumili ng iba.',
    BN: 'ডিপোজিটের এই পদ্ধতি এখন বন্ধ আছে। অন্য একটি বেছে নিন।',
  },
  'deposit.amount.out.of.band': {
    EN: 'The amount must be between {0} and {1}, with no more than two decimals.',
    TY: 'Dapat nasa pagitan ng {0} at {1} ang halaga, hanggang dalawang decimal.',
    BN: 'পরিমাণ {0} থেকে {1} এর মধ্যে, সর্বোচ্চ দুই দশমিক হতে হবে।',
  },
  'deposit.amount.decimals': {
    EN: 'The amount may have at most two decimals, between {0} and {1}.',
    TY: 'Hanggang dalawang decimal lamang ang halaga, mula {0} hanggang {1}.',
    BN: 'পরিমাণে সর্বোচ্চ দুই দশমিক, {0} থেকে {1} এর মধ্যে।',
  },
  'deposit.proof.invalid': {
    EN: 'Receipts must be PNG or JPG pictures. The limit is {0} of up to {1} MB each.',
    TY: 'PNG o JPG lamang ang resibo, hanggang {0} na tig-{1} MB.',
    BN: 'রসিদ PNG বা JPG ছবি হতে হবে, সর্বোচ্চ {0}টি, প্রতিটি {1} MB।',
  },
  'deposit.sender.invalid': {
    EN: 'The sender number is not valid.',
    TY: 'Hindi wasto ang numero ng nagpadala.',
    BN: 'প্রেরকের নম্বর সঠিক নয়।',
  },
  'deposit.reference.invalid': {
    EN: 'The reference must be {0}.',
    TY: 'Ang reference ay dapat {0}.',
    BN: 'রেফারেন্স হতে হবে {0}।',
  },
  'deposit.reference.duplicate': {
    EN: 'This reference was already used.',
    TY: 'Nagamit na ang reference na ito.',
    BN: 'এই রেফারেন্স আগেই ব্যবহৃত।',
  },
  'deposit.order.unknown': {
    EN: 'This deposit order does not exist.',
    TY: 'Walang ganitong order ng deposito.',
    BN: 'ডিপোজিটের এই অর্ডার নেই।',
  },
  'deposit.order.expired': {
    EN: 'The deposit order has expired. Please start a new one.',
    TY: 'Nag-expire na ang order ng deposito. Magsimula ng bago.',
    BN: 'ডিপোজিটের অর্ডারের মেয়াদ শেষ। নতুন করে শুরু করুন।',
  },
  'deposit.order.closed': {
    EN: 'This deposit order has already been decided.',
    TY: 'Napagpasyahan na ang order na ito.',
    BN: 'ডিপোজিটের এই অর্ডারের সিদ্ধান্ত হয়ে গেছে।',
  },
  'deposit.name.mismatch': {
    EN: 'The transfer must come from an account in the name of your profile.',
    TY: 'Dapat galing sa account na nasa pangalan ng iyong profile ang padala.',
    BN: 'টাকা আপনার প্রোফাইলের নামের অ্যাকাউন্ট থেকে আসতে হবে।',
  },
  'deposit.proof.required': {
    EN: 'Please upload the receipt of the transfer.',
    TY: 'I-upload ang resibo ng padala.',
    BN: 'লেনদেনের রসিদ আপলোড করুন।',
  },
  'deposit.orders.many': {
    EN: 'You have {0} open deposits. Please finish or cancel one first.',
    TY: 'Mayroon kang {0} bukas na deposito. Tapusin o kanselahin muna ang isa.',
    BN: 'আপনার {0} টি ডিপোজিট খোলা আছে। আগে একটি শেষ বা বাতিল করুন।',
  },
  'deposit.match.own': {
    EN: 'This withdrawal is your own. Please cancel the order and choose another amount.',
    TY: 'Sarili mo ang withdrawal na ito. Kanselahin ang order at pumili ng ibang halaga.',
    BN: 'এই উত্তোলন আপনার নিজের। অর্ডার বাতিল করে অন্য পরিমাণ বাছুন।',
  },
  'deposit.match.none': {
    EN: 'No withdrawal of this amount is waiting. Please choose one of the amounts offered.',
    TY: 'Walang naghihintay na withdrawal na ganito ang halaga. Pumili sa mga inaalok.',
    BN: 'এই পরিমাণের কোনো উত্তোলন অপেক্ষায় নেই। দেওয়া পরিমাণ থেকে বাছুন।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof depositRefusals, Words>> {}
}
