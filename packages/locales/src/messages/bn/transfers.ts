import type english from '../en/transfers.ts'

/** Transfers between own wallets and to the agent above. */
export default {
  'wallets.intro': 'কোনো গেমের টাকা তার ভেন্ডরের ওয়ালেটে থাকতে হয়।',
  'wallets.total': 'সব ওয়ালেট মিলিয়ে',
  'wallets.failed': 'আপনার ওয়ালেট লোড করা যায়নি।',
  'wallets.list': 'আপনার ওয়ালেট',
  'wallets.main': 'মূল ওয়ালেট',
  'wallets.unnamed': 'ওয়ালেট {id}',
  'wallets.show_empty': '{count, plural, one {#টি খালি ওয়ালেট} other {#টি খালি ওয়ালেট}} দেখান',
  'wallets.hide_empty': 'খালি ওয়ালেট লুকান',
  'wallets.collect': 'সব মূল ওয়ালেটে ফেরত আনুন',
  'wallets.collected': 'সব টাকা এখন মূল ওয়ালেটে।',
  'wallets.moved': '{amount} ট্রান্সফার হয়েছে।',
  'wallets.single_title': 'সব গেমের জন্য একটি ওয়ালেট',
  'wallets.single_text': 'আপনার ব্যালেন্স সব গেমে ব্যবহার করা যায়। ট্রান্সফারের দরকার নেই।',
  'upline.intro': 'এজেন্টকে পাঠানো টাকা ফেরত আনা যায় না।',
  'upline.failed': 'ট্রান্সফারের শর্ত লোড করা যায়নি।',
  'upline.none_title': 'আপলাইনে ট্রান্সফার করতে পারবেন না',
  'upline.none_text': 'আপনার অ্যাকাউন্টের উপরে ট্রান্সফার নেওয়ার মতো এজেন্ট নেই।',
  'upline.done': 'ট্রান্সফার পাঠানো হয়েছে',
  'upline.number': 'ট্রান্সফার নম্বর',
  'upline.amount': 'পরিমাণ',
  'upline.balance': 'এরপর আপনার ব্যালেন্স',
  'upline.at': 'সময়',
  'upline.recorded': 'ট্রান্সফারটি আপনার ও আপনার এজেন্টের অ্যাকাউন্ট রেকর্ডে আছে।',
  'upline.again': 'আবার ট্রান্সফার করুন',
} satisfies Record<keyof typeof english, string>
