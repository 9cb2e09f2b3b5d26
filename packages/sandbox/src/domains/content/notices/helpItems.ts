import type { Words } from '../../../core/words/Words.ts'

/** A chapter of the help centre. `tag` is its anchor. */
export interface HelpItem {
  readonly tag: string
  readonly title: Words
  /** HTML. `{0}` is the value of a hundred points. */
  readonly content: Words
}

/** The help centre. It describes what this platform really does; its money is play money. */
export const helpItems: readonly HelpItem[] = [
  {
    tag: 'rules',
    title: { EN: 'Terms of use', TY: 'Mga tuntunin ng paggamit', BN: 'ব্যবহারের শর্ত' },
    content: {
      EN: '<p>One person has one account. You must have reached the age your market asks for when you register; the form says which.</p><ul><li>Your account is yours alone: do not lend it, sell it or play for somebody else.</li><li>Every round is settled by the result recorded on the platform. Its order number is in the betting record.</li><li>A round in which the game failed is cancelled and the stake returned.</li><li>Your own money can be withdrawn at any time. A bonus is bound until its terms are met, and you may end it.</li></ul><p>All money in this demonstration is play money and has no value.</p>',
      TY: '<p>Isang account bawat tao. Dapat naabot mo ang edad na hinihingi ng bansa mo sa pag-sign up; nakasaad ito sa form.</p><ul><li>Sa iyo lamang ang account: huwag ipahiram, ibenta, o maglaro para sa iba.</li><li>Ang resultang nakatala sa platform ang masusunod sa bawat round. Nasa talaan ng mga taya ang order number.</li><li>Kinakansela ang round kapag pumalya ang laro, at ibinabalik ang taya.</li><li>Maaaring i-withdraw ang sarili mong pera anumang oras. Nakatali ang bonus hanggang matugunan ang tuntunin, at maaari mo itong tapusin.</li></ul><p>Pera-perahan at walang halaga ang lahat ng pera sa demong ito.</p>',
      BN: '<p>একজন মানুষের একটি অ্যাকাউন্ট। সাইন আপের সময় আপনার দেশের নির্ধারিত বয়স হতে হবে; ফর্মে তা লেখা আছে।</p><ul><li>অ্যাকাউন্টটি শুধু আপনার: ধার দেবেন না, বিক্রি করবেন না, অন্যের হয়ে খেলবেন না।</li><li>প্রতিটি রাউন্ড প্ল্যাটফর্মে লিপিবদ্ধ ফল অনুযায়ী নিষ্পত্তি হয়। অর্ডার নম্বর বাজির রেকর্ডে আছে।</li><li>খেলায় ত্রুটি হলে রাউন্ড বাতিল হয় এবং বাজি ফেরত দেওয়া হয়।</li><li>নিজের টাকা যেকোনো সময় তোলা যায়। শর্ত পূরণ না হওয়া পর্যন্ত বোনাস আটকানো থাকে, চাইলে আপনি তা শেষ করতে পারেন।</li></ul><p>এই ডেমোর সব টাকা খেলার টাকা, এর কোনো মূল্য নেই।</p>',
    },
  },
  {
    tag: 'deposit',
    title: { EN: 'How to deposit', TY: 'Paano magdeposito', BN: 'কীভাবে ডিপোজিট করবেন' },
    content: {
      EN: '<ol><li>Choose a promotion or none, then a method and an amount.</li><li>Send the amount to the receiver shown. The receiver changes with every order, so never use an old one.</li><li>Enter the reference of your transfer before the time on the page is over.</li></ol><p>The order shows each stage it reaches. If it is rejected, the reason is shown with it and nothing is charged.</p>',
      TY: '<ol><li>Pumili ng promosyon o wala, saka ng paraan at halaga.</li><li>Ipadala ang halaga sa nakasaad na tatanggap. Nagbabago ito sa bawat order, kaya huwag gumamit ng luma.</li><li>Ilagay ang reference ng transfer bago maubos ang oras sa pahina.</li></ol><p>Ipinapakita ng order ang bawat yugto. Kung tanggihan, nakasaad ang dahilan at walang sisingilin.</p>',
      BN: '<ol><li>প্রোমোশন বাছুন বা কোনোটিই নয়, তারপর পদ্ধতি ও পরিমাণ।</li><li>দেখানো প্রাপককে টাকা পাঠান। প্রতি অর্ডারে প্রাপক বদলায়, তাই পুরোনোটি ব্যবহার করবেন না।</li><li>পাতার সময় শেষ হওয়ার আগে লেনদেনের রেফারেন্স লিখুন।</li></ol><p>অর্ডারে প্রতিটি ধাপ দেখা যায়। বাতিল হলে কারণ দেখানো হয় এবং কিছুই কাটা হয় না।</p>',
    },
  },
  {
    tag: 'withdrawal',
    title: { EN: 'How to withdraw', TY: 'Paano mag-withdraw', BN: 'কীভাবে টাকা তুলবেন' },
    content: {
      EN: '<p>Bind an account in your own name, choose an amount and confirm it with your payment password. The fee, if there is one, is shown before you confirm.</p><p>While a bonus is open, the bonus itself cannot be withdrawn; the rest of your balance can.</p>',
      TY: '<p>Magdagdag ng account na nasa pangalan mo, pumili ng halaga at kumpirmahin gamit ang payment password. Ipinapakita ang bayad, kung mayroon, bago ka magkumpirma.</p><p>Habang bukas ang isang bonus, hindi mawi-withdraw ang bonus mismo; mawi-withdraw ang natitirang balanse.</p>',
      BN: '<p>নিজের নামে একটি অ্যাকাউন্ট যুক্ত করুন, পরিমাণ বাছুন এবং পেমেন্ট পাসওয়ার্ড দিয়ে নিশ্চিত করুন। ফি থাকলে নিশ্চিত করার আগেই দেখানো হয়।</p><p>বোনাস খোলা থাকলে শুধু বোনাসটি তোলা যায় না; বাকি ব্যালেন্স তোলা যায়।</p>',
    },
  },
  {
    tag: 'bonus',
    title: { EN: 'Bonuses and wagering', TY: 'Mga bonus at wagering', BN: 'বোনাস ও ওয়েজারিং' },
    content: {
      EN: '<p>A bonus card says everything before you take it: the amount or cap, how often it has to be staked, how much each kind of game counts, and until when.</p><ul><li>Slots, fishing and sports count in full; live tables, card games and lottery count half.</li><li>You may refuse a bonus, and you may end one you took. Ending takes back the bonus amount, at most what is on your account.</li><li>When the time is over without the terms being met, the same happens automatically.</li></ul>',
      TY: '<p>Sinasabi ng bonus card ang lahat bago mo kunin: halaga o hangganan, ilang beses itataya, gaano kabilang ang bawat uri ng laro, at hanggang kailan.</p><ul><li>Buong bilang ang slot, fishing at sports; kalahati ang live, card games at lottery.</li><li>Maaari mong tanggihan o tapusin ang bonus. Sa pagtatapos, babawiin ang halaga ng bonus, hanggang sa nasa account mo.</li><li>Ganoon din ang mangyayari kapag naubos ang oras nang hindi natutugunan ang tuntunin.</li></ul>',
      BN: '<p>নেওয়ার আগেই বোনাস কার্ডে সব লেখা থাকে: পরিমাণ বা সীমা, কতবার বাজি ধরতে হবে, কোন খেলা কতটা গোনা হয়, এবং কবে পর্যন্ত।</p><ul><li>স্লট, ফিশিং ও স্পোর্টস পুরো গোনা হয়; লাইভ, কার্ড গেম ও লটারি অর্ধেক।</li><li>আপনি বোনাস প্রত্যাখ্যান বা শেষ করতে পারেন। শেষ করলে বোনাসের পরিমাণ ফেরত নেওয়া হয়, অ্যাকাউন্টে যা আছে তার বেশি নয়।</li><li>শর্ত পূরণ ছাড়া সময় শেষ হলে একই ঘটে।</li></ul>',
    },
  },
  {
    tag: 'safety',
    title: { EN: 'Playing safely', TY: 'Ligtas na paglalaro', BN: 'নিরাপদে খেলা' },
    content: {
      EN: '<p>Set limits for deposits, losses, stakes and time in the member centre. Lowering a limit takes effect immediately; raising one takes a waiting period and a second confirmation from you.</p><p>You can take a break of a day up to six weeks, or exclude yourself for longer. During either there is no play, no deposit, no bonus and no advertising; you can still log in to withdraw your money.</p><p>If playing is no longer fun, talk to someone you trust or to a help line in your country.</p>',
      TY: '<p>Magtakda ng limit sa deposito, talo, taya at oras sa member centre. Agad ang pagbaba ng limit; naghihintay ang pagtaas at kailangan mo itong kumpirmahin muli.</p><p>Maaari kang magpahinga mula isang araw hanggang anim na linggo, o i-exclude ang sarili nang mas matagal. Sa panahong iyon walang laro, deposito, bonus o patalastas; makakapag-log in ka pa rin para i-withdraw ang pera mo.</p><p>Kung hindi na masaya ang paglalaro, kausapin ang taong pinagkakatiwalaan mo o ang isang help line sa iyong bansa.</p>',
      BN: '<p>সদস্য কেন্দ্রে ডিপোজিট, ক্ষতি, বাজি ও সময়ের সীমা ঠিক করুন। সীমা কমানো সঙ্গে সঙ্গে কার্যকর; বাড়ানো অপেক্ষায় থাকে এবং আপনাকে আবার নিশ্চিত করতে হয়।</p><p>এক দিন থেকে ছয় সপ্তাহ পর্যন্ত বিরতি, বা তার চেয়ে বেশি সময়ের জন্য সেলফ-এক্সক্লুশন নিতে পারেন। তখন খেলা, ডিপোজিট, বোনাস বা বিজ্ঞাপন থাকে না; টাকা তুলতে লগ ইন করা যায়।</p><p>খেলায় আনন্দ না থাকলে বিশ্বস্ত কারও সাথে বা আপনার দেশের সহায়তা লাইনে কথা বলুন।</p>',
    },
  },
  {
    tag: 'points',
    title: { EN: 'Points and ranks', TY: 'Points at mga ranggo', BN: 'পয়েন্ট ও র‍্যাঙ্ক' },
    content: {
      EN: '<p>You earn points for bets, and for deposits that you then stake; the exchange table is in the points mall. 100 points are worth {0}, and points never expire. A VIP rank is reached by turnover and deposits together and is never taken away.</p>',
      TY: '<p>Kumikita ng points ang taya, pati ang deposito hanggang sa halagang itinaya; nasa points mall ang talaan. {0} ang 100 points, at hindi nag-e-expire ang points. Naaabot ang ranggong VIP sa taya at deposito at hindi binabawi.</p>',
      BN: '<p>বাজিতে পয়েন্ট আসে, ডিপোজিটেও আসে যতটা বাজি ধরা হয় ততটার জন্য; হার পয়েন্ট মলে আছে। ১০০ পয়েন্টে {0}, আর পয়েন্টের মেয়াদ শেষ হয় না। বাজি ও ডিপোজিট মিলিয়ে VIP র‍্যাঙ্কে ওঠা যায় এবং তা ফেরত নেওয়া হয় না।</p>',
    },
  },
  {
    tag: 'complaints',
    title: { EN: 'Complaints', TY: 'Mga reklamo', BN: 'অভিযোগ' },
    content: {
      EN: '<p>Write to us with the feedback form or in your inbox and give the order number of the round, deposit or withdrawal. You get a reference immediately, and the answer under it. If the answer does not settle the matter, answer in the thread and somebody else will look at it.</p>',
      TY: '<p>Sumulat sa feedback form o sa inbox at ibigay ang order number ng round, deposito o withdrawal. May reference ka agad, at doon lalabas ang sagot. Kung hindi nalutas, sumagot sa thread at iba ang titingin.</p>',
      BN: '<p>ফিডব্যাক ফর্ম বা ইনবক্সে লিখুন এবং রাউন্ড, ডিপোজিট বা উত্তোলনের অর্ডার নম্বর দিন। সঙ্গে সঙ্গে একটি রেফারেন্স পাবেন, উত্তরও সেখানে আসবে। সমাধান না হলে থ্রেডে উত্তর দিন, অন্য কেউ দেখবেন।</p>',
    },
  },
  {
    tag: 'account',
    title: { EN: 'Your account', TY: 'Ang iyong account', BN: 'আপনার অ্যাকাউন্ট' },
    content: {
      EN: '<p>Keep your password to yourself; our staff never ask for it. Change it in the security centre, where you also see the devices that are logged in and can log out any of them. If you forgot it, use the link on the login form.</p>',
      TY: '<p>Huwag ibahagi ang password; hindi ito hinihingi ng aming staff kailanman. Palitan ito sa security centre, kung saan makikita mo rin ang mga device na naka-log in at maaari mong tapusin ang alinman. Kung nakalimutan, gamitin ang link sa login form.</p>',
      BN: '<p>পাসওয়ার্ড কাউকে দেবেন না; আমাদের কেউ তা চায় না। নিরাপত্তা কেন্দ্রে তা বদলান; সেখানে লগ ইন করা ডিভাইস দেখা ও বন্ধ করা যায়। ভুলে গেলে লগ ইন ফর্মের লিঙ্ক ব্যবহার করুন।</p>',
    },
  },
]
