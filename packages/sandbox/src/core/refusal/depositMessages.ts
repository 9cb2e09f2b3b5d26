/** Refusals of deposits. */
export const depositMessages = {
  'deposit.method.closed': [
    'This deposit method is not offered.',
    'Hindi inaalok ang paraang ito ng deposito.',
    'এই জমার পদ্ধতি নেই।',
  ],
  'deposit.amount.out.of.band': [
    'The amount must be between {0} and {1}, with no more than two decimals.',
    'Dapat nasa pagitan ng {0} at {1} ang halaga, hanggang dalawang decimal.',
    'পরিমাণ {0} থেকে {1} এর মধ্যে, সর্বোচ্চ দুই দশমিক হতে হবে।',
  ],
  'deposit.amount.decimals': [
    'The amount may have at most two decimals, between {0} and {1}.',
    'Hanggang dalawang decimal lamang ang halaga, mula {0} hanggang {1}.',
    'পরিমাণে সর্বোচ্চ দুই দশমিক, {0} থেকে {1} এর মধ্যে।',
  ],
  'deposit.proof.invalid': [
    'Receipts must be PNG or JPG pictures, at most 3 files of 5 MB.',
    'PNG o JPG lamang ang resibo, hanggang 3 file na tig-5 MB.',
    'রসিদ PNG বা JPG ছবি হতে হবে, সর্বোচ্চ ৩টি, প্রতিটি ৫ MB।',
  ],
  'deposit.sender.invalid': [
    'The sender number is not valid.',
    'Hindi wasto ang numero ng nagpadala.',
    'প্রেরকের নম্বর সঠিক নয়।',
  ],
  'deposit.reference.invalid': ['The reference must be {0}.', 'Ang reference ay dapat {0}.', 'রেফারেন্স হতে হবে {0}।'],
  'deposit.reference.duplicate': [
    'This reference was already used.',
    'Nagamit na ang reference na ito.',
    'এই রেফারেন্স আগেই ব্যবহৃত।',
  ],
  'deposit.order.unknown': [
    'This deposit order does not exist.',
    'Walang ganitong order ng deposito.',
    'এই জমার অর্ডার নেই।',
  ],
  'deposit.order.expired': [
    'The deposit order has expired. Please start a new one.',
    'Nag-expire na ang order ng deposito. Magsimula ng bago.',
    'জমার অর্ডারের মেয়াদ শেষ। নতুন করে শুরু করুন।',
  ],
  'deposit.order.closed': [
    'This deposit order is already decided.',
    'Napagpasyahan na ang order na ito.',
    'এই জমার অর্ডারের সিদ্ধান্ত হয়ে গেছে।',
  ],
  'deposit.limit.reached': [
    'This is more than your deposit limit leaves. Left now: {0}.',
    'Mas malaki ito sa natitira sa iyong deposit limit. Natitira ngayon: {0}.',
    'এটি আপনার জমার সীমার বাকি অংশের চেয়ে বেশি। এখন বাকি: {0}।',
  ],
} as const
