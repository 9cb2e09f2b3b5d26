/** Refusals of promotions, tickets, points, rebate, inbox, feedback and chat. */
export const rewardMessages = {
  'promotion.unknown': [
    'This promotion does not exist or has ended.',
    'Wala o tapos na ang promosyong ito.',
    'এই প্রচারটি নেই বা শেষ হয়ে গেছে।',
  ],
  'promotion.not.eligible': [
    'This promotion is not open to your account at the moment.',
    'Hindi bukas sa iyong account ang promosyong ito sa ngayon.',
    'এই প্রচার এখন আপনার অ্যাকাউন্টের জন্য খোলা নয়।',
  ],
  'promotion.already.claimed': ['You have already received this.', 'Natanggap mo na ito.', 'আপনি এটি আগেই পেয়েছেন।'],
  'promotion.reward.unknown': ['This reward does not exist.', 'Walang ganitong gantimpala.', 'এই পুরস্কারটি নেই।'],
  'promotion.reward.pending': [
    'This reward is still being checked.',
    'Sinusuri pa ang gantimpalang ito.',
    'এই পুরস্কারটি এখনও যাচাই হচ্ছে।',
  ],
  'promotion.reward.refused': [
    'You have refused this reward.',
    'Tinanggihan mo ang gantimpalang ito.',
    'আপনি এই পুরস্কার প্রত্যাখ্যান করেছেন।',
  ],
  'promotion.reward.expired': [
    'This reward has expired.',
    'Nag-expire na ang gantimpalang ito.',
    'এই পুরস্কারের মেয়াদ শেষ।',
  ],
  'promotion.bonus.unknown': ['This bonus does not exist.', 'Walang ganitong bonus.', 'এই বোনাসটি নেই।'],
  'promotion.bonus.closed': [
    'This bonus is no longer open.',
    'Hindi na bukas ang bonus na ito.',
    'এই বোনাস আর খোলা নেই।',
  ],
  'promotion.application.open': [
    'You have already applied. The decision arrives in your inbox.',
    'Nag-apply ka na. Darating sa inbox mo ang pasya.',
    'আপনি আগেই আবেদন করেছেন। সিদ্ধান্ত ইনবক্সে আসবে।',
  ],
  'promotion.application.unknown': [
    'This application does not exist or is decided.',
    'Wala o napagpasyahan na ang application na ito.',
    'এই আবেদনটি নেই বা সিদ্ধান্ত হয়ে গেছে।',
  ],
  'promotion.picture.invalid': [
    'Pictures must be PNG or JPG, at most 3 files of 5 MB.',
    'PNG o JPG lamang ang larawan, hanggang 3 file na tig-5 MB.',
    'ছবি PNG বা JPG হতে হবে, সর্বোচ্চ ৩টি, প্রতিটি ৫ MB।',
  ],
  'ticket.unknown': ['This ticket does not exist.', 'Walang ganitong ticket.', 'এই টিকিটটি নেই।'],
  'ticket.used': ['This ticket was already used.', 'Nagamit na ang ticket na ito.', 'টিকিটটি আগেই ব্যবহৃত।'],
  'ticket.not.started': [
    'This ticket cannot be used yet.',
    'Hindi pa magagamit ang ticket na ito.',
    'টিকিটটি এখনও ব্যবহার করা যাবে না।',
  ],
  'ticket.expired': ['This ticket has expired.', 'Nag-expire na ang ticket na ito.', 'টিকিটের মেয়াদ শেষ।'],
  'raffle.ticket.needed': [
    'The raffle needs a raffle ticket.',
    'Kailangan ng raffle ticket para sa raffle.',
    'র‍্যাফেলের জন্য র‍্যাফেল টিকিট লাগবে।',
  ],
  'raffle.not.drawn': [
    'This ticket is in the draw. The result is there after the draw.',
    'Kasali na ang ticket na ito. Makikita ang resulta pagkatapos ng bunutan.',
    'টিকিটটি ড্রতে আছে। ড্রয়ের পরে ফল জানা যাবে।',
  ],
  'promo.code.invalid': ['This promo code is not valid.', 'Hindi wasto ang promo code.', 'প্রোমো কোডটি সঠিক নয়।'],
  'promo.code.used.up': [
    'This promo code has been used up.',
    'Ubos na ang promo code na ito.',
    'এই প্রোমো কোড শেষ হয়ে গেছে।',
  ],
  'points.not.enough': ['You do not have enough points.', 'Kulang ang iyong points.', 'আপনার পর্যাপ্ত পয়েন্ট নেই।'],
  'points.reward.unknown': ['This item is not in the mall.', 'Wala sa mall ang item na ito.', 'এই পণ্য মলে নেই।'],
  'points.reward.sold.out': ['This item is sold out.', 'Ubos na ang item na ito.', 'পণ্যটি শেষ হয়ে গেছে।'],
  'points.reward.limit': [
    'You may redeem this item at most {0} times.',
    'Hanggang {0} beses lamang ang pag-redeem ng item na ito.',
    'এই পণ্য সর্বোচ্চ {0} বার নেওয়া যাবে।',
  ],
  'points.address.needed': [
    'Please give an address and a mobile number for the delivery.',
    'Magbigay ng address at mobile number para sa delivery.',
    'ডেলিভারির জন্য ঠিকানা ও মোবাইল নম্বর দিন।',
  ],
  'points.convert.step': [
    'Points are converted in steps of {0}.',
    'Kino-convert ang points nang tig-{0}.',
    'পয়েন্ট {0} এর ধাপে রূপান্তর হয়।',
  ],
  'points.redemption.unknown': [
    'This redemption does not exist or is decided.',
    'Wala o napagpasyahan na ang redemption na ito.',
    'এই রিডেম্পশন নেই বা সিদ্ধান্ত হয়ে গেছে।',
  ],
  'rebate.nothing': [
    'There is no rebate to claim at the moment.',
    'Walang makukuhang rebate sa ngayon.',
    'এখন দাবি করার মতো রিবেট নেই।',
  ],
  'inbox.message.unknown': ['This message does not exist.', 'Walang ganitong mensahe.', 'এই বার্তাটি নেই।'],
  'feedback.length': [
    'Please write between {0} and {1} characters.',
    'Sumulat ng {0} hanggang {1} character.',
    '{0} থেকে {1} অক্ষরের মধ্যে লিখুন।',
  ],
  'feedback.unknown': [
    'No feedback has this reference.',
    'Walang feedback na may ganitong reference.',
    'এই রেফারেন্সে কোনো মতামত নেই।',
  ],
  'chat.room.unknown': ['This chat room does not exist.', 'Walang ganitong chat room.', 'এই চ্যাট রুমটি নেই।'],
} as const satisfies Readonly<Record<string, readonly [english: string, tagalog: string, bengali: string]>>
