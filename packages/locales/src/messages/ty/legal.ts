import type english from '../en/legal.ts'

/** Short sample texts of the terms and the privacy policy; an operator replaces them by its own. */
export default {
  'terms.title': 'Mga tuntunin ng paggamit',
  'terms.sample': 'Sample na teksto. Papalitan ito ng operator ng sarili nitong mga tuntunin.',
  'terms.age': 'Ikaw ay {age, number} taong gulang pataas, at pinapayagan ang pagsusugal sa tinitirhan mo.',
  'terms.one_account':
    'Isang account lang bawat tao. Naglalaro ka para sa sarili mo, gamit ang sarili mong pera at tunay na pangalan.',
  'terms.safety':
    'Ikaw lang ang dapat makaalam ng password mo. Puwede kang magtakda ng limit, magpahinga o isara ang account anumang oras.',
  'terms.results':
    'Ang platform ang gumagawa ng mga resulta. Kung magkaiba ang page at ang talaan, ang talaan ang masusunod.',
  'terms.money':
    'Dumadaan ang deposito at withdrawal sa mga paraang nasa sarili mong pangalan. Makikita ang mga bayarin at limit bago ka magkumpirma.',
  'terms.sandbox': 'Sa sandbox na ito, walang totoong perang ginagamit at walang mapapanalunan.',
  'privacy.title': 'Patakaran sa privacy',
  'privacy.sample': 'Sample na teksto. Papalitan ito ng operator ng sarili nitong patakaran.',
  'privacy.what':
    'Itinatago namin ang inilagay mo sa pag-sign up, ang mga bayad at mga taya mo, dahil kailangan ito ng batas at ng account mo.',
  'privacy.device':
    'Sa device mo, itinatago namin ang wika, tema at session mo. Kung hihilingin mo, itatago namin ang user name mo nang 24 oras.',
  'privacy.sharing':
    'Numero ng account at wika lang ang nakukuha ng mga provider ng laro, hindi ang pangalan o mga contact mo.',
  'privacy.choice':
    'Gumagana lang ang analytics kung papayag ka. Mahihingi mo ang data mo o ang pagbura nito sa customer service.',
  'licences.intro': 'May software ng iba ang site na ito. Narito ang bawat package at ang lisensya nito.',
  'licences.failed': 'Hindi ma-load ang mga lisensya.',
  'licences.unstated': 'Hindi nakasaad',
  'licences.without_text': 'Walang kasamang teksto ng lisensya ang package.',
  'privacy.error_reports': 'Iulat ang mga error at mabagal na page',
  'privacy.error_reports_text':
    'Malalaman ng operator kung aling page ang pumalya o mabagal, hindi kung sino ka o ano ang inilagay mo. Naka-off hangga’t hindi mo binubuksan; para sa device na ito lang.',
  'privacy.measuring': 'Sukatin ang mga pagbisita ko',
  'privacy.measuring_text':
    'Tumutulong itong makita namin kung aling pahina ang gumagana. Naka-off hangga’t hindi mo binubuksan; para sa device na ito lang.',
} satisfies Record<keyof typeof english, string>
