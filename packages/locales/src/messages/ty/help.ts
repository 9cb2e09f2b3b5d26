import type english from '../en/help.ts'

/** Help centre, feedback, contacts and the guide to depositing. */
export default {
  'help.lead': 'Mga sagot tungkol sa account, pera at paglalaro. Maghanap, o sumulat sa amin.',
  'help.search': 'Maghanap sa sentro ng tulong',
  'help.contents': 'Sa pahinang ito',
  'help.found':
    '{count, plural, =0 {Walang nahanap na kabanata} one {# kabanatang nahanap} other {# kabanatang nahanap}}',
  'help.none_title': 'Walang nahanap',
  'help.none_text': 'Sumubok ng ibang salita, o sumulat sa amin sa ibaba.',
  'help.failed': 'Hindi ma-load ang sentro ng tulong.',
  'feedback.lead': 'Hindi kailangan ng account. May reference ka na magdadala sa sagot.',
  'feedback.write': 'Sumulat sa amin',
  'feedback.sent': 'Salamat, natanggap namin ang mensahe mo.',
  'feedback.sent_text': 'Itago ang reference. Ipapakita nito ang sagot sa pahinang ito, may account man o wala.',
  'feedback.another': 'Sumulat ng isa pang mensahe',
  'feedback.status_title': 'Tingnan ang sagot',
  'feedback.reference': 'Reference',
  'feedback.reference_hint': 'Natanggap mo ito nang ipadala ang mensahe, halimbawa F-7KQ2M9XWABCD.',
  'feedback.look_up': 'Hanapin',
  'feedback.sent_at': 'Ipinadala',
  'feedback.open': 'Inaasikaso namin ito. Wala pang sagot.',
  'feedback.answered': 'Sinagot noong {time}',
  'contact_us.lead': 'Piliin kung paano mo kami gustong makausap.',
  'contact_us.talk': 'Makipag-usap sa amin',
  'contact_us.talk_hint': 'Bubukas sa sariling window.',
  'contact_us.write': 'Sumulat sa amin',
  'contact_us.write_text':
    'Hindi kailangan ng account ang feedback. Maaari ring sumulat ang mga miyembro mula sa inbox at doon basahin ang sagot.',
  'contact_us.operator': 'Sino ang nagpapatakbo ng site',
  'deposit_tutorial.lead': 'Limang hakbang, ilang minuto. Walang kukunin sa iyo nang hindi ka nagta-transfer.',
  'deposit_tutorial.open': 'Buksan ang pahina ng deposito',
  'deposit_tutorial.open_text':
    'Mag-log in at pindutin ang Deposito. Bago ang unang deposito, makikita mo kung paano pinoprotektahan ang balanse at maaari kang magtakda ng limit.',
  'deposit_tutorial.choose': 'Pumili ng paraan at i-type ang halaga',
  'deposit_tutorial.choose_text':
    'Ipinapakita ang bayad, pinakamaliit at pinakamalaking halaga, at natitira sa limit mo bago ka magpatuloy.',
  'deposit_tutorial.send': 'Ipadala ang pera',
  'deposit_tutorial.send_text':
    'I-transfer ang eksaktong halaga sa nakasaad na tatanggap. Nagbabago ang tatanggap sa bawat order, kaya huwag gumamit ng luma.',
  'deposit_tutorial.confirm': 'Ilagay ang reference ng transfer',
  'deposit_tutorial.confirm_text': 'Nasa resibo ito ng bangko o e-wallet mo. Ipadala bago maubos ang oras sa pahina.',
  'deposit_tutorial.credit': 'Subaybayan ang order',
  'deposit_tutorial.credit_text':
    'Nakalista ang bawat yugto sa pahina ng deposito. Kung tanggihan, nakasaad ang dahilan at walang sisingilin.',
  'deposit_tutorial.payments': 'Mga maaaring ipambayad sa market mo.',
  'deposit_tutorial.own': 'Gumamit ng account na nasa pangalan mo',
  'deposit_tutorial.own_text':
    'Hindi maikikredito ang pera mula sa account ng iba. Magdeposito lang ng kaya mong mawala.',
  'help.complaint_path': 'Paano magreklamo',
} satisfies Record<keyof typeof english, string>
