/** Refusals of withdrawals, receipts, accounts, transfers and account records: English, Tagalog, Bengali. */
export const moneyMessages = {
  'withdrawal.amount.out.of.band': [
    'The amount must be between {0} and {1}.',
    'Dapat nasa pagitan ng {0} at {1} ang halaga.',
    'পরিমাণ {0} থেকে {1} এর মধ্যে হতে হবে।',
  ],
  'withdrawal.amount.decimals': [
    'The amount may have at most two decimals.',
    'Hanggang dalawang decimal lamang ang halaga.',
    'পরিমাণে সর্বোচ্চ দুই দশমিক থাকতে পারে।',
  ],
  'withdrawal.closed.hours': [
    'Withdrawals are open from {0} to {1}.',
    'Bukas ang pag-withdraw mula {0} hanggang {1}.',
    'উত্তোলন {0} থেকে {1} পর্যন্ত খোলা।',
  ],
  'withdrawal.daily.limit': [
    'Today {0} more withdrawals of {1} in all are possible.',
    'Ngayong araw, {0} pang withdrawal na may kabuuang {1} ang maaari.',
    'আজ আরও {0} টি উত্তোলন, মোট {1} পর্যন্ত সম্ভব।',
  ],
  'withdrawal.turnover.left': [
    '{0} of your balance is bound by a bonus until {1} more is staked. {2} can be withdrawn now.',
    'Nakatali sa bonus ang {0} ng balanse mo hanggang makataya ng {1} pa. {2} ang maaaring i-withdraw ngayon.',
    'আপনার ব্যালেন্সের {0} বোনাসে আটকে আছে, আরও {1} বাজি ধরতে হবে। এখন {2} তোলা যাবে।',
  ],
  'withdrawal.type.closed': [
    'Withdrawals to this kind of account are not offered.',
    'Hindi inaalok ang pag-withdraw sa ganitong uri ng account.',
    'এই ধরনের অ্যাকাউন্টে উত্তোলন নেই।',
  ],
  'withdrawal.verification.required': [
    'Please enter the code sent to your mobile number.',
    'Ilagay ang code na ipinadala sa iyong mobile number.',
    'আপনার মোবাইলে পাঠানো কোড লিখুন।',
  ],
  'withdrawal.unknown': ['This withdrawal does not exist.', 'Walang ganitong withdrawal.', 'এই উত্তোলন নেই।'],
  'withdrawal.stage': [
    'The withdrawal cannot take this step now.',
    'Hindi maaari ang hakbang na ito sa withdrawal ngayon.',
    'উত্তোলনটি এখন এই ধাপে যেতে পারে না।',
  ],
  'receipt.unknown': ['This payout does not exist.', 'Walang ganitong payout.', 'এই পরিশোধ নেই।'],
  'receipt.final': [
    'This payout is settled and cannot be changed.',
    'Tapos na ang payout na ito at hindi na mababago.',
    'এই পরিশোধ চূড়ান্ত, আর বদলানো যাবে না।',
  ],
  'receipt.proof.required': [
    'Please upload proof that the money did not arrive.',
    'Mag-upload ng patunay na hindi dumating ang pera.',
    'টাকা না পাওয়ার প্রমাণ আপলোড করুন।',
  ],
  'receipt.amount.invalid': [
    'The amount received must be above zero and less than {0}.',
    'Ang natanggap na halaga ay dapat higit sa zero at mas mababa sa {0}.',
    'প্রাপ্ত পরিমাণ শূন্যের বেশি এবং {0} এর কম হতে হবে।',
  ],
  'bank.unknown': ['This bank is not offered.', 'Hindi inaalok ang bangkong ito.', 'এই ব্যাংক নেই।'],
  'bank.account.invalid': [
    'The account number does not fit this bank.',
    'Hindi tugma sa bangkong ito ang account number.',
    'অ্যাকাউন্ট নম্বরটি এই ব্যাংকের নয়।',
  ],
  'bank.account.taken': ['This account is already bound.', 'Naka-bind na ang account na ito.', 'এই অ্যাকাউন্ট আগেই যুক্ত।'],
  'bank.card.limit': [
    'At most {0} accounts of a kind can be bound.',
    'Hanggang {0} account bawat uri ang maaaring i-bind.',
    'প্রতি ধরনে সর্বোচ্চ {0} টি অ্যাকাউন্ট যুক্ত করা যায়।',
  ],
  'bank.card.unknown': ['This account is not bound.', 'Hindi naka-bind ang account na ito.', 'এই অ্যাকাউন্ট যুক্ত নেই।'],
  'bank.card.inactive': [
    'This bank takes no withdrawals at the moment.',
    'Hindi tumatanggap ng withdrawal ang bangkong ito ngayon.',
    'এই ব্যাংকে এখন উত্তোলন বন্ধ।',
  ],
  'bank.card.busy': [
    'A withdrawal to this account is still under way.',
    'May kasalukuyang withdrawal sa account na ito.',
    'এই অ্যাকাউন্টে একটি উত্তোলন চলছে।',
  ],
  'bank.name.mismatch': [
    'The account must be in the name of your profile.',
    'Dapat nasa pangalan ng iyong profile ang account.',
    'অ্যাকাউন্টটি আপনার প্রোফাইলের নামে হতে হবে।',
  ],
  'deposit.name.mismatch': [
    'The transfer must come from an account in the name of your profile.',
    'Dapat galing sa account na nasa pangalan ng iyong profile ang padala.',
    'টাকা আপনার প্রোফাইলের নামের অ্যাকাউন্ট থেকে আসতে হবে।',
  ],
  'deposit.proof.required': [
    'Please upload the receipt of the transfer.',
    'I-upload ang resibo ng padala.',
    'লেনদেনের রসিদ আপলোড করুন।',
  ],
  'deposit.match.none': [
    'No withdrawal of this amount waits. Please choose one of the amounts offered.',
    'Walang naghihintay na withdrawal na ganito ang halaga. Pumili sa mga inaalok.',
    'এই পরিমাণের কোনো উত্তোলন অপেক্ষায় নেই। দেওয়া পরিমাণ থেকে বাছুন।',
  ],
  'transfer.amount.invalid': [
    'The amount must be above zero.',
    'Dapat higit sa zero ang halaga.',
    'পরিমাণ শূন্যের বেশি হতে হবে।',
  ],
  'transfer.amount.decimals': [
    'The amount may have at most two decimals.',
    'Hanggang dalawang decimal lamang ang halaga.',
    'পরিমাণে সর্বোচ্চ দুই দশমিক থাকতে পারে।',
  ],
  'transfer.wallet.unknown': ['This wallet does not exist.', 'Walang ganitong wallet.', 'এই ওয়ালেট নেই।'],
  'transfer.upline.none': [
    'You cannot transfer to an upline.',
    'Hindi ka makakapag-transfer sa upline.',
    'আপনি আপলাইনে পাঠাতে পারেন না।',
  ],
  'transfer.account.foreign': [
    'You can transfer only to your own direct downlines.',
    'Sa sarili mong direktang downline ka lang makakapag-transfer.',
    'শুধু আপনার সরাসরি ডাউনলাইনে পাঠানো যায়।',
  ],
  'transfer.account.unavailable': [
    'This account cannot receive transfers at the moment.',
    'Hindi makakatanggap ng transfer ang account na ito ngayon.',
    'এই অ্যাকাউন্ট এখন টাকা নিতে পারে না।',
  ],
  'transfer.turnover.left': [
    '{0} of your balance is bound by a bonus. {1} can be sent now.',
    'Nakatali sa bonus ang {0} ng balanse mo. {1} ang maaaring ipadala ngayon.',
    'আপনার ব্যালেন্সের {0} বোনাসে আটকে আছে। এখন {1} পাঠানো যাবে।',
  ],
  'statement.type.unknown': [
    'This type of movement does not exist.',
    'Walang ganitong uri ng transaksyon.',
    'এই ধরনের লেনদেন নেই।',
  ],
  'statement.subordinate.foreign': [
    'This account is not in your team.',
    'Wala sa team mo ang account na ito.',
    'এই অ্যাকাউন্ট আপনার দলে নেই।',
  ],
  'order.unknown': ['This bet does not exist.', 'Walang ganitong taya.', 'এই বাজি নেই।'],
} as const satisfies Record<string, readonly [english: string, tagalog: string, bengali: string]>
