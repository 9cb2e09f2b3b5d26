/** The demo's texts around the site, in the languages of its markets. */
export interface DemoTexts {
  readonly region: string
  readonly notice: string
  readonly guide: string
  readonly restart: string
  readonly guideText: string
  /** `{password}`, `{payment}` and `{code}` are filled in. */
  readonly secrets: string
  readonly logIn: string
  readonly logInAs: string
  readonly roles: Readonly<Record<'member' | 'newMember' | 'trial' | 'agent' | 'vip', string>>
  readonly panel: string
  readonly panelText: string
  readonly close: string
  readonly restartQuestion: string
  readonly restartText: string
  readonly cancel: string
  readonly failed: string
  readonly preparing: string
  readonly unsupported: string
  readonly again: string
}

const en: DemoTexts = {
  region: 'Demo',
  notice: 'This is a demo with play money.',
  guide: 'Demo accounts',
  restart: 'Start again',
  guideText:
    'Nothing here is real: no money, no games for money, no messages. What you enter stays in this browser and is there when you come back.',
  secrets: 'Password {password}, payment password {payment}, codes by SMS and email {code}.',
  logIn: 'Log in',
  logInAs: 'Log in as {account}',
  roles: {
    member: 'member with money and history',
    newMember: 'new member',
    trial: 'trial account',
    agent: 'agent with a team',
    vip: 'VIP member',
  },
  panel: 'Operator panel',
  panelText: 'Credit deposits, pay withdrawals, move the clock, set faults. In English.',
  close: 'Close',
  restartQuestion: 'Start the demo again?',
  restartText: 'Accounts you registered, money and history go back to how they were at first.',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  preparing: 'Preparing the demo…',
  unsupported:
    'The demo could not start. It needs a current browser, outside of private windows, and an address that begins with https or localhost.',
  again: 'Try again',
}

const fil: DemoTexts = {
  region: 'Demo',
  notice: 'Demo ito na may perang pang-laro lang.',
  guide: 'Mga demo account',
  restart: 'Magsimula ulit',
  guideText:
    'Walang totoo rito: walang pera, walang larong may pera, walang mensahe. Nananatili sa browser na ito ang ilalagay mo at nandito pa rin pagbalik mo.',
  secrets: 'Password {password}, password sa pagbabayad {payment}, code sa SMS at email {code}.',
  logIn: 'Mag-log in',
  logInAs: 'Mag-log in bilang {account}',
  roles: {
    member: 'miyembrong may pera at kasaysayan',
    newMember: 'bagong miyembro',
    trial: 'trial account',
    agent: 'agent na may team',
    vip: 'VIP na miyembro',
  },
  panel: 'Panel ng operator',
  panelText: 'Mag-credit ng deposito, magbayad ng withdrawal, igalaw ang oras, maglagay ng mga error. Sa Ingles.',
  close: 'Isara',
  restartQuestion: 'Simulan ulit ang demo?',
  restartText: 'Babalik sa simula ang mga account na ginawa mo, ang pera at ang kasaysayan.',
  cancel: 'Kanselahin',
  failed: 'Hindi gumana. Pakisubukan ulit.',
  preparing: 'Inihahanda ang demo…',
  unsupported:
    'Hindi masimulan ang demo. Kailangan nito ng bagong browser na hindi naka-private window, at address na nagsisimula sa https o localhost.',
  again: 'Subukan ulit',
}

const bn: DemoTexts = {
  region: 'ডেমো',
  notice: 'এটি একটি ডেমো, টাকা আসল নয়।',
  guide: 'ডেমো অ্যাকাউন্ট',
  restart: 'নতুন করে শুরু',
  guideText: 'এখানে কিছুই আসল নয়: টাকা, টাকার খেলা বা বার্তা নেই। আপনি যা লেখেন তা এই ব্রাউজারেই থাকে এবং ফিরে এলে আবার পাবেন।',
  secrets: 'পাসওয়ার্ড {password}, পেমেন্ট পাসওয়ার্ড {payment}, এসএমএস ও ইমেইলের কোড {code}।',
  logIn: 'লগ ইন',
  logInAs: 'লগ ইন: {account}',
  roles: {
    member: 'টাকা ও ইতিহাস আছে এমন সদস্য',
    newMember: 'নতুন সদস্য',
    trial: 'ট্রায়াল অ্যাকাউন্ট',
    agent: 'দলসহ এজেন্ট',
    vip: 'ভিআইপি সদস্য',
  },
  panel: 'অপারেটর প্যানেল',
  panelText: 'ডিপোজিট জমা দিন, উইথড্রয়াল পরিশোধ করুন, ঘড়ি এগিয়ে নিন, ত্রুটি সেট করুন। ইংরেজিতে।',
  close: 'বন্ধ করুন',
  restartQuestion: 'ডেমো নতুন করে শুরু করবেন?',
  restartText: 'আপনার খোলা অ্যাকাউন্ট, টাকা ও ইতিহাস শুরুর অবস্থায় ফিরে যাবে।',
  cancel: 'বাতিল',
  failed: 'কাজ হয়নি। আবার চেষ্টা করুন।',
  preparing: 'ডেমো প্রস্তুত হচ্ছে…',
  unsupported: 'ডেমো শুরু করা যায়নি। এর জন্য প্রাইভেট উইন্ডোর বাইরে একটি হালনাগাদ ব্রাউজার এবং https বা localhost দিয়ে শুরু ঠিকানা দরকার।',
  again: 'আবার চেষ্টা করুন',
}

/** Texts by language tag. */
const demoTexts: Readonly<Record<string, DemoTexts>> = { en, fil, bn }

/** The first of these languages that has texts; English otherwise. */
export function demoLanguage(tags: readonly string[]): string {
  const languages = tags.map((tag) => tag.split('-')[0] ?? '').map((tag) => (tag === 'tl' ? 'fil' : tag))
  return languages.find((tag) => Object.hasOwn(demoTexts, tag)) ?? 'en'
}

/** Texts of a page's language. */
export const textsFor = (tag: string): DemoTexts => demoTexts[demoLanguage([tag])] ?? en
