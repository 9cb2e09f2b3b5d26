import type { Translated } from '../../../core/words/Words.ts'
import type { Notice, NoticeText } from './Notice.ts'

const texts: readonly Translated<NoticeText>[] = [
  {
    EN: [
      'Welcome to the demonstration',
      '<p>All money here is <strong>play money</strong> of the sandbox. Look around, register, deposit and play: nothing real is at stake.</p>',
    ],
    TY: [
      'Maligayang pagdating sa demo',
      '<p>Lahat ng pera rito ay <strong>pera-perahan</strong> ng sandbox. Maglibot, magparehistro, magdeposito at maglaro: walang tunay na nakataya.</p>',
    ],
    BN: [
      'ডেমোতে স্বাগতম',
      '<p>এখানকার সব টাকা স্যান্ডবক্সের <strong>খেলার টাকা</strong>। ঘুরে দেখুন, সাইন আপ করুন, ডিপোজিট করুন, খেলুন: আসল কিছুই ঝুঁকিতে নেই।</p>',
    ],
  },
  {
    EN: [
      'Scheduled maintenance on Tuesday',
      '<p>The games of one studio rest on <strong>Tuesday from 04:00 to 06:00</strong>. Rounds already started are settled before.</p><ul><li>Balances stay visible.</li><li>Deposits keep working.</li></ul>',
    ],
    TY: [
      'Nakatakdang maintenance sa Martes',
      '<p>Magpapahinga ang mga laro ng isang studio sa <strong>Martes, 04:00 hanggang 06:00</strong>. Tatapusin muna ang mga nasimulang round.</p><ul><li>Makikita pa rin ang balanse.</li><li>Tuloy ang mga deposito.</li></ul>',
    ],
    BN: [
      'মঙ্গলবার নির্ধারিত রক্ষণাবেক্ষণ',
      '<p>একটি স্টুডিওর খেলা <strong>মঙ্গলবার ০৪:০০ থেকে ০৬:০০</strong> পর্যন্ত বন্ধ থাকবে। শুরু হওয়া রাউন্ড আগে নিষ্পত্তি হবে।</p><ul><li>ব্যালেন্স দেখা যাবে।</li><li>ডিপোজিট চালু থাকবে।</li></ul>',
    ],
  },
  {
    EN: [
      'How to check a round',
      '<p>Every round has an order number. Open <em>Betting record</em> in the member centre and compare stake, payout and balance.</p>',
    ],
    TY: [
      'Paano suriin ang isang round',
      '<p>May order number ang bawat round. Buksan ang <em>Talaan ng mga taya</em> sa member centre at ikumpara ang taya, bayad at balanse.</p>',
    ],
    BN: [
      'একটি রাউন্ড যাচাই করবেন যেভাবে',
      '<p>প্রতিটি রাউন্ডের অর্ডার নম্বর আছে। সদস্য কেন্দ্রে <em>বাজির রেকর্ড</em> খুলে বাজি, পেআউট ও ব্যালেন্স মিলিয়ে নিন।</p>',
    ],
  },
  {
    EN: [
      'Keep your password to yourself',
      '<p>Our staff never ask for a password or an SMS code.</p><p onclick="window.noticeClicked = true">If somebody does, end the talk and tell support.</p><script>window.noticeRan = true</script><img src="x" alt="" onerror="window.noticeRan = true"><p><a href="javascript:window.noticeRan = true">Read more about safety</a></p>',
    ],
    TY: [
      'Huwag ibahagi ang iyong password',
      '<p>Hindi kailanman hihingi ang aming staff ng password o SMS code.</p><p onclick="window.noticeClicked = true">Kung may humingi, tapusin ang usapan at sabihin sa support.</p><script>window.noticeRan = true</script><img src="x" alt="" onerror="window.noticeRan = true"><p><a href="javascript:window.noticeRan = true">Magbasa pa tungkol sa kaligtasan</a></p>',
    ],
    BN: [
      'পাসওয়ার্ড কাউকে দেবেন না',
      '<p>আমাদের কর্মীরা কখনও পাসওয়ার্ড বা এসএমএস কোড চান না।</p><p onclick="window.noticeClicked = true">কেউ চাইলে কথা শেষ করে সহায়তাকে জানান।</p><script>window.noticeRan = true</script><img src="x" alt="" onerror="window.noticeRan = true"><p><a href="javascript:window.noticeRan = true">নিরাপত্তা নিয়ে আরও পড়ুন</a></p>',
    ],
  },
  {
    EN: [
      'New games from Lantern Moon',
      '<p>Eight new slots joined the lobby. Look for the <strong>new</strong> mark on the tile.</p>',
    ],
    TY: [
      'Mga bagong laro mula sa Lantern Moon',
      '<p>Walong bagong slot ang nadagdag sa lobby. Hanapin ang markang <strong>bago</strong> sa tile.</p>',
    ],
    BN: ['ল্যান্টার্ন মুনের নতুন খেলা', '<p>লবিতে আটটি নতুন স্লট যোগ হয়েছে। টাইলে <strong>নতুন</strong> চিহ্ন খুঁজুন।</p>'],
  },
  {
    EN: [
      'Deposit receivers change with every order',
      '<p>Please use only the receiver shown in your current order. An old number may no longer belong to us.</p>',
    ],
    TY: [
      'Nagbabago ang tatanggap sa bawat order ng deposito',
      '<p>Gamitin lamang ang tatanggap na nakasaad sa kasalukuyang order. Maaaring hindi na sa amin ang lumang numero.</p>',
    ],
    BN: ['প্রতি অর্ডারে প্রাপক নম্বর বদলায়', '<p>শুধু বর্তমান অর্ডারে দেখানো প্রাপক ব্যবহার করুন। পুরোনো নম্বর আর আমাদের নাও হতে পারে।</p>'],
  },
  {
    EN: [
      'The winner board explained',
      '<p>The board shows rounds that paid at least five times the stake. Names are shortened before they leave the platform.</p>',
    ],
    TY: [
      'Tungkol sa winner board',
      '<p>Ipinapakita ng board ang mga round na nagbayad ng hindi bababa sa limang beses ng taya. Pinaiikli ang mga pangalan bago lumabas sa platform.</p>',
    ],
    BN: [
      'বিজয়ী তালিকা সম্পর্কে',
      '<p>তালিকায় সেই রাউন্ড দেখা যায় যা বাজির অন্তত পাঁচ গুণ দিয়েছে। নাম প্ল্যাটফর্ম ছাড়ার আগেই সংক্ষিপ্ত করা হয়।</p>',
    ],
  },
  {
    EN: [
      'Play within your limits',
      '<p>Set yourself a budget and a time before you start. A game is fun as long as you can leave it.</p><blockquote>When it stops being fun, stop.</blockquote>',
    ],
    TY: [
      'Maglaro ayon sa iyong kaya',
      '<p>Magtakda ng badyet at oras bago magsimula. Masaya ang laro hangga’t kaya mo itong iwan.</p><blockquote>Kapag hindi na masaya, tumigil na.</blockquote>',
    ],
    BN: [
      'সীমার মধ্যে খেলুন',
      '<p>শুরুর আগে বাজেট ও সময় ঠিক করুন। খেলা ততক্ষণই আনন্দের, যতক্ষণ আপনি ছেড়ে উঠতে পারেন।</p><blockquote>আনন্দ না থাকলে থামুন।</blockquote>',
    ],
  },
  {
    EN: [
      'Two languages, one account',
      '<p>Change the language at the top of the page. Your account, records and favourites stay the same.</p>',
    ],
    TY: [
      'Dalawang wika, iisang account',
      '<p>Palitan ang wika sa itaas ng pahina. Mananatili ang iyong account, mga tala at paborito.</p>',
    ],
    BN: ['দুই ভাষা, এক অ্যাকাউন্ট', '<p>পাতার উপরে ভাষা বদলান। আপনার অ্যাকাউন্ট, রেকর্ড ও প্রিয় তালিকা একই থাকবে।</p>'],
  },
  {
    EN: [
      'Customer service hours',
      '<table><tr><th>Channel</th><th>Hours</th></tr><tr><td>Live chat</td><td>Always</td></tr><tr><td>Telegram</td><td>08:00 to 24:00</td></tr></table>',
    ],
    TY: [
      'Oras ng customer service',
      '<table><tr><th>Paraan</th><th>Oras</th></tr><tr><td>Live chat</td><td>Palagi</td></tr><tr><td>Telegram</td><td>08:00 hanggang 24:00</td></tr></table>',
    ],
    BN: [
      'কাস্টমার সার্ভিসের সময়',
      '<table><tr><th>মাধ্যম</th><th>সময়</th></tr><tr><td>লাইভ চ্যাট</td><td>সব সময়</td></tr><tr><td>টেলিগ্রাম</td><td>০৮:০০ থেকে ২৪:০০</td></tr></table>',
    ],
  },
  {
    EN: [
      'Hide your balance in public',
      '<p>Press the eye beside your balance. It turns into stars everywhere, also inside games.</p>',
    ],
    TY: [
      'Itago ang balanse kapag nasa publiko',
      '<p>Pindutin ang mata sa tabi ng balanse. Magiging bituin ito saanman, pati sa loob ng mga laro.</p>',
    ],
    BN: ['জনসমক্ষে ব্যালেন্স লুকান', '<p>ব্যালেন্সের পাশে চোখ চিহ্ন চাপুন। সবখানে, খেলার ভিতরেও, এটি তারকা হয়ে যাবে।</p>'],
  },
  {
    EN: [
      'Terms updated',
      '<p>We shortened the terms and moved the rules for promotions to the end. The <a href="/help#rules">terms of use</a> apply from today.</p>',
    ],
    TY: [
      'Na-update ang mga tuntunin',
      '<p>Pinaikli namin ang mga tuntunin at inilipat sa dulo ang patakaran ng promosyon. Epektibo mula ngayon ang <a href="/help#rules">tuntunin ng paggamit</a>.</p>',
    ],
    BN: [
      'শর্তাবলি হালনাগাদ',
      '<p>শর্তাবলি সংক্ষিপ্ত করা হয়েছে এবং প্রোমোশনের নিয়ম শেষে নেওয়া হয়েছে। <a href="/help#rules">ব্যবহারের শর্ত</a> আজ থেকে কার্যকর।</p>',
    ],
  },
  {
    EN: [
      'Thank you for your feedback',
      '<p>You asked for clearer deposit steps. They are now numbered, with the receiver and the reference ready to copy.</p>',
    ],
    TY: [
      'Salamat sa inyong puna',
      '<p>Hiniling ninyo ang mas malinaw na hakbang sa deposito. May bilang na ang mga ito, at handa nang kopyahin ang tatanggap at reference.</p>',
    ],
    BN: [
      'মতামতের জন্য ধন্যবাদ',
      '<p>আপনারা ডিপোজিটের ধাপ আরও স্পষ্ট চেয়েছিলেন। এখন ধাপগুলো ক্রমিক, প্রাপক ও রেফারেন্স কপি করার জন্য প্রস্তুত।</p>',
    ],
  },
]

/**
 * Notices of the marquee and the notice page. The fourth contains a script, event attributes and a script address, all
 * harmless: they set a variable, so that a test can see whether the site's sanitiser let them run.
 */
export const playerNotices: readonly Notice[] = texts.map((notice, index) => ({
  id: 101 + index,
  type: 'PL',
  execution: null,
  daysAgo: 1 + index * 3,
  category: null,
  texts: notice,
}))
