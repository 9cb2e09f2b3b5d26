import { inLanguage, type Translated } from '../../../core/words/Words.ts'
import type { DepositMethod } from '../../merchants/merchants/depositMethods.ts'

type Steps = readonly string[]

const STEPS: Readonly<Record<DepositMethod['transferType'], Translated<Steps>>> = {
  'send-money': {
    EN: [
      'Open {app} and choose Send Money.',
      'Send exactly the amount shown to the receiver shown, and put the order reference in the note.',
      'Come back and enter your number and the reference of the transfer.',
    ],
    TY: [
      'Buksan ang {app} at piliin ang Send Money.',
      'Ipadala ang eksaktong halaga sa nakasaad na tatanggap, at ilagay ang order reference sa note.',
      'Bumalik dito at ilagay ang iyong numero at ang reference ng padala.',
    ],
    BN: [
      '{app} খুলে সেন্ড মানি বাছুন।',
      'দেখানো প্রাপকের নম্বরে ঠিক দেখানো পরিমাণ পাঠান, নোটে অর্ডার রেফারেন্স লিখুন।',
      'ফিরে এসে আপনার নম্বর ও লেনদেন আইডি লিখুন।',
    ],
  },
  'cash-out': {
    EN: [
      'Open {app} and choose Cash Out, not Send Money.',
      'Cash out exactly the amount shown to the agent number shown. The number changes with every order.',
      'Come back and enter your number and the transaction id.',
    ],
    TY: [
      'Buksan ang {app} at piliin ang Cash Out, hindi Send Money.',
      'I-cash out ang eksaktong halaga sa numero ng ahente. Nagbabago ang numero sa bawat order.',
      'Bumalik dito at ilagay ang iyong numero at ang transaction id.',
    ],
    BN: [
      '{app} খুলে ক্যাশ আউট বাছুন, সেন্ড মানি নয়।',
      'দেখানো এজেন্ট নম্বরে ঠিক দেখানো পরিমাণ ক্যাশ আউট করুন। নম্বরটি প্রতি অর্ডারে বদলায়।',
      'ফিরে এসে আপনার নম্বর ও লেনদেন আইডি লিখুন।',
    ],
  },
  'bank-transfer': {
    EN: [
      'In your bank’s app choose {app}.',
      'Send exactly the amount shown, plus the fee, from an account in your own name.',
      'Come back and enter your account number and the reference of the transfer.',
    ],
    TY: [
      'Sa app ng iyong bangko, piliin ang {app}.',
      'Ipadala ang eksaktong halaga kasama ang bayad, mula sa account na nasa sarili mong pangalan.',
      'Bumalik dito at ilagay ang iyong account number at ang reference ng padala.',
    ],
    BN: [
      'আপনার ব্যাংকের অ্যাপে {app} বাছুন।',
      'নিজের নামের অ্যাকাউন্ট থেকে ঠিক দেখানো পরিমাণ ও ফি পাঠান।',
      'ফিরে এসে আপনার অ্যাকাউন্ট নম্বর ও রেফারেন্স লিখুন।',
    ],
  },
  scan: {
    EN: [
      'Open your bank’s or wallet’s app and choose to scan a code.',
      'Scan the code shown and pay exactly the amount shown.',
      'Come back and enter the reference of the payment.',
    ],
    TY: [
      'Buksan ang app ng iyong bangko o wallet at piliin ang pag-scan ng code.',
      'I-scan ang code at bayaran ang eksaktong halaga.',
      'Bumalik dito at ilagay ang reference ng bayad.',
    ],
    BN: [
      'আপনার ব্যাংক বা ওয়ালেটের অ্যাপ খুলে কোড স্ক্যান বাছুন।',
      'দেখানো কোড স্ক্যান করে ঠিক দেখানো পরিমাণ দিন।',
      'ফিরে এসে লেনদেনের রেফারেন্স লিখুন।',
    ],
  },
  counter: {
    EN: [
      'Go to a partner outlet before the time shown and ask to pay a bill.',
      'Say the code shown and pay exactly the amount shown, plus the fee.',
      'Come back and enter the number on the receipt.',
    ],
    TY: [
      'Pumunta sa partner outlet bago ang oras na nakasaad at magbayad ng bill.',
      'Sabihin ang code at bayaran ang eksaktong halaga kasama ang bayad.',
      'Bumalik dito at ilagay ang numero sa resibo.',
    ],
    BN: [
      'দেখানো সময়ের আগে পার্টনার দোকানে গিয়ে বিল দিতে চান বলুন।',
      'দেখানো কোড বলুন, ঠিক দেখানো পরিমাণ ও ফি দিন।',
      'ফিরে এসে রসিদের নম্বর লিখুন।',
    ],
  },
  matched: {
    EN: [
      'The receiver is another member who is withdrawing this very amount.',
      'Send exactly the amount shown to the account shown before the time runs out.',
      'In this demonstration, pay in the operator panel under “Payment network”: it gives you the reference.',
      'Come back, enter the reference and upload the receipt. The receiver confirms it.',
    ],
    TY: [
      'Ang tatanggap ay isa ring miyembro na nagwi-withdraw ng ganitong halaga.',
      'Ipadala ang eksaktong halaga sa account na nakasaad bago maubos ang oras.',
      'Sa demo na ito, magbayad sa operator panel sa ilalim ng “Payment network”: ibibigay nito ang reference.',
      'Bumalik dito, ilagay ang reference at i-upload ang resibo. Kukumpirmahin ito ng tatanggap.',
    ],
    BN: [
      'প্রাপক আরেকজন সদস্য, যিনি ঠিক এই পরিমাণ তুলছেন।',
      'সময় শেষ হওয়ার আগে দেখানো অ্যাকাউন্টে ঠিক দেখানো পরিমাণ পাঠান।',
      'এই ডেমোতে অপারেটর প্যানেলের “Payment network” অংশে টাকা দিন: সেখানেই রেফারেন্স পাবেন।',
      'ফিরে এসে রেফারেন্স লিখুন ও রসিদ আপলোড করুন। প্রাপক তা নিশ্চিত করবেন।',
    ],
  },
}

/** The steps of a method in a language. */
export function instructions(method: DepositMethod, language: string): string[] {
  const app = inLanguage(method.name, language)
  return inLanguage(method.steps ?? STEPS[method.transferType], language).map((step) => step.replaceAll('{app}', app))
}
