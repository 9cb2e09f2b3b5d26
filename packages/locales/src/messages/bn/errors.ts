import type english from '../en/errors.ts'

/** What went wrong on the wire or at the platform, and what the player can do. */
export default {
  // One text for each class of failure
  unknown_error: 'অপ্রত্যাশিত কিছু ঘটেছে। আবার চেষ্টা করুন।',
  'failure.reference': 'রেফারেন্স: {reference}',
  'failure.copy_reference': 'রেফারেন্স কপি করুন',
  'errors.offline': 'আপনি অফলাইনে আছেন। আপনার লেখা রাখা আছে; সংযোগ ফিরলে আবার চেষ্টা করুন।',
  'errors.stopped': 'শেষ হওয়ার আগেই অনুরোধটি থেমে গেছে। আবার চেষ্টা করুন।',
  'errors.unexpected_answer': 'উত্তরটি পড়া যায়নি। আবার হলে কাস্টমার সার্ভিসকে রেফারেন্সটি জানান।',
  'errors.not_protected': 'তথ্য সুরক্ষিত করা যায়নি, তাই কিছু পাঠানো হয়নি। আবার চেষ্টা করুন।',

  // Phone and social sign-in
  'auth/invalid-phone-number': 'ফোন নম্বরটি সঠিক নয়।',
  'auth/missing-phone-number': 'একটি বৈধ ফোন নম্বর লিখুন।',
  'auth/too-many-requests': 'অনেকবার চেষ্টা করা হয়েছে। {minutes, plural, one {# মিনিট} other {# মিনিট}} পরে আবার চেষ্টা করুন।',
  'auth/unknown': 'অপ্রত্যাশিত কিছু ঘটেছে। আবার চেষ্টা করুন।',
  'auth/invalid-verification-code': 'কোডটি সঠিক নয়।',
  'auth/missing-verification-code': 'কোড লিখুন।',
  'auth/captcha-check-failed': 'reCAPTCHA যাচাই ব্যর্থ হয়েছে, অথবা এই সাইটের ঠিকানা এর জন্য অনুমোদিত নয়।',
  'auth/quota-exceeded': 'আজ আর কোড পাঠানো যাবে না। কাস্টমার সার্ভিসে যোগাযোগ করুন।',
  'auth/operation-not-allowed': 'এভাবে সাইন ইন করা চালু নেই। কাস্টমার সার্ভিসে যোগাযোগ করুন।',
  'auth/code-expired': 'কোডের মেয়াদ শেষ। আবার পাঠান।',
  'auth/popup-closed-by-user': 'লগ ইন হয়নি। আবার চেষ্টা করুন।',
  'auth/popup-blocked': 'আপনার ব্রাউজার উইন্ডোটি আটকে দিয়েছে। এই সাইটের জন্য পপ-আপ চালু করে আবার চেষ্টা করুন।',
  'auth/network-request-failed': 'সেবাটির সাথে যোগাযোগ করা যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'auth/account-exists-with-different-credential':
    'এই ই-মেইল অন্য সেবার সাথে ব্যবহৃত হচ্ছে। আগে যেটি ব্যবহার করেছেন সেটি বাছুন, অথবা ইউজার নেম দিয়ে লগ ইন করুন।',
} satisfies Record<keyof typeof english, string>
