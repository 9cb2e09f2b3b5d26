import type english from '../en/status.ts'

/** Pages and bands that stand in for the site: maintenance, region, offline, retry, stale chunk, not found, crash. */
export default {
  // System status
  game_maintenance: 'গেমের রক্ষণাবেক্ষণ চলছে',
  info_maintenance: 'আমরা সিস্টেমের কাজ করছি, শিগগিরই ফিরে আসব। আপনার ব্যালেন্স নিরাপদ আছে।',
  blockip: 'প্রবেশ সীমিত',
  info_ip_block: 'আপনার অবস্থান বা IP ঠিকানা থেকে আমাদের সেবা পাওয়া যায় না।',
  'blocked.help': 'এটি ভুল মনে হলে, অথবা আপনার ব্যালেন্স প্রয়োজন হলে, কাস্টমার সার্ভিসে যোগাযোগ করুন।',
  your_ip: 'আপনার IP ঠিকানা',
  'blocked.ip_unknown': 'জানা নেই',

  // Start-up
  'status.retry_title': 'সাইটে পৌঁছানো যাচ্ছে না',
  in_network_again: 'নেটওয়ার্ক সংযোগ কাজ করেনি। আপনার লেখা রাখা আছে; আবার চেষ্টা করুন।',
  timeout_retry_please: 'পেজ লোড হতে বেশি সময় লেগেছে। আবার চেষ্টা করুন।',
  domain_check_failed: 'এই ঠিকানাটি সঠিক নয়। কাস্টমার সার্ভিসে যোগাযোগ করুন।',

  // Connection
  'status.blockers': 'জুয়ার সাইট ব্লক করার প্রোগ্রাম',
  'offline.title': 'আপনি অফলাইনে আছেন',
  'offline.text': 'শেষবার যা লোড হয়েছিল তা দেখছেন। অনলাইনে না ফেরা পর্যন্ত লেনদেন বন্ধ থাকবে।',

  // Parts of the page that did not load
  'chunk.title': 'সাইটের এই অংশ লোড হয়নি',
  'chunk.missing': 'সম্ভবত সাইটটি আপডেট হয়েছে। নতুন সংস্করণ পেতে রিলোড করুন।',
  'chunk.timeout': 'লোড হতে বেশি সময় লেগেছে। সংযোগ দেখে রিলোড করুন।',
  'chunk.other': 'কোনো কারণে এটি লোড হয়নি। পেজ রিলোড করুন।',
  'chunk.css': 'এই পেজের স্টাইল লোড হয়নি। পেজ রিলোড করুন।',
  'chunk.reload': 'পেজ রিলোড করুন',

  // Not found and crash
  'not_found.title': 'পেজটি পাওয়া যায়নি',
  'not_found.text': 'এই ঠিকানায় কিছু নেই। লিংকটি পুরোনো বা ভুল হতে পারে।',
  'crash.title': 'কিছু একটা সমস্যা হয়েছে',
  'crash.text': 'এই পেজ কাজ করা বন্ধ করেছে। আপনার অ্যাকাউন্ট ও ব্যালেন্স ঠিক আছে।',

  // Lists
  'list.failed': 'তালিকা লোড করা যায়নি।',

  // Page titles
  'title.site': '{page} · {brand}',
  'title.home': 'হোম',
  'title.safety': 'নিরাপদ খেলা',
  'title.licences': 'ওপেন-সোর্স লাইসেন্স',
  'title.notices': 'ঘোষণা',
  'title.point_mall': 'পয়েন্ট মল',
  'title.game': 'গেম',
  'title.login': 'লগ ইন',
  'title.register': 'সাইন আপ',
  'title.not_found': 'পেজটি পাওয়া যায়নি',
  'title.maintenance': 'রক্ষণাবেক্ষণ',
  'title.blocked': 'প্রবেশ সীমিত',
  'title.age': 'এখনো আপনার জন্য নয়',
  'age.closed_title': 'এই সাইট {age, number} বছর ও তার বেশি বয়সীদের জন্য',
  'age.closed': 'আপনি বলেছেন আপনার বয়স কম। বয়স হলে ফিরে আসতে পারবেন।',
  'title.help': 'সাহায্য কেন্দ্র',
  'title.contact': 'যোগাযোগ',
  'title.deposit_tutorial': 'কীভাবে ডিপোজিট করবেন',
  'title.complaints': 'অভিযোগ',
  'title.terms': 'ব্যবহারের শর্ত',
  'title.privacy': 'গোপনীয়তা নীতি',
  'title.join': 'অ্যাফিলিয়েট হোন',
  'blocked.address_title': 'আপনার আইপি ঠিকানা অবরুদ্ধ',
  'blocked.address': 'এই আইপি ঠিকানা থেকে প্রবেশ বন্ধ করা হয়েছে। আপনার অঞ্চলের অন্যরা এর আওতায় নেই।',
} satisfies Record<keyof typeof english, string>
