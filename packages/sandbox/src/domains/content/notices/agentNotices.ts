import type { Translated } from '../../../core/words/Words.ts'
import type { NoticeText } from './Notice.ts'

/** Announcements for agents, newest first. */
export const agentNotices: readonly {
  readonly id: string
  readonly daysAgo: number
  readonly texts: Translated<NoticeText>
}[] = [
  {
    id: 'A3',
    daysAgo: 1,
    texts: {
      EN: [
        'Where a salary comes from',
        '<p>Every dividend and salary can be opened: you see the turnover, the active members, the rate and the people it was computed from.</p>',
      ],
      TY: [
        'Saan galing ang sahod',
        '<p>Mabubuksan ang bawat dividend at sahod: makikita ang turnover, mga aktibong miyembro, rate at mga taong pinagbatayan.</p>',
      ],
      BN: [
        'বেতন কোথা থেকে আসে',
        '<p>প্রতিটি লভ্যাংশ ও বেতন খুলে দেখা যায়: টার্নওভার, সক্রিয় সদস্য, হার এবং কাদের খেলা থেকে হিসাব হয়েছে।</p>',
      ],
    },
  },
  {
    id: 'A2',
    daysAgo: 6,
    texts: {
      EN: [
        'Members on a break',
        '<p>An account may show as <em>not available</em>. Please do not contact the person by other ways; what you earned stays in your reports.</p>',
      ],
      TY: [
        'Mga miyembrong nagpapahinga',
        '<p>Maaaring lumabas ang isang account bilang <em>hindi available</em>. Huwag silang kontakin sa ibang paraan; mananatili sa ulat ang kinita mo.</p>',
      ],
      BN: [
        'বিরতিতে থাকা সদস্য',
        '<p>কোনো অ্যাকাউন্ট <em>পাওয়া যাচ্ছে না</em> দেখাতে পারে। অন্য উপায়ে যোগাযোগ করবেন না; আপনার আয় প্রতিবেদনে থাকবে।</p>',
      ],
    },
  },
  {
    id: 'A1',
    daysAgo: 20,
    texts: {
      EN: [
        'Only adults may be invited',
        '<p>Whoever registers by your link must be of age. Accounts of younger people are closed, and what they played does not count.</p>',
      ],
      TY: [
        'Nasa hustong gulang lamang ang maaaring anyayahan',
        '<p>Dapat nasa hustong gulang ang magparehistro sa link mo. Isinasara ang account ng mas bata, at hindi binibilang ang nilaro nila.</p>',
      ],
      BN: [
        'শুধু প্রাপ্তবয়স্কদের আমন্ত্রণ করুন',
        '<p>আপনার লিংকে সাইন আপ করা ব্যক্তিকে প্রাপ্তবয়স্ক হতে হবে। কম বয়সীদের অ্যাকাউন্ট বন্ধ করা হয়, তাদের খেলা গণনা হয় না।</p>',
      ],
    },
  },
]
