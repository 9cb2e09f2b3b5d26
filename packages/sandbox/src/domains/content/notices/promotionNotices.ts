import type { Notice } from './Notice.ts'

/** Promotions as notices. */
export const promotionNotices: readonly Notice[] = [
  {
    id: 201,
    type: 'PR',
    execution: null,
    daysAgo: 2,
    category: 'newbie',
    texts: {
      EN: ['First steps', '<p>A short tour of the lobby, the member centre and a demo slot.</p>'],
      TY: ['Mga unang hakbang', '<p>Maikling paglibot sa lobby, member centre at isang demo slot.</p>'],
      BN: ['প্রথম ধাপ', '<p>লবি, সদস্য কেন্দ্র ও একটি ডেমো স্লটের সংক্ষিপ্ত পরিচয়।</p>'],
    },
  },
  {
    id: 202,
    type: 'PR',
    execution: null,
    daysAgo: 5,
    category: 'slots',
    texts: {
      EN: ['Lantern week', '<p>Seven evenings, seven lantern slots at the head of the lobby.</p>'],
      TY: ['Linggo ng parol', '<p>Pitong gabi, pitong slot na may parol sa unahan ng lobby.</p>'],
      BN: ['লণ্ঠন সপ্তাহ', '<p>সাত সন্ধ্যা, লবির শুরুতে সাতটি লণ্ঠন স্লট।</p>'],
    },
  },
  {
    id: 203,
    type: 'PR',
    execution: null,
    daysAgo: 9,
    category: 'live',
    texts: {
      EN: ['An evening at the tables', '<p>Meet the live studios of the lobby.</p>'],
      TY: ['Isang gabi sa mga mesa', '<p>Kilalanin ang mga live studio ng lobby.</p>'],
      BN: ['টেবিলে এক সন্ধ্যা', '<p>লবির লাইভ স্টুডিওগুলো দেখে নিন।</p>'],
    },
  },
]

/** Popups, before login, after login, and at the first login. */
export const popupNotices: readonly Notice[] = [
  {
    id: 301,
    type: 'PU',
    execution: 'B',
    daysAgo: 1,
    category: null,
    texts: {
      EN: ['Good to see you', '<p>This is a demonstration with play money. Registration takes a minute.</p>'],
      TY: ['Mabuti at narito ka', '<p>Demo ito na may pera-perahan. Isang minuto lang ang pagpaparehistro.</p>'],
      BN: ['স্বাগতম', '<p>এটি খেলার টাকার একটি ডেমো। সাইন আপে এক মিনিট লাগে।</p>'],
    },
  },
  {
    id: 302,
    type: 'PU',
    execution: 'A',
    daysAgo: 1,
    category: null,
    promotionType: 'EVENT',
    texts: {
      EN: ['Welcome back', '<p>New slots are at the head of the lobby.</p>'],
      TY: ['Maligayang pagbabalik', '<p>Nasa unahan ng lobby ang mga bagong slot.</p>'],
      BN: ['আবার স্বাগতম', '<p>নতুন স্লট লবির শুরুতে আছে।</p>'],
    },
  },
  {
    id: 303,
    type: 'PU',
    execution: 'F',
    daysAgo: 1,
    category: null,
    texts: {
      EN: ['Your first visit', '<p>Please choose a password of your own before you start.</p>'],
      TY: ['Unang pagbisita mo', '<p>Pumili muna ng sarili mong password bago magsimula.</p>'],
      BN: ['আপনার প্রথম আসা', '<p>শুরুর আগে নিজের একটি পাসওয়ার্ড বেছে নিন।</p>'],
    },
  },
]
