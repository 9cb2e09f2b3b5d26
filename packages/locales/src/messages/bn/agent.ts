/** Agent centre: its menu and what its pages share. */
export default {
  'agent.menu': 'এজেন্ট সেন্টারের মেনু',
  'agent.close': 'এজেন্ট সেন্টার বন্ধ করুন',
  'agent.loading': 'আপনার দল লোড হচ্ছে…',
  'agent.announcements': 'ঘোষণা',
  'agent.overview': 'দলের সারসংক্ষেপ',
  'agent.register': 'অ্যাকাউন্ট যোগ করুন',
  'agent.team': 'দল পরিচালনা',
  'agent.betting': 'দলের বাজি',
  'agent.user_loss': 'খেলোয়াড়দের লাভ-ক্ষতি',
  'agent.income': 'আমার আয়',
  'agent.account_details': 'অ্যাকাউন্টের বিবরণ',
  'agent.transfer': 'ডাউনলাইনে স্থানান্তর',
  'agent.agreements': 'চুক্তি',
  'agent.dividends': 'লভ্যাংশের রেকর্ড',
  'agent.daily_salary': 'দৈনিক বেতন',
  'agent.hourly_salary': 'ঘণ্টাভিত্তিক বেতন',
  'agent.real_time_salary': 'তাৎক্ষণিক বেতন',

  // Announcements
  'announcement.failed': 'ঘোষণাগুলি লোড করা যায়নি।',
  'announcement.empty_title': 'কোনো ঘোষণা নেই',
  'announcement.empty_text': 'এজেন্টদের জন্য খবর এখানে দেখা যাবে।',
} as const
