import type english from '../en/notices.ts'

/** Announcements: page, modal, popup. */
export default {
  in_increase_announcement: 'ঘোষণা',
  notice: 'নোটিশ',
  in_system_notice: 'সিস্টেম নোটিশ',
  news: 'খবর',
  'notices.list': 'ঘোষণার তালিকা',
  'notices.published': 'প্রকাশিত {time}',
  'notices.read': '{title} পড়ুন',
  'notices.empty_title': 'কোনো ঘোষণা নেই',
  'notices.empty_text': 'সাইটের খবর এখানে দেখা যাবে।',
  'notices.failed': 'ঘোষণা লোড করা যায়নি।',
  'notices.no_content': 'এই ঘোষণায় কোনো লেখা নেই।',
  'notices.position': '{total, number}টির মধ্যে ঘোষণা {index, number}',
  'notices.next': 'পরের ঘোষণা',
  'notices.previous': 'আগের ঘোষণা',
  'notices.see_all': 'সব ঘোষণা',
  'notices.more': 'আরও জানুন',
  today_hide: 'আজ আর দেখাবেন না',
} satisfies Record<keyof typeof english, string>
