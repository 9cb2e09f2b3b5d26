type Translated = readonly [english: string, tagalog: string, bengali: string]

const MESSAGES = {
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
    'This game is not part of the demonstration. Slots are ready to play; please try one of those.',
    'Hindi kasama sa demo ang larong ito. Handa ang mga slot; subukan ang isa sa mga iyon.',
    'এই খেলাটি ডেমোতে নেই। স্লট খেলা প্রস্তুত আছে; সেগুলো খেলুন।',
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
