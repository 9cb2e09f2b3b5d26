import type { Words } from '../../../core/words/Words.ts'

/** Texts of this subject's refusals. `{0}`, `{1}` are the values of the refusal. */
export const securityRefusals = {
  'user.or.password.invalid': {
    EN: 'The user name or password is wrong.',
    TY: 'Mali ang user name o password.',
    BN: 'ইউজার নেম বা পাসওয়ার্ড ভুল।',
  },
  'captcha.invalid': {
    EN: 'Please enter the correct captcha.',
    TY: 'Ilagay ang tamang captcha.',
    BN: 'সঠিক ক্যাপচা লিখুন।',
  },
  'user.already.exists': {
    EN: 'This user name is taken. Please choose another.',
    TY: 'May gumagamit na ng user name na ito. Pumili ng iba.',
    BN: 'এই ইউজার নেম নেওয়া হয়েছে। অন্যটি বাছুন।',
  },
  'password.mismatch': {
    EN: 'The two passwords differ.',
    TY: 'Magkaiba ang dalawang password.',
    BN: 'দুটি পাসওয়ার্ড এক নয়।',
  },
  'age.too.young': {
    EN: 'You must be at least {0} years old.',
    TY: 'Dapat ay {0} taong gulang ka pataas.',
    BN: 'আপনার বয়স কমপক্ষে {0} বছর হতে হবে।',
  },
  'affiliate.code.invalid': {
    EN: 'The invitation code is not valid.',
    TY: 'Hindi wasto ang invitation code.',
    BN: 'আমন্ত্রণ কোডটি সঠিক নয়।',
  },
  'login.locked': {
    EN: 'Too many wrong passwords. Please try again in a quarter of an hour, or set a new password.',
    TY: 'Masyadong maraming maling password. Subukan muli pagkalipas ng 15 minuto, o magtakda ng bagong password.',
    BN: 'অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন, বা নতুন পাসওয়ার্ড দিন।',
  },
  login_verify_required: {
    EN: 'One more step is needed to log in.',
    TY: 'May isa pang hakbang bago mag-log in.',
    BN: 'লগ ইন করতে আরও একটি ধাপ প্রয়োজন।',
  },
  bind_customer_required: {
    EN: 'This account is not linked to an account here yet. Log in once to link it, or create an account.',
    TY: 'Hindi pa naka-link ang account na ito sa isang account dito. Mag-log in nang isang beses para i-link ito, o gumawa ng account.',
    BN: 'এই অ্যাকাউন্ট এখানকার কোনো অ্যাকাউন্টের সাথে এখনও যুক্ত নয়। যুক্ত করতে একবার লগ ইন করুন, বা অ্যাকাউন্ট খুলুন।',
  },
  'identity.invalid': {
    EN: 'Your login with the other provider could not be confirmed. Please try again.',
    TY: 'Hindi makumpirma ang pag-log in mo sa kabilang provider. Subukan muli.',
    BN: 'অন্য সেবায় আপনার লগ ইন নিশ্চিত করা যায়নি। আবার চেষ্টা করুন।',
  },
  'identity.taken': {
    EN: 'This account already logs in to another account here.',
    TY: 'Nagla-log in na ang account na ito sa ibang account dito.',
    BN: 'এই অ্যাকাউন্ট দিয়ে এখানকার অন্য একটি অ্যাকাউন্টে লগ ইন করা হয়।',
  },
  'identity.unknown': {
    EN: 'No account of this provider is linked.',
    TY: 'Walang naka-link na account ng provider na ito.',
    BN: 'এই সেবার কোনো অ্যাকাউন্ট যুক্ত নেই।',
  },
  'login.verification.failed': {
    EN: 'That does not match. Please check it.',
    TY: 'Hindi tugma. Pakisuri.',
    BN: 'মিলছে না। যাচাই করুন।',
  },
  'login.verification.expired': {
    EN: 'The time for this step is over. Please log in again.',
    TY: 'Tapos na ang oras ng hakbang na ito. Mag-log in muli.',
    BN: 'এই ধাপের সময় শেষ। আবার লগ ইন করুন।',
  },
  'password.old.invalid': { EN: 'The password is wrong.', TY: 'Mali ang password.', BN: 'পাসওয়ার্ড ভুল।' },
  'password.weak': {
    EN: 'This password is too easy to guess. Please choose one that few others would think of, without your user name, your number, your email address or our name.',
    TY: 'Madaling hulaan ang password na ito. Pumili ng hindi karaniwan, na wala ang iyong user name, numero, e-mail, o ang pangalan namin.',
    BN: 'এই পাসওয়ার্ড সহজে অনুমান করা যায়। সহজে কারও মাথায় আসবে না, আর আপনার ইউজার নেম, নম্বর, ই-মেইল বা আমাদের নাম নেই, এমন একটি বাছুন।',
  },
  'password.same': {
    EN: 'The new password must differ from the old one.',
    TY: 'Dapat iba ang bagong password sa luma.',
    BN: 'নতুন পাসওয়ার্ড পুরোনোটির থেকে আলাদা হতে হবে।',
  },
  'user.or.email.unknown': {
    EN: 'No account has this user name with this email address.',
    TY: 'Walang account na may ganitong user name at e-mail.',
    BN: 'এই ইউজার নেম ও ই-মেইলে কোনো অ্যাকাউন্ট নেই।',
  },
  'email.taken': {
    EN: 'This email address is already in use.',
    TY: 'Ginagamit na ang e-mail na ito.',
    BN: 'এই ই-মেইল ইতিমধ্যে ব্যবহৃত।',
  },
  'invalid.payment.pw': {
    EN: 'The payment password is wrong.',
    TY: 'Mali ang payment password.',
    BN: 'পেমেন্ট পাসওয়ার্ড ভুল।',
  },
  'not.exists.payment.password': {
    EN: 'You have not set a payment password yet.',
    TY: 'Wala ka pang payment password.',
    BN: 'আপনি এখনো পেমেন্ট পাসওয়ার্ড দেননি।',
  },
  'step.up.needed': {
    EN: 'Please confirm that it is you first.',
    TY: 'Kumpirmahin muna na ikaw ito.',
    BN: 'আগে নিশ্চিত করুন যে এটি আপনিই।',
  },
  'step.up.impossible': {
    EN: 'Set a password or bind a mobile number first.',
    TY: 'Magtakda muna ng password o mag-bind ng mobile number.',
    BN: 'আগে একটি পাসওয়ার্ড দিন বা মোবাইল নম্বর যুক্ত করুন।',
  },
  'security.cooling': {
    EN: 'Your account was changed recently. To protect your money, you can withdraw and send money again from {0}.',
    TY: 'May binago kamakailan sa iyong account. Para protektahan ang pera mo, makakapag-withdraw at makakapagpadala ka muli mula {0}.',
    BN: 'আপনার অ্যাকাউন্টে সম্প্রতি পরিবর্তন হয়েছে। টাকা সুরক্ষিত রাখতে {0} থেকে আবার তোলা ও পাঠানো যাবে।',
  },
  'twofactor.code.invalid': {
    EN: 'The code is wrong or was used already.',
    TY: 'Mali o nagamit na ang code.',
    BN: 'কোডটি ভুল বা আগেই ব্যবহৃত।',
  },
  'twofactor.on': {
    EN: 'The second step is already on.',
    TY: 'Naka-on na ang ikalawang hakbang.',
    BN: 'দ্বিতীয় ধাপ আগেই চালু আছে।',
  },
  'twofactor.off': {
    EN: 'The second step is not on.',
    TY: 'Hindi naka-on ang ikalawang hakbang.',
    BN: 'দ্বিতীয় ধাপ চালু নেই।',
  },
  'twofactor.not.started': {
    EN: 'Please start again: there is no enrolment to confirm.',
    TY: 'Magsimula muli: walang enrolment na kukumpirmahin.',
    BN: 'আবার শুরু করুন: নিশ্চিত করার মতো কিছু নেই।',
  },
} satisfies Readonly<Record<string, Words>>

declare module '../../../Refusal.ts' {
  interface RefusalTexts extends Readonly<Record<keyof typeof securityRefusals, Words>> {}
}
