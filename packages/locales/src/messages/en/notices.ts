/** Announcements: page, modal, popup. */
export default {
  'notices.announcement': 'Notice',
  'notices.empty_title': 'No announcements',
  'notices.empty_text': 'News about the site will be listed here.',
  'notices.position': 'Announcement {index, number} of {total, number}',
  'notices.next': 'Next announcement',
  'notices.more': 'Find out more',
} as const
