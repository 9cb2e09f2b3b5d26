import type english from '../en/records.ts'

/** Betting record: filters, columns, totals, statuses. */
export default {
  'records.title': 'বাজির রেকর্ড',
  'records.filters': 'ফিল্টার',
  'records.filters_set': '{count, plural, one {#টি ফিল্টার বেছে নেওয়া আছে} other {#টি ফিল্টার বেছে নেওয়া আছে}}',
  'records.export': 'টেবিল হিসেবে সংরক্ষণ করুন',
  'records.show': 'বাজিগুলো দেখান',
  'date_range.shortcut_today': 'আজ',
  'date_range.shortcut_yesterday': 'গতকাল',
  'date_range.shortcut_previous_7': 'গত ৭ দিন',
  'date_range.shortcut_previous_30': 'গত ৩০ দিন',
  'date_range.shortcut_previous_90': 'গত ৯০ দিন',
  'date_range.shortcut_next_7': 'আগামী ৭ দিন',
  'date_range.shortcut_next_30': 'আগামী ৩০ দিন',
  'records.state': 'বাজি',
  'records.state_all': 'সব',
  'records.state_open': 'খোলা',
  'records.state_settled': 'নিষ্পন্ন',
  'records.settled_total': 'সময়কালের নিষ্পন্ন বাজি',
  'records.open_total': 'সময়কালের খোলা বাজি',
  'records.empty_open': 'এই সময়ে কোনো খোলা বাজি নেই',
  'records.category': 'বিভাগ',
  'records.vendor': 'প্রোভাইডার',
  'records.status': 'অবস্থা',
  'records.all': 'সব',

  // Columns
  'records.table': 'নির্বাচিত সময়ের বাজি',
  'records.time': 'সময়',
  'records.game': 'গেম',
  'records.order': 'বাজির নম্বর',
  'records.stake': 'বাজি',
  'records.valid_bet': 'বৈধ বাজি',
  'records.payout': 'পেআউট',
  'records.net': 'নিট ফলাফল',

  // Totals
  'records.page_total': 'এই পৃষ্ঠা',
  'records.period_total': 'পুরো সময়কাল',
  'records.bets': '{count, plural, one {#টি বাজি} other {#টি বাজি}}',

  // States
  'records.empty_title': 'এই সময়ে কোনো বাজি নেই',
  'records.empty_text': 'অন্য সময়কাল বেছে নিন বা ফিল্টার মুছুন।',
  'records.failed': 'বাজির রেকর্ড লোড করা যায়নি।',
  'records.range_too_long': 'সর্বোচ্চ {days, plural, one {# দিন} other {# দিন}} বেছে নিন।',
  'records.range_end_before_start': 'শেষ তারিখ শুরুর আগে পড়েছে।',
  'records.range_not_a_date': 'সঠিক তারিখ লিখুন।',

  // Statuses
  'records.status_win': 'জয়',
  'records.status_lose': 'হার',
  'records.status_returned': 'ফেরত',
  'records.status_tie': 'ড্র',
  'records.status_cancelled': 'বাতিল',
  'records.status_open': 'চলমান',
  'records.open_bets': 'চলমান বাজি',
  'records.print': 'প্রিন্ট',
  'records.back': 'সব বাজি',
  'records.details_of': '{id} বাজির বিস্তারিত',
  'records.detail_title': 'বাজি {id}',
  'records.detail_failed': 'এই বাজি লোড করা যায়নি।',
} satisfies Record<keyof typeof english, string>
