import type english from '../en/notices.ts'

/** Announcements: page, modal, popup. */
export default {
  'notices.announcement': 'নোটিশ',
  'notices.empty_title': 'কোনো ঘোষণা নেই',
  'notices.empty_text': 'সাইটের খবর এখানে দেখা যাবে।',
  'notices.position': '{total, number}টির মধ্যে ঘোষণা {index, number}',
  'notices.next': 'পরের ঘোষণা',
  'notices.more': 'আরও জানুন',
} satisfies Record<keyof typeof english, string>
