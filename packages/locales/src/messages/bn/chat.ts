import type english from '../en/chat.ts'

/** The chat room. */
export default {
  'chat.title': 'চ্যাট রুম',
  'chat.rooms': 'রুম',
  'chat.failed': 'চ্যাট লোড করা যায়নি।',
  'chat.lines_failed': 'বার্তাগুলো লোড করা যায়নি।',
  'chat.empty': 'এখনো কেউ লেখেননি। শুরু করুন।',
  'chat.log_in': 'লিখতে লগ ইন করুন',
  'chat.admin': '{name} (অ্যাডমিন)',
  'chat.resume': 'নতুন বার্তা দেখান',
  'chat.closed': 'আপনি এখন লিখতে পারবেন না।',
  'chat.closed_until': '{time} পর্যন্ত আপনি লিখতে পারবেন না।',
} satisfies Record<keyof typeof english, string>
