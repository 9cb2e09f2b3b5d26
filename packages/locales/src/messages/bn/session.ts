import type english from '../en/session.ts'

/** Log in, sign up, captcha, free play, sign out, and what ends or guards a session. */
export default {
  // Log in
  hd_login_button: 'লগ ইন',
  sign_in: 'সাইন ইন',
  'login.title': 'আবার স্বাগতম',
  username_login: 'ইউজার নেম',
  mobile_login: 'SMS',
  in_user_login: 'ইউজার নেম দিয়ে লগ ইন',
  in_mobile_login: 'SMS দিয়ে লগ ইন',
  'login.done': 'আপনি লগ ইন করেছেন।',
  in_remember_password: 'আমার ইউজার নেম মনে রাখুন',
  in_forgot_password: 'পাসওয়ার্ড ভুলে গেছেন?',
  in_forget_password: 'পাসওয়ার্ড ভুলে গেছি',
  not_member: 'এখনো সদস্য নন?',
  no_account: 'এখনো অ্যাকাউন্ট নেই?',
  register_here: 'এখানে সাইন আপ করুন',
  in_already_account: 'আগে থেকেই অ্যাকাউন্ট আছে?',
  login_exist_account: 'আপনার অ্যাকাউন্টে লগ ইন করুন',
  login_way: 'অথবা এভাবে চালিয়ে যান',
  continue_with_google: 'Google দিয়ে চালিয়ে যান',
  continue_with_facebook: 'Facebook দিয়ে চালিয়ে যান',
  continue_with_telegram: 'Telegram দিয়ে চালিয়ে যান',
  in_incorrect_password: 'আপনার ইউজার নেম ও পাসওয়ার্ড দিন।',
  in_logged_login: 'আগে লগ ইন করুন।',
  'login.needed': 'চালিয়ে যেতে লগ ইন করুন',
  'login.try_again': 'লগ ইন হয়নি। আবার চেষ্টা করুন।',
  login_2fa_tips: 'আপনি নতুন ঠিকানা থেকে লগ ইন করছেন। এটি আপনিই, তা নিশ্চিত করুন।',
  member_no_enter: 'এই অ্যাকাউন্ট দিয়ে সদস্যদের সাইটে লগ ইন করা যায় না।',
  error_not_agent: 'এখানে শুধু এজেন্টরা লগ ইন করতে পারেন।',

  // Free play
  hd_free_demo: 'ফ্রি খেলা',
  'free_play.title': 'বিনামূল্যে গেম খেলে দেখুন',
  'free_play.text': 'খেলার টাকা সহ ডেমো অ্যাকাউন্ট। এখানে কিছু জেতা বা তোলা যায় না।',
  'free_play.start': 'ফ্রি খেলা শুরু করুন',
  in_need_true_account: 'এর জন্য আসল অ্যাকাউন্ট লাগবে। ডেমো অ্যাকাউন্ট দিয়ে দেখা যায়, কিন্তু এটি করা যায় না।',
  'true_account.title': 'আসল অ্যাকাউন্ট লাগবে',
  'true_account.register': 'সাইন আপ করুন',

  // Captcha and checks
  in_increase_captcha: 'ক্যাপচা',
  in_vwrite_code: 'ক্যাপচা লিখুন।',
  verify_first: 'আগে যাচাই সম্পন্ন করুন।',
  click_verify: 'যাচাই করতে চাপুন',
  verify_success: 'যাচাই হয়েছে',
  'verify.cancelled': 'যাচাই বাতিল করা হয়েছে। কিছুই পাঠানো হয়নি।',

  // Sign up
  hd_sign_button: 'সাইন আপ',
  sign_up: 'সাইন আপ',
  'register.title': 'অ্যাকাউন্ট তৈরি করুন',
  username_register: 'ইউজার নেম',
  mobile_register: 'মোবাইল নম্বর',
  in_user_register: 'ইউজার নেম দিয়ে সাইন আপ',
  in_mobile_register: 'মোবাইল নম্বর দিয়ে সাইন আপ',
  in_register_now: 'এখনই সাইন আপ করুন',
  create_account: 'অ্যাকাউন্ট তৈরি করুন',
  register_success: 'আপনার অ্যাকাউন্ট প্রস্তুত।',
  in_registered_success: 'স্বাগতম',
  'register.closed': 'এই মুহূর্তে সাইন আপ বন্ধ আছে।',
  'register.invited': 'আপনাকে {code} কোড দিয়ে আমন্ত্রণ জানানো হয়েছে।',
  'register.settings_failed': 'ফর্মটি লোড করা যায়নি।',
  please_agree: '{0} মেনে নিতে সম্মতি দিন।',

  // SMS codes
  code_sent: 'কোড পাঠানো হয়েছে। এটি {minutes, plural, one {# মিনিট} other {# মিনিট}} কার্যকর থাকবে।',
  'sms.failed': 'কোড পাঠানো যায়নি।',

  // Passwords
  change_password: 'পাসওয়ার্ড বদলান',
  change_pass_success: 'আপনার পাসওয়ার্ড বদলানো হয়েছে।',
  in_first_password: 'আপনার নিরাপত্তার জন্য নতুন পাসওয়ার্ড বেছে নিন।',
  in_password_expired: 'আপনার পাসওয়ার্ডের মেয়াদ শেষ। নতুন একটি বেছে নিন।',
  in_changing_security: 'নতুন পাসওয়ার্ড আপনার অ্যাকাউন্টকে আরও নিরাপদ রাখে।',
  reset_password: 'পাসওয়ার্ড রিসেট করুন',
  after_reset_pass: 'আপনার পাসওয়ার্ড রিসেট হয়েছে। আবার লগ ইন করুন।',
  in_been_out: 'আমরা আপনাকে একটি ই-মেইল পাঠিয়েছি। ইনবক্স দেখুন।',
  in_username_exist: 'এই ইউজার নেম বা ই-মেইল নেই।',
  'forgot.ask_service': 'অ্যাকাউন্টে ফিরতে কাস্টমার সার্ভিস আপনাকে সাহায্য করতে পারে।',

  // Sign out and the end of a session
  logout: 'সাইন আউট',
  in_popup_prompt: 'নিশ্চিত করুন',
  in_sure_logout: 'আপনি কি সত্যিই সাইন আউট করতে চান?',
  'logout.done': 'আপনি সাইন আউট করেছেন।',
  'session.expired_title': 'আপনার সেশন শেষ হয়েছে',
  'session.expired': 'আবার লগ ইন করুন। আপনি যেখানে ছিলেন সেখানেই ফিরিয়ে নেব।',
  'session.other_place': 'অন্য জায়গা থেকে লগ ইন করা হয়েছে, তাই এই সেশন শেষ করা হয়েছে।',
  'session.continued': 'আপনি আবার লগ ইন করেছেন। আগের কাজ চালিয়ে যাচ্ছি।',
} satisfies Record<keyof typeof english, string>
