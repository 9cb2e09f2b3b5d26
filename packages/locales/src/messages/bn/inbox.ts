import type english from '../en/inbox.ts'

/** Messages to the member: list, reading, deleting. */
export default {
  'inbox.tools': 'কোন বার্তাগুলো',
  'inbox.all': 'সব',
  'inbox.unread': 'অপঠিত',
  'inbox.unread_mark': 'অপঠিত:',
  'inbox.read_all': 'সব পঠিত হিসেবে চিহ্নিত করুন',
  'inbox.failed': 'আপনার বার্তাগুলো লোড করা যায়নি।',
  'inbox.message_failed': 'এই বার্তাটি লোড করা যায়নি।',
  'inbox.empty_title': 'কোনো বার্তা নেই',
  'inbox.empty_text': 'আপনার অ্যাকাউন্টের খবর এখানে দেখা যাবে।',
  'inbox.about_deposit': 'ডিপোজিট দেখুন',
  'inbox.about_withdrawal': 'উত্তোলন দেখুন',
  'inbox.back': 'সব বার্তা',
  'inbox.delete_question': 'এই বার্তাটি মুছবেন? এটি আর ফেরানো যাবে না।',
  'inbox.views': 'কোন অংশ',
  'inbox.received': 'প্রাপ্ত',
  'service_thread.title': 'কাস্টমার সার্ভিস',
  'service_thread.failed': 'কথোপকথন লোড করা যায়নি।',
  'service_thread.empty': 'এখনো কেউ লেখেননি। প্রশ্ন করুন, উত্তর এখানেই আসবে।',
  'service_thread.newest': 'সবচেয়ে নতুন বার্তা',
  'service_thread.not_sent': 'পাঠানো হয়নি',
  'service_thread.write': 'আপনার বার্তা',
  'service_thread.send': 'পাঠান',
} satisfies Record<keyof typeof english, string>
