import { agentMessages } from './agentMessages.ts'
import { moneyMessages } from './moneyMessages.ts'
import { rewardMessages } from './rewardMessages.ts'

type Translated = readonly [english: string, tagalog: string, bengali: string]

const MESSAGES = {
  ...agentMessages,
  ...moneyMessages,
  ...rewardMessages,
  'login.not.session': [
    'You are not signed in, or your session has ended. Please sign in again.',
    'Hindi ka naka-sign in, o natapos na ang iyong session. Mag-sign in muli.',
    'আপনি সাইন ইন করেননি বা আপনার সেশন শেষ হয়েছে। আবার সাইন ইন করুন।',
  ],
  'function.not.available': [
    'This function is not available here.',
    'Hindi magagamit ang function na ito dito.',
    'এই সুবিধাটি এখানে নেই।',
  ],
  request_param_err: [
    'The request is incomplete or malformed: {0}.',
    'Kulang o mali ang hiling: {0}.',
    'অনুরোধটি অসম্পূর্ণ বা ভুল: {0}।',
  ],
  request_body_required: [
    'The sealed body is missing or unreadable.',
    'Wala o hindi mabasa ang selyadong laman.',
    'সিল করা তথ্য নেই বা পড়া যাচ্ছে না।',
  ],
  request_body_too_large: [
    'The request is larger than this call may be.',
    'Mas malaki ang hiling kaysa sa puwede rito.',
    'অনুরোধটি এখানে যত বড় হতে পারে তার চেয়ে বড়।',
  ],
  'idempotency.conflict': [
    'This request was already sent with other content.',
    'Naipadala na ang hiling na ito na may ibang laman.',
    'এই অনুরোধ ভিন্ন তথ্যসহ আগেই পাঠানো হয়েছে।',
  ],
  'user.or.password.invalid': [
    'The user name or password is wrong.',
    'Mali ang user name o password.',
    'ব্যবহারকারীর নাম বা পাসওয়ার্ড ভুল।',
  ],
  'captcha.invalid': ['Please enter the correct captcha.', 'Ilagay ang tamang captcha.', 'সঠিক ক্যাপচা লিখুন।'],
  'verification.code.invalid': ['The code is wrong.', 'Mali ang code.', 'কোডটি ভুল।'],
  'verification.code.expired': [
    'The code has expired. Please ask for a new one.',
    'Nag-expire na ang code. Humingi ng bago.',
    'কোডের মেয়াদ শেষ। নতুন কোড নিন।',
  ],
  'mobile.invalid': [
    'Please enter a valid mobile number.',
    'Ilagay ang wastong mobile number.',
    'সঠিক মোবাইল নম্বর লিখুন।',
  ],
  'mobile.unknown': [
    'No account uses this mobile number.',
    'Walang account na gumagamit ng mobile number na ito.',
    'এই মোবাইল নম্বরে কোনো অ্যাকাউন্ট নেই।',
  ],
  'mobile.taken': [
    'This mobile number is already in use.',
    'Ginagamit na ang mobile number na ito.',
    'এই মোবাইল নম্বর ইতিমধ্যে ব্যবহৃত।',
  ],
  TOO_MANY_REQUESTS: [
    'Too many requests. Please wait a little.',
    'Masyadong maraming hiling. Maghintay sandali.',
    'অনেক বেশি অনুরোধ। একটু অপেক্ষা করুন।',
  ],
  'user.already.exists': [
    'This user name is taken. Please choose another.',
    'May gumagamit na ng user name na ito. Pumili ng iba.',
    'এই ব্যবহারকারীর নাম নেওয়া হয়েছে। অন্যটি বাছুন।',
  ],
  'field.invalid': ['Please check the field: {0}.', 'Pakisuri ang field: {0}.', 'ঘরটি যাচাই করুন: {0}।'],
  'password.mismatch': ['The two passwords differ.', 'Magkaiba ang dalawang password.', 'দুটি পাসওয়ার্ড এক নয়।'],
  'age.too.young': [
    'You must be at least {0} years old.',
    'Dapat ay {0} taong gulang ka pataas.',
    'আপনার বয়স কমপক্ষে {0} বছর হতে হবে।',
  ],
  'affiliate.code.invalid': [
    'The invitation code is not valid.',
    'Hindi wasto ang invitation code.',
    'আমন্ত্রণ কোডটি সঠিক নয়।',
  ],
  'need.true.account': [
    'Please use a real account for this.',
    'Gumamit ng tunay na account para dito.',
    'এর জন্য আসল অ্যাকাউন্ট ব্যবহার করুন।',
  ],
  'language.unsupported': ['This language is not offered.', 'Hindi inaalok ang wikang ito.', 'এই ভাষাটি নেই।'],
  'game.unknown': ['This game does not exist.', 'Walang ganitong laro.', 'এই খেলাটি নেই।'],
  'game.maintenance': [
    'This game is under maintenance. Please try another popular game.',
    'Nasa maintenance ang larong ito. Subukan ang ibang sikat na laro.',
    'খেলাটি রক্ষণাবেক্ষণে আছে। অন্য জনপ্রিয় খেলা খেলুন।',
  ],
  'game.not.available': [
    'This game is not part of the demonstration. Please try another one.',
    'Hindi kasama sa demo ang larong ito. Subukan ang iba.',
    'এই খেলাটি ডেমোতে নেই। অন্য একটি খেলুন।',
  ],
  'game.trial.none': [
    'This game has no trial. Sign in to play it.',
    'Walang trial ang larong ito. Mag-sign in para maglaro.',
    'এই খেলাটির ট্রায়াল নেই। খেলতে সাইন ইন করুন।',
  ],
  'lottery.closed': [
    'Bets on this draw are closed. Please choose the next one.',
    'Sarado na ang taya sa bunutang ito. Piliin ang susunod.',
    'এই ড্রতে বাজি বন্ধ। পরেরটি বাছুন।',
  ],
  'lottery.bet.invalid': [
    'This is no bet of this lottery. Please check play, numbers and amount.',
    'Hindi ito taya ng lottery na ito. Suriin ang uri, mga numero at halaga.',
    'এটি এই লটারির বাজি নয়। ধরন, নম্বর ও পরিমাণ দেখুন।',
  ],
  '#727': ['The launch mode is missing.', 'Kulang ang launch mode.', 'লঞ্চ মোড নেই।'],
  'balance.not.enough': ['Your balance is not enough.', 'Kulang ang iyong balanse.', 'আপনার ব্যালেন্স যথেষ্ট নয়।'],
  'deposit.method.closed': [
    'This deposit method is not offered.',
    'Hindi inaalok ang paraang ito ng deposito.',
    'এই জমার পদ্ধতি নেই।',
  ],
  'deposit.amount.out.of.band': [
    'The amount must be between {0} and {1}, with no more than two decimals.',
    'Dapat nasa pagitan ng {0} at {1} ang halaga, hanggang dalawang decimal.',
    'পরিমাণ {0} থেকে {1} এর মধ্যে, সর্বোচ্চ দুই দশমিক হতে হবে।',
  ],
  'deposit.amount.decimals': [
    'The amount may have at most two decimals, between {0} and {1}.',
    'Hanggang dalawang decimal lamang ang halaga, mula {0} hanggang {1}.',
    'পরিমাণে সর্বোচ্চ দুই দশমিক, {0} থেকে {1} এর মধ্যে।',
  ],
  'deposit.proof.invalid': [
    'Receipts must be PNG or JPG pictures, at most 3 files of 5 MB.',
    'PNG o JPG lamang ang resibo, hanggang 3 file na tig-5 MB.',
    'রসিদ PNG বা JPG ছবি হতে হবে, সর্বোচ্চ ৩টি, প্রতিটি ৫ MB।',
  ],
  'deposit.sender.invalid': [
    'The sender number is not valid.',
    'Hindi wasto ang numero ng nagpadala.',
    'প্রেরকের নম্বর সঠিক নয়।',
  ],
  'deposit.reference.invalid': ['The reference must be {0}.', 'Ang reference ay dapat {0}.', 'রেফারেন্স হতে হবে {0}।'],
  'deposit.reference.duplicate': [
    'This reference was already used.',
    'Nagamit na ang reference na ito.',
    'এই রেফারেন্স আগেই ব্যবহৃত।',
  ],
  'deposit.order.unknown': [
    'This deposit order does not exist.',
    'Walang ganitong order ng deposito.',
    'এই জমার অর্ডার নেই।',
  ],
  'deposit.order.expired': [
    'The deposit order has expired. Please start a new one.',
    'Nag-expire na ang order ng deposito. Magsimula ng bago.',
    'জমার অর্ডারের মেয়াদ শেষ। নতুন করে শুরু করুন।',
  ],
  'deposit.order.closed': [
    'This deposit order is already decided.',
    'Napagpasyahan na ang order na ito.',
    'এই জমার অর্ডারের সিদ্ধান্ত হয়ে গেছে।',
  ],
  'date.range.too.long': [
    'The date range must be at most {0} days and end after it starts.',
    'Hanggang {0} araw lamang at dapat matapos pagkatapos ng simula.',
    'তারিখের পরিসর সর্বোচ্চ {0} দিন এবং শেষ শুরুর পরে হতে হবে।',
  ],
  'deposit.limit.reached': [
    'This is more than your deposit limit leaves. Left now: {0}.',
    'Mas malaki ito sa natitira sa iyong deposit limit. Natitira ngayon: {0}.',
    'এটি আপনার জমার সীমার বাকি অংশের চেয়ে বেশি। এখন বাকি: {0}।',
  ],
  'login.locked': [
    'Too many wrong passwords. Please try again in a quarter of an hour, or set a new password.',
    'Masyadong maraming maling password. Subukan muli pagkalipas ng 15 minuto, o magtakda ng bagong password.',
    'অনেকবার ভুল পাসওয়ার্ড দেওয়া হয়েছে। ১৫ মিনিট পরে আবার চেষ্টা করুন, বা নতুন পাসওয়ার্ড দিন।',
  ],
  login_verify_required: [
    'One more step is needed to sign in.',
    'May isa pang hakbang bago mag-sign in.',
    'সাইন ইন করতে আরও একটি ধাপ প্রয়োজন।',
  ],
  'login.verification.failed': ['That does not match. Please check it.', 'Hindi tugma. Pakisuri.', 'মিলছে না। যাচাই করুন।'],
  'login.verification.expired': [
    'The time for this step is over. Please sign in again.',
    'Tapos na ang oras ng hakbang na ito. Mag-sign in muli.',
    'এই ধাপের সময় শেষ। আবার সাইন ইন করুন।',
  ],
  'captcha.slider.invalid': [
    'The check did not succeed. Please try it again.',
    'Hindi nagtagumpay ang pagsusuri. Subukan muli.',
    'যাচাই সফল হয়নি। আবার চেষ্টা করুন।',
  ],
  'captcha.slider.expired': [
    'The check has expired. Please take a new one.',
    'Nag-expire na ang pagsusuri. Kumuha ng bago.',
    'যাচাইয়ের সময় শেষ। নতুন করে করুন।',
  ],
  'password.old.invalid': ['The password is wrong.', 'Mali ang password.', 'পাসওয়ার্ড ভুল।'],
  'password.weak': [
    'This password is too easy to guess. Please choose another.',
    'Madaling hulaan ang password na ito. Pumili ng iba.',
    'এই পাসওয়ার্ড সহজে অনুমান করা যায়। অন্যটি বাছুন।',
  ],
  'password.same': [
    'The new password must differ from the old one.',
    'Dapat iba ang bagong password sa luma.',
    'নতুন পাসওয়ার্ড পুরোনোটির থেকে আলাদা হতে হবে।',
  ],
  'user.or.email.unknown': [
    'No account has this user name with this e-mail address.',
    'Walang account na may ganitong user name at e-mail.',
    'এই ব্যবহারকারীর নাম ও ই-মেইলে কোনো অ্যাকাউন্ট নেই।',
  ],
  'email.taken': [
    'This e-mail address is already in use.',
    'Ginagamit na ang e-mail na ito.',
    'এই ই-মেইল ইতিমধ্যে ব্যবহৃত।',
  ],
  'invalid.payment.pw': ['The payment password is wrong.', 'Mali ang payment password.', 'পেমেন্ট পাসওয়ার্ড ভুল।'],
  'not.exists.payment.password': [
    'You have not set a payment password yet.',
    'Wala ka pang payment password.',
    'আপনি এখনো পেমেন্ট পাসওয়ার্ড দেননি।',
  ],
  'twofactor.code.invalid': [
    'The code is wrong or was used already.',
    'Mali o nagamit na ang code.',
    'কোডটি ভুল বা আগেই ব্যবহৃত।',
  ],
  'twofactor.on': ['The second step is already on.', 'Naka-on na ang ikalawang hakbang.', 'দ্বিতীয় ধাপ আগেই চালু আছে।'],
  'twofactor.off': ['The second step is not on.', 'Hindi naka-on ang ikalawang hakbang.', 'দ্বিতীয় ধাপ চালু নেই।'],
  'twofactor.not.started': [
    'Please start again: there is no enrolment to confirm.',
    'Magsimula muli: walang enrolment na kukumpirmahin.',
    'আবার শুরু করুন: নিশ্চিত করার মতো কিছু নেই।',
  ],
  'device.session.unknown': [
    'This session has already ended.',
    'Tapos na ang session na ito.',
    'এই সেশন আগেই শেষ হয়েছে।',
  ],
  'avatar.unknown': ['There is no such picture.', 'Walang ganitong larawan.', 'এমন ছবি নেই।'],
  'profile.field.fixed': [
    'This is already on record. Customer service can change it.',
    'Nasa rekord na ito. Ang customer service ang makapagpapalit.',
    'এটি আগেই নথিভুক্ত। গ্রাহক সেবা এটি বদলাতে পারে।',
  ],
  'kyc.submitted': [
    'Your documents are already with us.',
    'Nasa amin na ang iyong mga dokumento.',
    'আপনার নথি আমাদের কাছে আছে।',
  ],
  'kyc.pictures.invalid': [
    'Please add one to three PNG or JPG pictures of at most 5 MB.',
    'Maglagay ng isa hanggang tatlong PNG o JPG na hanggang 5 MB.',
    'এক থেকে তিনটি PNG বা JPG ছবি দিন, প্রতিটি সর্বোচ্চ ৫ MB।',
  ],
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
  'site.maintenance': ['The site is under maintenance.', 'Nasa maintenance ang site.', 'সাইটটি রক্ষণাবেক্ষণে আছে।'],
  'region.restricted': [
    'The service is not available in your region.',
    'Hindi magagamit ang serbisyo sa iyong rehiyon.',
    'আপনার অঞ্চলে সেবাটি নেই।',
  ],
} as const satisfies Record<string, Translated>

/** Every error code this platform answers with. */
export type RefusalCode = keyof typeof MESSAGES

/** All codes, for the panel and for checks. */
export const refusalCodes = Object.keys(MESSAGES) as readonly RefusalCode[]

/** The text of a refusal in the caller's language; English where the platform speaks no other. */
export function refusalMessage(code: RefusalCode, language: string, values: readonly string[] = []): string {
  const [english, tagalog, bengali] = MESSAGES[code]
  const text = language === 'TY' ? tagalog : language === 'BN' ? bengali : english
  return text.replace(/\{(\d)\}/g, (_placeholder, at: string) => values[Number(at)] ?? '')
}
