import { filled, type Words } from '../../core/words/Words.ts'

/** Title and body of a message, both with placeholders `{0}` for its values. */
interface MessageWords {
  readonly title: Words
  readonly body: Words
}

const words = (EN: string, TY: string, BN: string): Words => ({ EN, TY, BN })

const TEXTS: Readonly<Record<string, MessageWords>> = {
  info_new_mail: {
    title: words('Welcome to your inbox', 'Maligayang pagdating sa inbox mo', 'আপনার ইনবক্সে স্বাগতম'),
    body: words(
      'News about your account arrives here. Nobody from the house will ever ask for your password or a code.',
      'Dito dumarating ang balita sa iyong account. Walang taga-bahay na hihingi ng password o code mo.',
      'আপনার অ্যাকাউন্টের খবর এখানে আসে। কেউ কখনও আপনার পাসওয়ার্ড বা কোড চাইবে না।',
    ),
  },
  info_fair_rounds: {
    title: words('Every round can be checked', 'Maaaring suriin ang bawat round', 'প্রতিটি রাউন্ড যাচাই করা যায়'),
    body: words(
      'Each game shows under “History and fairness” how its rounds come about, and computes them again for you.',
      'Ipinapakita ng bawat laro sa “Kasaysayan at pagkapatas” kung paano nabubuo ang mga round, at kinukuwenta muli para sa iyo.',
      'প্রতিটি গেমে “ইতিহাস ও ন্যায্যতা”য় দেখা যায় রাউন্ড কীভাবে তৈরি হয়, এবং সেটি আবার হিসাব করে দেখানো হয়।',
    ),
  },
  info_deposit_arrival: {
    title: words('Deposit arrived', 'Dumating ang deposito', 'জমা পৌঁছেছে'),
    body: words(
      'Your deposit of {0} is on your account.',
      'Nasa account mo na ang depositong {0}.',
      'আপনার {0} জমা অ্যাকাউন্টে যোগ হয়েছে।',
    ),
  },
  info_deposit_failed: {
    title: words('Deposit not found', 'Hindi nahanap ang deposito', 'জমা পাওয়া যায়নি'),
    body: words(
      'Your deposit of {0} could not be matched. The deposit page shows the reason.',
      'Hindi naitugma ang depositong {0}. Nasa pahina ng deposito ang dahilan.',
      'আপনার {0} জমা মেলানো যায়নি। কারণ জমার পাতায় আছে।',
    ),
  },
  info_withdraw_approve: {
    title: words('Withdrawal paid', 'Bayad na ang withdrawal', 'উত্তোলন পরিশোধিত'),
    body: words(
      'Your withdrawal was paid. Please confirm when it has arrived.',
      'Nabayaran na ang withdrawal mo. Kumpirmahin kapag dumating na.',
      'আপনার উত্তোলন পরিশোধ করা হয়েছে। পৌঁছালে নিশ্চিত করুন।',
    ),
  },
  info_withdraw_reject: {
    title: words('Withdrawal returned', 'Ibinalik ang withdrawal', 'উত্তোলন ফেরত'),
    body: words(
      'Your withdrawal was not carried out. The money is back on your account.',
      'Hindi natuloy ang withdrawal. Nasa account mo na muli ang pera.',
      'আপনার উত্তোলন সম্পন্ন হয়নি। টাকা অ্যাকাউন্টে ফেরত এসেছে।',
    ),
  },
  info_kyc_approved: {
    title: words('Identity confirmed', 'Kumpirmado ang pagkakakilanlan', 'পরিচয় নিশ্চিত'),
    body: words(
      'Your documents were checked and accepted.',
      'Nasuri at tinanggap ang mga dokumento mo.',
      'আপনার নথি যাচাই করে গ্রহণ করা হয়েছে।',
    ),
  },
  info_kyc_rejected: {
    title: words('Identity not confirmed', 'Hindi nakumpirma ang pagkakakilanlan', 'পরিচয় নিশ্চিত হয়নি'),
    body: words(
      'Your documents could not be accepted. The profile page shows the reason, and you may send them again.',
      'Hindi matanggap ang mga dokumento. Nasa profile ang dahilan, at maaari mong ipadala muli.',
      'আপনার নথি গ্রহণ করা যায়নি। কারণ প্রোফাইলে আছে, আবার পাঠাতে পারেন।',
    ),
  },
  info_new_device: {
    title: words('Signed in on a new device', 'Nag-sign in sa bagong device', 'নতুন ডিভাইসে সাইন ইন'),
    body: words(
      'If that was not you, end the session in the security centre and change your password.',
      'Kung hindi ikaw iyon, tapusin ang session sa security center at palitan ang password.',
      'আপনি না হলে নিরাপত্তা কেন্দ্রে সেশন শেষ করে পাসওয়ার্ড বদলান।',
    ),
  },
  'reward.ready': {
    title: words('A reward is waiting', 'May naghihintay na gantimpala', 'একটি পুরস্কার অপেক্ষায়'),
    body: words(
      'You find it in the reward centre, with its terms. You may also refuse it.',
      'Nasa reward center ito, kasama ang mga tuntunin. Maaari mo rin itong tanggihan.',
      'রিওয়ার্ড সেন্টারে শর্তসহ পাবেন। চাইলে প্রত্যাখ্যানও করতে পারেন।',
    ),
  },
  'rank.reached': {
    title: words('You reached VIP{0}', 'Naabot mo ang VIP{0}', 'আপনি VIP{0} এ পৌঁছেছেন'),
    body: words(
      'The rank stays yours. What it gives is on the VIP page.',
      'Sa iyo na ang ranggo. Nasa pahina ng VIP ang mga benepisyo.',
      'এই ধাপ আপনারই থাকবে। সুবিধা VIP পাতায় আছে।',
    ),
  },
  'raffle.drawn': {
    title: words('The draw was held', 'Tapos na ang bunutan', 'ড্র হয়ে গেছে'),
    body: words(
      'Open your raffle ticket to see the result.',
      'Buksan ang raffle ticket para makita ang resulta.',
      'ফল দেখতে আপনার র‍্যাফেল টিকিট খুলুন।',
    ),
  },
  'application.approved': {
    title: words('Application approved', 'Aprubado ang application', 'আবেদন অনুমোদিত'),
    body: words(
      'Your reward waits in the reward centre. {0}',
      'Nasa reward center ang gantimpala mo. {0}',
      'আপনার পুরস্কার রিওয়ার্ড সেন্টারে আছে। {0}',
    ),
  },
  'application.rejected': {
    title: words('Application not approved', 'Hindi naaprubahan ang application', 'আবেদন অনুমোদিত হয়নি'),
    body: words('{0} You may apply again.', '{0} Maaari kang mag-apply muli.', '{0} আবার আবেদন করতে পারেন।'),
  },
  'points.sent': {
    title: words('Your redemption is on its way', 'Papunta na ang na-redeem mo', 'আপনার পণ্য পাঠানো হয়েছে'),
    body: words('Redeemed for {0} points.', 'Na-redeem sa {0} points.', '{0} পয়েন্টে নেওয়া হয়েছে।'),
  },
  'points.returned': {
    title: words('Redemption rejected', 'Tinanggihan ang redemption', 'রিডেম্পশন বাতিল'),
    body: words(
      'The {0} points are back on your account.',
      'Ibinalik ang {0} points sa account mo.',
      '{0} পয়েন্ট আপনার অ্যাকাউন্টে ফেরত এসেছে।',
    ),
  },
  'service.answer': {
    title: words('Answer of customer service', 'Sagot ng customer service', 'গ্রাহক সেবার উত্তর'),
    body: words('{0}', '{0}', '{0}'),
  },
  operator: { title: words('{0}', '{0}', '{0}'), body: words('{1}', '{1}', '{1}') },
}

const OTHER: MessageWords = {
  title: words('News about your account', 'Balita sa iyong account', 'আপনার অ্যাকাউন্টের খবর'),
  body: words(
    'Something changed on your account; its records show what.',
    'May nagbago sa account mo; nasa mga tala ang detalye.',
    'আপনার অ্যাকাউন্টে কিছু বদলেছে; রেকর্ডে দেখুন।',
  ),
}

/** Title and plain-text body of a message. Kinds that have no words of their own get a general one. */
export function messageWords(key: string, values: readonly string[]): MessageWords {
  const { title, body } = TEXTS[key] ?? OTHER
  return { title: filled(title, ...values), body: filled(body, ...values) }
}

/** Plain text as HTML: nothing a person or operator wrote can become markup. */
export function asHtml(text: string): string {
  const escaped = text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  return escaped
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replace(/\n/g, '<br>')}</p>`)
    .join('')
}
