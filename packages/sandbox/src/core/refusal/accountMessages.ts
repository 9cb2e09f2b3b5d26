/** Refusals about a person: signing in, passwords, codes, details, identity. */
export const accountMessages = {
  'user.or.password.invalid': [
    'The user name or password is wrong.',
    'Mali ang user name o password.',
    'ব্যবহারকারীর নাম বা পাসওয়ার্ড ভুল।',
  ],
  'terms.changed': [
    'The terms have changed since. Please read them again.',
    'Nagbago na ang mga tuntunin mula noon. Pakibasa muli.',
    'শর্তাবলি এর মধ্যে বদলেছে। আবার পড়ে নিন।',
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
  'user.already.exists': [
    'This user name is taken. Please choose another.',
    'May gumagamit na ng user name na ito. Pumili ng iba.',
    'এই ব্যবহারকারীর নাম নেওয়া হয়েছে। অন্যটি বাছুন।',
  ],
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
} as const
