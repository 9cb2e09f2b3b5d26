import type english from '../en/notices.ts'

/** Announcements: page, modal, popup. */
export default {
  in_increase_announcement: 'Mga anunsyo',
  notice: 'Abiso',
  in_system_notice: 'Abiso ng system',
  news: 'Balita',
  'notices.list': 'Listahan ng mga anunsyo',
  'notices.published': 'Inilabas noong {time}',
  'notices.read': 'Basahin ang {title}',
  'notices.empty_title': 'Walang anunsyo',
  'notices.empty_text': 'Lalabas dito ang mga balita ng site.',
  'notices.failed': 'Hindi ma-load ang mga anunsyo.',
  'notices.no_content': 'Walang teksto ang anunsyong ito.',
  'notices.position': 'Anunsyo {index, number} ng {total, number}',
  'notices.next': 'Susunod na anunsyo',
  'notices.previous': 'Nakaraang anunsyo',
  'notices.see_all': 'Lahat ng anunsyo',
  'notices.more': 'Alamin pa',
  today_hide: 'Huwag nang ipakita ngayong araw',
} satisfies Record<keyof typeof english, string>
