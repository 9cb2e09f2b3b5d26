/** Refusals of the agent centre. */
export const agentMessages = {
  'agent.only': ['This is for agents only.', 'Para sa mga ahente lamang ito.', 'এটি শুধু এজেন্টদের জন্য।'],
  'team.member.unknown': [
    'There is nobody like this in your team.',
    'Walang ganito sa iyong team.',
    'আপনার দলে এমন কেউ নেই।',
  ],
  'team.member.unavailable': [
    'This account is not available at the moment.',
    'Hindi magagamit ang account na ito sa ngayon.',
    'এই অ্যাকাউন্টটি এখন পাওয়া যাচ্ছে না।',
  ],
  'team.type.invalid': [
    'This account type cannot be given.',
    'Hindi maibibigay ang uri ng account na ito.',
    'এই ধরনের অ্যাকাউন্ট দেওয়া যায় না।',
  ],
  'team.rate.too.high': [
    'The rate cannot be higher than your own, {0} %.',
    'Hindi maaaring mas mataas ang rate kaysa sa iyo na {0} %.',
    'হার আপনার নিজের হার {0} %-এর বেশি হতে পারে না।',
  ],
  'team.rate.too.low': [
    'The rate cannot be lower than {0} %, which this account has given on.',
    'Hindi maaaring mas mababa ang rate sa {0} % na naibigay na ng account na ito.',
    'হার {0} %-এর কম হতে পারে না; এই অ্যাকাউন্ট তা আগেই অন্যকে দিয়েছে।',
  ],
  'team.link.unknown': ['This link does not exist.', 'Walang ganitong link.', 'এই লিংকটি নেই।'],
  'team.link.too.many': [
    'You can have at most {0} links. Remove one first.',
    'Hanggang {0} link lamang. Mag-alis muna ng isa.',
    'সর্বোচ্চ {0}টি লিংক রাখা যায়। আগে একটি সরান।',
  ],
  'team.link.days': [
    'A link can live from 1 to {0} days.',
    'Mula 1 hanggang {0} araw ang bisa ng link.',
    'লিংকের মেয়াদ ১ থেকে {0} দিন হতে পারে।',
  ],
  'agreement.unknown': ['This contract does not exist.', 'Walang ganitong kontrata.', 'এই চুক্তিটি নেই।'],
  'agreement.direct.only': [
    'This is possible only with people directly below you.',
    'Posible lamang ito sa mga direktang nasa ilalim mo.',
    'এটি শুধু আপনার ঠিক নিচের সদস্যদের সঙ্গে করা যায়।',
  ],
  'agreement.open.already': [
    'A request for this kind of contract is already open.',
    'May bukas nang hiling para sa ganitong kontrata.',
    'এই ধরনের চুক্তির একটি অনুরোধ আগেই খোলা আছে।',
  ],
  'agreement.terms.invalid': [
    'Please check the terms: {0}.',
    'Pakisuri ang mga tuntunin: {0}.',
    'শর্তগুলো যাচাই করুন: {0}।',
  ],
  'agreement.rate.too.high': [
    'A rate cannot be higher than the one in your own contract.',
    'Hindi maaaring mas mataas ang rate kaysa sa sarili mong kontrata.',
    'হার আপনার নিজের চুক্তির হারের বেশি হতে পারে না।',
  ],
  'agreement.answer.invalid': [
    'This contract has changed. Please look at it again.',
    'Nagbago na ang kontratang ito. Tingnan itong muli.',
    'চুক্তিটি বদলে গেছে। আবার দেখে নিন।',
  ],
  'salary.unknown': ['This payment does not exist.', 'Walang ganitong bayad.', 'এই পরিশোধটি নেই।'],
} as const
