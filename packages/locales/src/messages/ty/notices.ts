import type english from '../en/notices.ts'

/** Announcements: page, modal, popup. */
export default {
  'notices.announcement': 'Abiso',
  'notices.empty_title': 'Walang anunsyo',
  'notices.empty_text': 'Lalabas dito ang mga balita ng site.',
  'notices.position': 'Anunsyo {index, number} ng {total, number}',
  'notices.next': 'Susunod na anunsyo',
  'notices.more': 'Alamin pa',
} satisfies Record<keyof typeof english, string>
