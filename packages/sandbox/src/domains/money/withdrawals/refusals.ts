import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const withdrawalRefusals = {
  'withdrawal.checks.missing': {
    EN: 'We have to know who you are before we can pay you. See your profile for what is missing.',
    TY: 'Kailangan muna naming makilala ka bago ka namin mabayaran. Tingnan sa profile mo kung ano ang kulang.',
    BN: 'টাকা পাঠানোর আগে আপনার পরিচয় জানা দরকার। কী বাকি আছে তা আপনার প্রোফাইলে দেখুন।',
  },
  'withdrawal.amount.out.of.band': {
    EN: 'The amount must be between {0} and {1}.',
    TY: 'Dapat nasa pagitan ng {0} at {1} ang halaga.',
    BN: 'পরিমাণ {0} থেকে {1} এর মধ্যে হতে হবে।',
  },
  'withdrawal.amount.decimals': {
    EN: 'The amount may have at most two decimals.',
    TY: 'Hanggang dalawang decimal lamang ang halaga.',
    BN: 'পরিমাণে সর্বোচ্চ দুই দশমিক থাকতে পারে।',
  },
  'withdrawal.closed.hours': {
    EN: 'Withdrawals are open from {0} to {1}.',
    TY: 'Bukas ang pag-withdraw mula {0} hanggang {1}.',
    BN: 'উত্তোলন {0} থেকে {1} পর্যন্ত খোলা।',
  },
  'withdrawal.daily.limit': {
    EN: 'Today you can make {0} more withdrawals, {1} in total.',
    TY: 'Ngayong araw, {0} pang withdrawal na may kabuuang {1} ang maaari.',
    BN: 'আজ আরও {0} টি উত্তোলন, মোট {1} পর্যন্ত সম্ভব।',
  },
  'withdrawal.turnover.left': {
    EN: '{0} of your balance is bound by a bonus until {1} more is staked. {2} can be withdrawn now.',
    TY: 'Nakatali sa bonus ang {0} ng balanse mo hanggang makataya ng {1} pa. {2} ang maaaring i-withdraw ngayon.',
    BN: 'আপনার ব্যালেন্সের {0} বোনাসে আটকে আছে, আরও {1} বাজি ধরতে হবে। এখন {2} তোলা যাবে।',
  },
  'withdrawal.type.closed': {
    EN: 'Withdrawals to this kind of account are not offered.',
    TY: 'Hindi inaalok ang pag-withdraw sa ganitong uri ng account.',
    BN: 'এই ধরনের অ্যাকাউন্টে উত্তোলন নেই।',
  },
  'withdrawal.verification.required': {
    EN: 'Please enter the code sent to your mobile number.',
    TY: 'Ilagay ang code na ipinadala sa iyong mobile number.',
    BN: 'আপনার মোবাইলে পাঠানো কোড লিখুন।',
  },
  'withdrawal.unknown': {
    EN: 'This withdrawal does not exist.',
    TY: 'Walang ganitong withdrawal.',
    BN: 'এই উত্তোলন নেই।',
  },
  'withdrawal.stage': {
    EN: 'The withdrawal cannot take this step now.',
    TY: 'Hindi maaari ang hakbang na ito sa withdrawal ngayon.',
    BN: 'উত্তোলনটি এখন এই ধাপে যেতে পারে না।',
  },
  'receipt.unknown': { EN: 'This payout does not exist.', TY: 'Walang ganitong payout.', BN: 'এই পরিশোধ নেই।' },
  'receipt.final': {
    EN: 'This payout is settled and cannot be changed.',
    TY: 'Tapos na ang payout na ito at hindi na mababago.',
    BN: 'এই পরিশোধ চূড়ান্ত, আর বদলানো যাবে না।',
  },
  'receipt.proof.required': {
    EN: 'Please upload proof that the money did not arrive.',
    TY: 'Mag-upload ng patunay na hindi dumating ang pera.',
    BN: 'টাকা না পাওয়ার প্রমাণ আপলোড করুন।',
  },
  'receipt.amount.invalid': {
    EN: 'The amount received must be above zero and less than {0}.',
    TY: 'Ang natanggap na halaga ay dapat higit sa zero at mas mababa sa {0}.',
    BN: 'প্রাপ্ত পরিমাণ শূন্যের বেশি এবং {0} এর কম হতে হবে।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof withdrawalRefusals, Words>> {}
}
