import { type Currency, withMoney } from '../../../core/words/moneyWords.ts'
import type { Words } from '../../../core/words/Words.ts'

/** Title and body of a message, both with placeholders `{0}` for its values. */
interface MessageWords {
  readonly title: Words
  readonly body: Words
}

/** The texts of a message, and the words of values that are themselves keys. */
interface MessageText extends MessageWords {
  readonly words?: ReadonlyMap<string | bigint, Words>
}

/** Periods of a limit, each before the name of the limit. */
const PERIODS: ReadonlyMap<string | bigint, Words> = new Map(
  Object.entries({
    day: { EN: 'daily', TY: 'pang-araw-araw na', BN: 'দৈনিক' },
    week: { EN: 'weekly', TY: 'lingguhang', BN: 'সাপ্তাহিক' },
    month: { EN: 'monthly', TY: 'buwanang', BN: 'মাসিক' },
  }),
)

/** Events of a contract, its kinds, and the other party where it has no name. */
const CONTRACT: ReadonlyMap<string | bigint, Words> = new Map(
  Object.entries({
    'contract.offered': { EN: 'New contract offered', TY: 'May bagong alok na kontrata', BN: 'নতুন চুক্তির প্রস্তাব' },
    'contract.accepted': { EN: 'Contract accepted', TY: 'Tinanggap ang kontrata', BN: 'চুক্তি গৃহীত' },
    'contract.refused': { EN: 'Offer declined', TY: 'Tinanggihan ang alok', BN: 'প্রস্তাব প্রত্যাখ্যাত' },
    'contract.withdrawn': { EN: 'Offer withdrawn', TY: 'Binawi ang alok', BN: 'প্রস্তাব ফিরিয়ে নেওয়া হয়েছে' },
    'contract.expired': {
      EN: 'Offer expired without an answer',
      TY: 'Lumipas ang alok nang walang sagot',
      BN: 'উত্তর ছাড়াই প্রস্তাবের মেয়াদ শেষ',
    },
    'contract.endAsked': {
      EN: 'Request to end a contract',
      TY: 'Hiling na tapusin ang kontrata',
      BN: 'চুক্তি শেষ করার অনুরোধ',
    },
    'contract.endAgreed': {
      EN: 'Contract ended by agreement',
      TY: 'Tinapos ang kontrata nang may kasunduan',
      BN: 'সম্মতিতে চুক্তি শেষ',
    },
    'contract.endRefused': {
      EN: 'Request to end a contract declined',
      TY: 'Tinanggihan ang hiling na tapusin ang kontrata',
      BN: 'চুক্তি শেষ করার অনুরোধ প্রত্যাখ্যাত',
    },
    'contract.endWithdrawn': {
      EN: 'Request to end a contract withdrawn',
      TY: 'Binawi ang hiling na tapusin ang kontrata',
      BN: 'চুক্তি শেষ করার অনুরোধ ফিরিয়ে নেওয়া হয়েছে',
    },
    'contract.upline': {
      EN: 'Contract ended with the one above it',
      TY: 'Natapos ang kontrata kasama ng nasa itaas nito',
      BN: 'উপরের চুক্তির সঙ্গে চুক্তি শেষ',
    },
    'contract.dividend': { EN: 'Dividend', TY: 'Dibidendo', BN: 'লভ্যাংশ' },
    'contract.daily': { EN: 'Daily salary', TY: 'Araw-araw na sahod', BN: 'দৈনিক বেতন' },
    'contract.hourly': { EN: 'Hourly salary', TY: 'Sahod kada oras', BN: 'ঘণ্টাভিত্তিক বেতন' },
    'contract.realTime': { EN: 'Real-time salary', TY: 'Real-time na sahod', BN: 'তাৎক্ষণিক বেতন' },
    'party.operator': { EN: 'the operator', TY: 'operator', BN: 'অপারেটর' },
    'party.unavailable': {
      EN: 'a downline who is not available',
      TY: 'isang downline na hindi available',
      BN: 'একজন ডাউনলাইন, যাকে এখন পাওয়া যাচ্ছে না',
    },
  }),
)

const TEXTS = {
  info_new_mail: {
    title: { EN: 'Welcome to your inbox', TY: 'Maligayang pagdating sa inbox mo', BN: 'আপনার ইনবক্সে স্বাগতম' },
    body: {
      EN: 'News about your account arrives here. We will never ask for your password or a code.',
      TY: 'Dito dumarating ang balita sa iyong account. Walang taga-bahay na hihingi ng password o code mo.',
      BN: 'আপনার অ্যাকাউন্টের খবর এখানে আসে। কেউ কখনও আপনার পাসওয়ার্ড বা কোড চাইবে না।',
    },
  },
  info_fair_rounds: {
    title: { EN: 'Every round can be checked', TY: 'Maaaring suriin ang bawat round', BN: 'প্রতিটি রাউন্ড যাচাই করা যায়' },
    body: {
      EN: 'Each game shows under “History and fairness” how its rounds are drawn, and computes them again for you.',
      TY: 'Ipinapakita ng bawat laro sa “Kasaysayan at pagkapatas” kung paano nabubuo ang mga round, at kinukuwenta muli para sa iyo.',
      BN: 'প্রতিটি গেমে “ইতিহাস ও ন্যায্যতা”য় দেখা যায় রাউন্ড কীভাবে তৈরি হয়, এবং সেটি আবার হিসাব করে দেখানো হয়।',
    },
  },
  info_deposit_arrival: {
    title: { EN: 'Deposit arrived', TY: 'Dumating ang deposito', BN: 'ডিপোজিট পৌঁছেছে' },
    body: {
      EN: 'Your deposit of {0} with the order reference {1} was credited to your balance.',
      TY: 'Nasa balanse mo na ang depositong {0} na may order reference na {1}.',
      BN: 'অর্ডার রেফারেন্স {1}-এর {0} ডিপোজিট আপনার ব্যালেন্সে যোগ হয়েছে।',
    },
  },
  info_deposit_failed: {
    title: { EN: 'Deposit not found', TY: 'Hindi nahanap ang deposito', BN: 'ডিপোজিট পাওয়া যায়নি' },
    body: {
      EN: 'Your deposit of {0} with the order reference {1} could not be matched. Its entry shows the reason and how to object.',
      TY: 'Hindi naitugma ang depositong {0} na may order reference na {1}. Nasa entry nito ang dahilan at kung paano tumutol.',
      BN: 'অর্ডার রেফারেন্স {1}-এর {0} ডিপোজিট মেলানো যায়নি। কারণ ও আপত্তি জানানোর উপায় সেটির ঘরে আছে।',
    },
  },
  info_withdraw_approve: {
    title: { EN: 'Withdrawal approved', TY: 'Aprubado ang withdrawal', BN: 'উত্তোলন অনুমোদিত' },
    body: {
      EN: 'Your withdrawal {1} of {0} was approved. We send the money next.',
      TY: 'Aprubado na ang withdrawal mong {1} na {0}. Ipapadala na namin ang pera.',
      BN: 'আপনার {0} উত্তোলন {1} অনুমোদিত হয়েছে। এরপর টাকা পাঠানো হবে।',
    },
  },
  info_payout_sent: {
    title: { EN: 'Payout sent', TY: 'Naipadala ang payout', BN: 'পেআউট পাঠানো হয়েছে' },
    body: {
      EN: 'We sent {0} of your withdrawal {1}. Please tell us by {2} whether it has arrived; after that it counts as received.',
      TY: 'Ipinadala namin ang {0} ng withdrawal mong {1}. Sabihin sa amin bago ang {2} kung dumating na; pagkatapos noon, ituturing itong natanggap.',
      BN: 'আপনার উত্তোলন {1}-এর {0} পাঠানো হয়েছে। {2}-এর মধ্যে জানান টাকা এসেছে কি না; এরপর তা প্রাপ্ত ধরা হবে।',
    },
  },
  info_payout_counted: {
    title: { EN: 'Payout counted as received', TY: 'Itinuring na natanggap ang payout', BN: 'পেআউট প্রাপ্ত ধরা হয়েছে' },
    body: {
      EN: 'Nobody answered in time, so {0} of your withdrawal {1} counts as received. If the money is missing, tell us from its entry.',
      TY: 'Walang sumagot sa oras, kaya itinuturing na natanggap ang {0} ng withdrawal mong {1}. Kung kulang ang pera, sabihin sa amin mula sa entry nito.',
      BN: 'সময়মতো উত্তর না আসায় আপনার উত্তোলন {1}-এর {0} প্রাপ্ত ধরা হয়েছে। টাকা না পেলে সেটির ঘর থেকে জানান।',
    },
  },
  info_withdraw_reject: {
    title: { EN: 'Withdrawal returned', TY: 'Ibinalik ang withdrawal', BN: 'উত্তোলন ফেরত' },
    body: {
      EN: 'Your withdrawal {1} was not carried out. {0} is back in your balance.',
      TY: 'Hindi natuloy ang withdrawal mong {1}. Nasa balanse mo na muli ang {0}.',
      BN: 'আপনার উত্তোলন {1} সম্পন্ন হয়নি। {0} আপনার ব্যালেন্সে ফেরত এসেছে।',
    },
  },
  transfer_upline_msg: {
    title: { EN: 'Transfer received', TY: 'May natanggap kang transfer', BN: 'ট্রান্সফার পেয়েছেন' },
    body: {
      EN: '{2} from your downline {0} was credited to your balance. Transfer number: {3}.',
      TY: 'Nasa balanse mo na ang {2} mula sa downline mong si {0}. Numero ng paglipat: {3}.',
      BN: 'আপনার ডাউনলাইন {0}-এর পাঠানো {2} আপনার ব্যালেন্সে যোগ হয়েছে। ট্রান্সফার নম্বর: {3}।',
    },
  },
  transfer_downline_msg: {
    title: { EN: 'Transfer received', TY: 'May natanggap kang transfer', BN: 'ট্রান্সফার পেয়েছেন' },
    body: {
      EN: '{2} from your upline {0} was credited to your balance. Transfer number: {3}.',
      TY: 'Nasa balanse mo na ang {2} mula sa upline mong si {0}. Numero ng paglipat: {3}.',
      BN: 'আপনার আপলাইন {0}-এর পাঠানো {2} আপনার ব্যালেন্সে যোগ হয়েছে। ট্রান্সফার নম্বর: {3}।',
    },
  },
  info_deposit_limit_half: {
    title: {
      EN: 'Half of your deposit limit is used',
      TY: 'Nagamit na ang kalahati ng limit mo sa deposito',
      BN: 'ডিপোজিট সীমার অর্ধেক ব্যবহার হয়েছে',
    },
    body: {
      EN: 'You have used half or more of your {1} deposit limit of {0}.',
      TY: 'Nagamit mo na ang kalahati o higit pa ng {1} limit mo sa deposito na {0}.',
      BN: 'আপনার {1} ডিপোজিট সীমা {0}-এর অর্ধেক বা তার বেশি ব্যবহার হয়েছে।',
    },
    words: PERIODS,
  },
  info_deposit_limit_full: {
    title: {
      EN: 'Your deposit limit is used up',
      TY: 'Naubos na ang limit mo sa deposito',
      BN: 'ডিপোজিট সীমার পুরোটা ব্যবহার হয়েছে',
    },
    body: {
      EN: 'You have used all of your {1} deposit limit of {0}. Safer play shows when it restarts.',
      TY: 'Naubos mo na ang {1} limit mo sa deposito na {0}. Nasa Ligtas na paglalaro kung kailan ito magsisimulang muli.',
      BN: 'আপনার {1} ডিপোজিট সীমা {0}-এর পুরোটাই ব্যবহার হয়েছে। কখন আবার শুরু হবে তা নিরাপদ খেলার পাতায় দেখুন।',
    },
    words: PERIODS,
  },
  info_kyc_approved: {
    title: { EN: 'Identity confirmed', TY: 'Kumpirmado ang pagkakakilanlan', BN: 'পরিচয় নিশ্চিত' },
    body: {
      EN: 'Your documents were checked and accepted.',
      TY: 'Nasuri at tinanggap ang mga dokumento mo.',
      BN: 'আপনার নথি যাচাই করে গ্রহণ করা হয়েছে।',
    },
  },
  info_kyc_rejected: {
    title: { EN: 'Identity not confirmed', TY: 'Hindi nakumpirma ang pagkakakilanlan', BN: 'পরিচয় নিশ্চিত হয়নি' },
    body: {
      EN: 'Your documents could not be accepted. The profile page shows the reason, and you may send them again.',
      TY: 'Hindi matanggap ang mga dokumento. Nasa profile ang dahilan, at maaari mong ipadala muli.',
      BN: 'আপনার নথি গ্রহণ করা যায়নি। কারণ প্রোফাইলে আছে, আবার পাঠাতে পারেন।',
    },
  },
  info_downline_arrived: {
    title: {
      EN: 'Somebody you signed up has logged in',
      TY: 'Nag-log in na ang taong inirehistro mo',
      BN: 'আপনার খোলা অ্যাকাউন্টে কেউ লগ ইন করেছেন',
    },
    body: {
      EN: '{0} has logged in for the first time and is choosing a password. The one you gave no longer works.',
      TY: 'Unang nag-log in si {0} at pumipili ng password. Hindi na gagana ang ibinigay mo.',
      BN: '{0} প্রথমবার লগ ইন করেছেন এবং পাসওয়ার্ড বেছে নিচ্ছেন। আপনার দেওয়া পাসওয়ার্ড আর কাজ করবে না।',
    },
  },
  info_contract: {
    title: { EN: '{0}', TY: '{0}', BN: '{0}' },
    body: {
      EN: '{1} with {2}. Contracts shows its terms and history.',
      TY: '{1} kay {2}. Nasa Mga kontrata ang mga tuntunin at kasaysayan nito.',
      BN: '{2}-এর সঙ্গে {1}। শর্ত ও ইতিহাস “চুক্তি”তে আছে।',
    },
    words: CONTRACT,
  },
  info_new_device: {
    title: { EN: 'New device logged in', TY: 'Nag-log in sa bagong device', BN: 'নতুন ডিভাইসে লগ ইন' },
    body: {
      EN: 'If that was not you, end the session in the security centre and change your password.',
      TY: 'Kung hindi ikaw iyon, tapusin ang session sa security centre at palitan ang password.',
      BN: 'আপনি না হলে নিরাপত্তা কেন্দ্রে সেশন শেষ করে পাসওয়ার্ড বদলান।',
    },
  },
  info_contact_released: {
    title: { EN: 'A contact was removed', TY: 'Inalis ang isang contact', BN: 'একটি যোগাযোগ সরানো হয়েছে' },
    body: {
      EN: 'Somebody else showed by a code that a number or address of your profile is theirs. Add your own in the security centre.',
      TY: 'May ibang nagpatunay gamit ang code na kaniya ang isang numero o e-mail sa profile mo. Idagdag ang sa iyo sa security centre.',
      BN: 'অন্য একজন কোড দিয়ে দেখিয়েছেন যে আপনার প্রোফাইলের একটি নম্বর বা ঠিকানা তাঁর। সিকিউরিটি সেন্টারে নিজেরটি যোগ করুন।',
    },
  },
  info_guard_changed: {
    title: { EN: 'Your account was changed', TY: 'May binago sa iyong account', BN: 'আপনার অ্যাকাউন্টে পরিবর্তন হয়েছে' },
    body: {
      EN: 'Something that protects your account was changed. If that was not you, end your other sessions in the security centre and change your password.',
      TY: 'May binago sa proteksyon ng iyong account. Kung hindi ikaw iyon, tapusin ang ibang session sa security centre at palitan ang password.',
      BN: 'আপনার অ্যাকাউন্টের সুরক্ষায় কিছু বদলানো হয়েছে। আপনি না হলে নিরাপত্তা কেন্দ্রে অন্য সেশন শেষ করে পাসওয়ার্ড বদলান।',
    },
  },
  'reward.ready': {
    title: { EN: 'A reward is waiting', TY: 'May naghihintay na reward', BN: 'একটি রিওয়ার্ড অপেক্ষায়' },
    body: {
      EN: 'It is in the reward centre, with its terms. Claim it by {0}, or decline it.',
      TY: 'Nasa reward centre ito, kasama ang mga tuntunin. Kunin ito bago ang {0}, o tanggihan.',
      BN: 'রিওয়ার্ড সেন্টারে শর্তসহ পাবেন। {0}-এর মধ্যে নিন, অথবা প্রত্যাখ্যান করুন।',
    },
  },
  'reward.ready_amount': {
    title: { EN: 'A reward is waiting', TY: 'May naghihintay na reward', BN: 'একটি রিওয়ার্ড অপেক্ষায়' },
    body: {
      EN: '{1} is in the reward centre, with the terms. Claim it by {0}, or decline it.',
      TY: 'Nasa reward centre ang {1}, kasama ang mga tuntunin. Kunin ito bago ang {0}, o tanggihan.',
      BN: 'রিওয়ার্ড সেন্টারে শর্তসহ {1} পাবেন। {0}-এর মধ্যে নিন, অথবা প্রত্যাখ্যান করুন।',
    },
  },
  'mission.reached': {
    title: { EN: 'A mission is complete', TY: 'Tapos na ang isang misyon', BN: 'একটি মিশন সম্পূর্ণ হয়েছে' },
    body: {
      EN: 'Its reward is in the reward centre. Claim it by {0}, or decline it.',
      TY: 'Nasa reward centre ang reward nito. Kunin ito bago ang {0}, o tanggihan.',
      BN: 'এর রিওয়ার্ড রিওয়ার্ড সেন্টারে আছে। {0}-এর মধ্যে নিন, অথবা প্রত্যাখ্যান করুন।',
    },
  },
  'bonus.met': {
    title: { EN: 'Bonus terms met', TY: 'Natugunan ang kondisyon ng bonus', BN: 'বোনাসের শর্ত পূরণ হয়েছে' },
    body: {
      EN: 'The wagering requirement of your bonus of {0} is met. What is left of it and the winnings from it, {1}, are yours to withdraw.',
      TY: 'Natugunan na ang kondisyon ng bonus mong {0}. Sa iyo na ang natira rito at ang napanalunan mo rito, {1}, at mawi-withdraw mo na.',
      BN: 'আপনার {0} বোনাসের শর্ত পূরণ হয়েছে। এর যা বাকি ও তা দিয়ে যা জিতেছেন, মোট {1}, এখন আপনার, তুলতেও পারবেন।',
    },
  },
  'bonus.expired': {
    title: { EN: 'A bonus has expired', TY: 'Nag-expire ang isang bonus', BN: 'একটি বোনাসের মেয়াদ শেষ' },
    body: {
      EN: 'The time for your bonus of {0} is over. What was left of it and the winnings from it, {1}, were taken back. Your own money was not touched.',
      TY: 'Tapos na ang panahon ng bonus mong {0}. Binawi ang natira rito at ang napanalunan mo rito, {1}. Hindi ginalaw ang sarili mong pera.',
      BN: 'আপনার {0} বোনাসের সময় শেষ। এর যা বাকি ছিল ও তা দিয়ে যা জিতেছিলেন, মোট {1}, বাজেয়াপ্ত হয়েছে। আপনার নিজের টাকায় হাত দেওয়া হয়নি।',
    },
  },
  'rank.reached': {
    title: { EN: 'You reached VIP{0}', TY: 'Naabot mo ang VIP{0}', BN: 'আপনি VIP{0} এ পৌঁছেছেন' },
    body: {
      EN: 'You keep this rank. Its benefits are on the VIP page.',
      TY: 'Sa iyo na ang ranggo. Nasa pahina ng VIP ang mga benepisyo.',
      BN: 'এই র‍্যাঙ্ক আপনারই থাকবে। সুবিধা VIP পাতায় আছে।',
    },
  },
  'raffle.drawn': {
    title: { EN: 'The draw was held', TY: 'Tapos na ang bunutan', BN: 'ড্র হয়ে গেছে' },
    body: {
      EN: 'Open your raffle ticket to see the result.',
      TY: 'Buksan ang raffle ticket para makita ang resulta.',
      BN: 'ফল দেখতে আপনার র‍্যাফেল টিকিট খুলুন।',
    },
  },
  'application.approved': {
    title: { EN: 'Application approved', TY: 'Aprubado ang application', BN: 'আবেদন অনুমোদিত' },
    body: {
      EN: 'Your reward waits in the reward centre. {0}',
      TY: 'Nasa reward centre ang reward mo. {0}',
      BN: 'আপনার রিওয়ার্ড রিওয়ার্ড সেন্টারে আছে। {0}',
    },
  },
  'application.rejected': {
    title: { EN: 'Application not approved', TY: 'Hindi naaprubahan ang application', BN: 'আবেদন অনুমোদিত হয়নি' },
    body: { EN: '{0} You may apply again.', TY: '{0} Maaari kang mag-apply muli.', BN: '{0} আবার আবেদন করতে পারেন।' },
  },
  'points.sent': {
    title: { EN: 'Your redemption is on its way', TY: 'Papunta na ang na-redeem mo', BN: 'আপনার পণ্য পাঠানো হয়েছে' },
    body: { EN: 'Redeemed for {0} points.', TY: 'Na-redeem sa {0} points.', BN: '{0} পয়েন্টে নেওয়া হয়েছে।' },
  },
  'points.returned': {
    title: { EN: 'Redemption rejected', TY: 'Tinanggihan ang redemption', BN: 'রিডেম্পশন বাতিল' },
    body: {
      EN: 'The {0} points are back in your balance.',
      TY: 'Ibinalik ang {0} points sa account mo.',
      BN: '{0} পয়েন্ট আপনার অ্যাকাউন্টে ফেরত এসেছে।',
    },
  },
  'service.answer': {
    title: { EN: 'Answer from customer service', TY: 'Sagot ng customer service', BN: 'কাস্টমার সার্ভিসের উত্তর' },
    body: { EN: '{0}', TY: '{0}', BN: '{0}' },
  },
  operator: { title: { EN: '{0}', TY: '{0}', BN: '{0}' }, body: { EN: '{1}', TY: '{1}', BN: '{1}' } },
} satisfies Readonly<Record<string, MessageText>>

/** Key of a message that has its own texts. */
export type MessageKey = keyof typeof TEXTS

/** Title and plain-text body of a message. */
export function messageWords(
  { key, values }: { readonly key: MessageKey; readonly values: readonly (string | bigint)[] },
  currency: Currency,
): MessageWords {
  const { title, body, words }: MessageText = TEXTS[key]
  const inWords = values.map((value) => words?.get(value) ?? value)
  return { title: withMoney(title, currency, inWords), body: withMoney(body, currency, inWords) }
}

/** Escapes plain text for HTML, so that nothing a person or operator wrote can become markup. */
export function asHtml(text: string): string {
  const escaped = text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('')
}
