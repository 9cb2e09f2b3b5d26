import type english from '../en/lobby.ts'

/** Game lobby and category pages. */
export default {
  lobby: 'লবি',
  'lobby.vendors': 'প্রোভাইডার',
  'lobby.previous_vendors': 'আগের প্রোভাইডার',
  'lobby.next_vendors': 'পরের প্রোভাইডার',

  // List types
  'lobby.lists': 'গেমের তালিকা',
  in_all_games: 'সব গেম',
  'lobby.hot': 'হট',
  in_favorite: 'পছন্দের',
  recent: 'সাম্প্রতিক',

  // Filters
  'lobby.filters': 'ফিল্টার',
  game_classify: 'গেমের ধরন',
  in_type_all: 'সব',
  in_accumulative_prize: 'জ্যাকপট',
  in_table_games: 'টেবিল গেম',
  in_arcade_games: 'আর্কেড',
  in_bingo: 'বিঙ্গো',
  in_minimum_bet: 'সর্বনিম্ন বাজি',
  in_slot_search: 'গেম খুঁজুন',
  in_please_game: 'গেমের নাম',
  'lobby.clear_filters': 'ফিল্টার মুছুন',

  // States
  'lobby.failed': 'গেম লোড করা যায়নি।',
  'lobby.vendors_failed': 'প্রোভাইডার লোড করা যায়নি।',
  'lobby.empty_title': 'কোনো গেম পাওয়া যায়নি',
  'lobby.empty_text': 'অন্য নাম দিয়ে খুঁজুন বা ফিল্টার মুছুন।',
  'lobby.empty_vendor': 'এই মুহূর্তে এখানে এই প্রোভাইডারের কোনো গেম নেই।',
  'lobby.empty_favourites_title': 'এখনো পছন্দের কিছু নেই',
  'lobby.empty_favourites_text': 'কোনো গেম এখানে রাখতে সেটির হার্ট চিহ্নে চাপুন।',
  'lobby.empty_recent_title': 'সাম্প্রতিক কোনো গেম নেই',
  'lobby.empty_recent_text': 'আপনি যে গেম খেলবেন তা এখানে দেখা যাবে।',
  'lobby.empty_hot': 'এই মুহূর্তে কোনো হট গেম নেই।',
  'lobby.no_vendors_title': 'এখানে এখনো কোনো প্রোভাইডার নেই',
  'lobby.no_vendors_text': 'এই মুহূর্তে আপনার মার্কেটে এই বিভাগে কোনো গেম নেই।',
  'lobby.end': 'এই ছিল সব গেম।',
  'lobby.sign_in_title': 'সব গেম দেখতে লগ ইন করুন',
  'lobby.sign_in_text': 'পুরো তালিকা, পছন্দের ও সাম্প্রতিক গেম সদস্যদের জন্য।',

  // Tile
  'lobby.favourite_failed': 'পছন্দের তালিকা সংরক্ষণ করা যায়নি। আবার চেষ্টা করুন।',

  // Category pages
  'category.choose': 'শুরু করতে একটি প্রোভাইডার বেছে নিন।',

  // Search, rooms
  'lobby.all_vendors': 'সব',
  'lobby.search_all': 'সব প্রোভাইডারে খুঁজুন',
  'search.recent': 'সাম্প্রতিক খোঁজ',
  'search.forget': '{term} ভুলে যান',
  'search.forget_all': 'সব ভুলে যান',
  'search.none': '“{term}” নামে কোনো গেম নেই',
  'search.none_text': 'বানান দেখুন বা ছোট শব্দ দিন। এগুলি জনপ্রিয়:',
  'search.found': '{count, plural, one {#টি গেম পাওয়া গেছে} other {#টি গেম পাওয়া গেছে}}',
  'search.results': 'পাওয়া গেম',
  'rooms.failed': 'রুম লোড করা যায়নি।',
  'rooms.title': 'রুম',
  'rooms.stake': 'বাজি {amount}',
  'rooms.stakes': 'বাজি {least} থেকে {most}',
  'rooms.open': 'বসুন',
} satisfies Record<keyof typeof english, string>
