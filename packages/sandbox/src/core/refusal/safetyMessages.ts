/** Refusals that keep a player safe: limits, checks, breaks. */
export const safetyMessages = {
  'safety.loss.reached': [
    'This stake could pass your loss limit. Left now: {0}.',
    'Maaaring lumampas ang tayang ito sa iyong loss limit. Natitira ngayon: {0}.',
    'এই বাজি আপনার ক্ষতির সীমা ছাড়াতে পারে। এখন বাকি: {0}।',
  ],
  'safety.wager.reached': [
    'This stake would pass your stake limit. Left now: {0}.',
    'Lalampas ang tayang ito sa iyong limit sa taya. Natitira ngayon: {0}.',
    'এই বাজি আপনার বাজির সীমা ছাড়িয়ে যাবে। এখন বাকি: {0}।',
  ],
  'safety.session.over': [
    'Your time limit for this session is reached. Play opens again after a rest of half an hour.',
    'Naabot mo na ang limit sa oras ng session. Puwede muling maglaro matapos magpahinga ng kalahating oras.',
    'এই সেশনের সময়সীমা শেষ। আধা ঘণ্টা বিশ্রামের পর আবার খেলা যাবে।',
  ],
  'safety.check.due': [
    'Please look at your reality check first.',
    'Tingnan muna ang iyong reality check.',
    'আগে আপনার রিয়েলিটি চেক দেখুন।',
  ],
  'safety.break': [
    'You are on a break until {0}. Withdrawals, your statement and help stay open.',
    'Nasa pahinga ka hanggang {0}. Bukas pa rin ang withdrawal, statement at tulong.',
    'আপনি {0} পর্যন্ত বিরতিতে আছেন। উত্তোলন, হিসাব ও সাহায্য খোলা থাকে।',
  ],
  'safety.break.running': [
    'A break cannot be shortened. Yours runs until {0}.',
    'Hindi maaaring paikliin ang pahinga. Tatagal ang sa iyo hanggang {0}.',
    'বিরতি ছোট করা যায় না। আপনার বিরতি {0} পর্যন্ত।',
  ],
  'safety.break.length': ['This length is not offered.', 'Hindi inaalok ang habang ito.', 'এই দৈর্ঘ্যটি নেই।'],
  'safety.break.none': ['You are not on a break.', 'Wala ka sa pahinga.', 'আপনি বিরতিতে নেই।'],
  'safety.registration.excluded': [
    'We cannot open an account for you now. Help is there for you at any time.',
    'Hindi ka namin mabuksan ng account sa ngayon. Laging may tulong para sa iyo.',
    'এখন আপনার জন্য অ্যাকাউন্ট খোলা যাচ্ছে না। সাহায্য সব সময় আছে।',
  ],
  'safety.limit.invalid': [
    'Please enter an amount that can be a limit.',
    'Maglagay ng halagang puwedeng maging limit.',
    'সীমা হতে পারে এমন পরিমাণ লিখুন।',
  ],
  'safety.limit.same': ['Your limit already stands there.', 'Iyan na ang iyong limit.', 'আপনার সীমা আগে থেকেই এটাই।'],
  'safety.limit.unknown': ['You have no such limit.', 'Wala kang ganitong limit.', 'আপনার এমন কোনো সীমা নেই।'],
  'safety.raise.none': [
    'Nothing waits to be confirmed.',
    'Walang naghihintay ng kumpirmasyon.',
    'নিশ্চিত করার মতো কিছু অপেক্ষায় নেই।',
  ],
  'safety.raise.waiting': [
    'The waiting time is not over yet.',
    'Hindi pa tapos ang panahon ng paghihintay.',
    'অপেক্ষার সময় এখনো শেষ হয়নি।',
  ],
  'safety.reminder.invalid': [
    'Choose between {0} and {1} minutes.',
    'Pumili mula {0} hanggang {1} minuto.',
    '{0} থেকে {1} মিনিটের মধ্যে বাছুন।',
  ],
} as const
