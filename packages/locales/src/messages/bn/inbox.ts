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
  'inbox.back': 'সব বার্তা',
  'inbox.delete_question': 'এই বার্তাটি মুছবেন? এটি আর ফেরানো যাবে না।',
} satisfies Record<keyof typeof english, string>
