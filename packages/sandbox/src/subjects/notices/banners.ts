/** A picture with a place to hang: `groupName` says where. */
export interface Banner {
  readonly id: number
  readonly groupName: string
  readonly titles: Readonly<Record<'EN' | 'TY' | 'BN', string>>
  /** Path inside the site, or null for a picture that leads nowhere. */
  readonly leadsTo: string | null
}

const HOME: readonly (readonly [english: string, tagalog: string, bengali: string, leadsTo: string])[] = [
  ['Slots by forty studios', 'Mga slot mula sa apatnapung studio', 'চল্লিশ স্টুডিওর স্লট', '/rng'],
  ['Lantern week', 'Linggo ng parol', 'লণ্ঠন সপ্তাহ', '/rng?page=LM'],
  ['Under the sea', 'Sa ilalim ng dagat', 'সাগরের নিচে', '/fish'],
  ['Cards with friends', 'Baraha kasama ang kaibigan', 'বন্ধুদের সাথে তাস', '/pvp'],
]

const PAGES: readonly (readonly [group: string, english: string, tagalog: string, bengali: string])[] = [
  ['w_rng', 'Slots', 'Mga slot', 'স্লট'],
  ['w_live', 'Live casino', 'Live casino', 'লাইভ ক্যাসিনো'],
  ['w_fish', 'Fishing', 'Pangingisda', 'মাছ শিকার'],
  ['w_pvp', 'Card games', 'Mga baraha', 'তাসের খেলা'],
  ['w_sports', 'Sports', 'Palakasan', 'খেলাধুলা'],
  ['w_esports', 'Esports', 'Esports', 'ই-স্পোর্টস'],
  ['w_elott', 'Lottery', 'Lotto', 'লটারি'],
  ['w_lott', 'Lottery', 'Lotto', 'লটারি'],
  ['w_login', 'Sign in', 'Mag-sign in', 'সাইন ইন'],
  ['w_reg', 'Join us', 'Sumali', 'যোগ দিন'],
  ['w_register', 'Join us', 'Sumali', 'যোগ দিন'],
  ['w_forget', 'Back to your account', 'Pabalik sa account mo', 'অ্যাকাউন্টে ফিরুন'],
  ['w_leftmenu', 'Lantern week', 'Linggo ng parol', 'লণ্ঠন সপ্তাহ'],
]

/** Banners of every group the site knows. */
export const banners: readonly Banner[] = [
  ...HOME.map(([EN, TY, BN, leadsTo], index) => ({
    id: 1 + index,
    groupName: 'w_home',
    titles: { EN, TY, BN },
    leadsTo,
  })),
  ...PAGES.map(([groupName, EN, TY, BN], index) => ({
    id: 11 + index,
    groupName,
    titles: { EN, TY, BN },
    leadsTo: null,
  })),
]
