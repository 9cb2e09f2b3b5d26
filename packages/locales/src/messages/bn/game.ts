import type english from '../en/game.ts'

/** Game page and game popup: starting, framing, session clock, leaving. */
export default {
  'game.starting': '{game} শুরু হচ্ছে…',
  'game.frame': 'গেম: {game}',
  'game.choose': 'একটি গেম বেছে নিন',
  'game.back': 'লবিতে ফিরে যান',
  'game.reload': 'গেম রিলোড করুন',
  'game.full_screen': 'ফুল স্ক্রিন',
  'game.add_favourite': 'পছন্দের তালিকায় রাখুন',
  'game.remove_favourite': 'পছন্দের তালিকা থেকে সরান',
  'game.facts': 'এই গেমের তথ্য',
  'game.facts_failed': 'এই গেমের তথ্য আনা গেল না।',
  'game.rules': 'নিয়ম',
  'game.play': 'এই গেমটি খেলুন',
  'game.deposit': 'ডিপোজিট',
  'game.bar': 'গেম বার',

  // Session clock and net result
  'game.session_time': 'এই সেশনের সময়',
  'game.net_result': 'নিট ফলাফল',
  'game.net_won': 'এই সেশনে আপনি {amount} এগিয়ে আছেন।',
  'game.net_lost': 'এই সেশনে আপনি {amount} পিছিয়ে আছেন।',
  'game.net_even': 'এই সেশনে আপনার লাভ-ক্ষতি সমান।',

  // What can go wrong
  'game.failed_title': 'গেম শুরু হয়নি',
  'game.silent': 'গেম সাড়া দিচ্ছে না। রিলোড করুন, অথবা লবিতে ফিরে যান।',
  'game.none_title': 'কোনো গেম বেছে নেওয়া হয়নি',
  'game.none_text': 'লবি থেকে একটি গেম বেছে নিন।',
  'game.popup_blocked_title': 'গেমের উইন্ডো আটকানো হয়েছে',
  'game.own_window': 'এই গেমটি নিজের আলাদা উইন্ডোতে খোলে।',
  'game.open_window': 'গেমটি খুলুন',
  'game.popup_opened': 'গেমটি নতুন উইন্ডোতে খোলা আছে।',
  'game.login_needed': 'খেলতে লগ ইন করুন।',
  'game.recommend_others': 'এই গেমের রক্ষণাবেক্ষণ চলছে। আমাদের অন্য জনপ্রিয় গেম খেলে দেখুন।',
  'game.not_here_title': 'এখানে এখনও পাওয়া যাচ্ছে না',
  'game.not_here': 'এই গেমটি এই সাইটে এখনও খেলা যায় না। আমাদের অন্য জনপ্রিয় গেম খেলে দেখুন।',
  'game.balance_not_enough': 'আপনার ব্যালেন্স এই গেমের সর্বনিম্ন বাজির চেয়ে কম। অন্য গেম আরও কমে শুরু হয়।',
  'game.leave_full_screen': 'ফুল স্ক্রিন থেকে বের হোন',
  'game.clock': 'এখন সময়',
  'game.interrupted_title': '{game} মাঝপথে থেমে গেছে',
  'game.interrupted': 'খোলা রাউন্ড গেমের নিয়ম অনুযায়ী শেষ হয়। ফল আপনার ব্যালেন্স ও বাজির রেকর্ডে থাকে।',
  'game.resume': 'গেমে ফিরুন',
  'game.not_now': 'এখন না',
} satisfies Record<keyof typeof english, string>
