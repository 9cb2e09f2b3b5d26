import type { Words } from '../../../core/words/Words.ts'

/** A picture; `groupName` decides the page that shows it. */
export interface Banner {
  readonly id: number
  readonly groupName: string
  readonly title: Words
  /** Path inside the site, or null for a picture without a link. */
  readonly leadsTo: string | null
}

const HOME: readonly Pick<Banner, 'title' | 'leadsTo'>[] = [
  {
    title: { EN: 'Slots by forty studios', TY: 'Mga slot mula sa apatnapung studio', BN: 'চল্লিশ স্টুডিওর স্লট' },
    leadsTo: '/rng',
  },
  { title: { EN: 'Lantern week', TY: 'Linggo ng parol', BN: 'লণ্ঠন সপ্তাহ' }, leadsTo: '/rng?page=LM' },
  { title: { EN: 'Under the sea', TY: 'Sa ilalim ng dagat', BN: 'সাগরের নিচে' }, leadsTo: '/fish' },
  { title: { EN: 'Cards with friends', TY: 'Baraha kasama ang kaibigan', BN: 'বন্ধুদের সাথে তাস' }, leadsTo: '/pvp' },
]

/** A new one comes last: the number, and so the address of its picture, is by the place in this list. */
const PAGES: readonly Pick<Banner, 'groupName' | 'title'>[] = [
  { groupName: 'w_rng', title: { EN: 'Slots', TY: 'Mga slot', BN: 'স্লট' } },
  { groupName: 'w_live', title: { EN: 'Live casino', TY: 'Live casino', BN: 'লাইভ ক্যাসিনো' } },
  { groupName: 'w_fish', title: { EN: 'Fishing', TY: 'Fishing', BN: 'ফিশিং' } },
  { groupName: 'w_pvp', title: { EN: 'Card games', TY: 'Card games', BN: 'কার্ড গেম' } },
  { groupName: 'w_sports', title: { EN: 'Sports', TY: 'Sports', BN: 'স্পোর্টস' } },
  { groupName: 'w_esports', title: { EN: 'Esports', TY: 'Esports', BN: 'ই-স্পোর্টস' } },
  { groupName: 'w_elott', title: { EN: 'Lottery', TY: 'Lotto', BN: 'লটারি' } },
  { groupName: 'w_lott', title: { EN: 'Lottery', TY: 'Lotto', BN: 'লটারি' } },
  { groupName: 'w_login', title: { EN: 'Log in', TY: 'Mag-log in', BN: 'লগ ইন' } },
  { groupName: 'w_reg', title: { EN: 'Join us', TY: 'Sumali', BN: 'যোগ দিন' } },
  { groupName: 'w_register', title: { EN: 'Join us', TY: 'Sumali', BN: 'যোগ দিন' } },
  { groupName: 'w_forget', title: { EN: 'Back to your account', TY: 'Pabalik sa account mo', BN: 'অ্যাকাউন্টে ফিরুন' } },
  { groupName: 'w_leftmenu', title: { EN: 'Lantern week', TY: 'Linggo ng parol', BN: 'লণ্ঠন সপ্তাহ' } },
  { groupName: 'w_cockfight', title: { EN: 'Cockfighting', TY: 'Sabong', BN: 'মোরগ লড়াই' } },
]

/** Banners of every group the site knows. */
export const banners: readonly Banner[] = [
  ...HOME.map((banner, index) => ({ id: 1 + index, groupName: 'w_home', ...banner })),
  ...PAGES.map((banner, index) => ({ id: 11 + index, leadsTo: null, ...banner })),
]
