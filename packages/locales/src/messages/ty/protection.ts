/** Player protection around play: breaks on every page, the age gate, what comes before the first deposit, consent. */
export default {
  'break.title_timeOut': 'Nagpapahinga ka',
  'break.title_exclusion': 'In-exclude mo ang sarili mo',
  'break.running': 'Tatagal ito hanggang {end}. Hanggang noon, walang laro, walang deposito at walang patalastas.',
  'break.over': 'Natapos ito noong {end}. Walang kusang magbubukas. Kung gusto mong maglaro ulit, hilingin ito.',
  'break.returning': 'Hiniling mong maglaro ulit. Magbubukas ang laro sa {time}.',
  'break.open': 'Puwede ka pa ring mag-withdraw, magbasa ng mga talaan at mensahe, at humingi ng tulong.',
  'break.ask': 'Hilinging maglaro ulit',
  'break.band_running': 'Nagpapahinga ka hanggang {end}.',
  'break.band_over': 'Tapos na ang pahinga mo. Sarado ang laro hangga’t hindi mo ito hinihiling.',
  'break.details': 'Ano ang bukas',
  'break.longer': 'Puwede kang magsimula ng mas mahabang pahinga anumang oras. Hindi puwedeng paikliin ang pahinga.',
  'excluded.title': 'Hindi ka namin mabuksan ng account sa ngayon',
  'excluded.text':
    'Para ito sa proteksyon mo. Wala ka nang kailangang gawin dito. Kung gusto mong may makausap, libre at kumpidensyal ang mga ito:',
  'protection.title': 'Paano protektado ang balanse mo',
  'protection.none':
    'Kasama ng sariling pera ng kompanya ang balanse mo. Kung malugi ang kompanya, hindi protektado ang balanse mo.',
  'protection.separate':
    'Nasa mga account na hiwalay sa pera ng kompanya ang balanse mo. Kung malugi ang kompanya, doon ito dapat ibalik, pero hindi ito garantisado.',
  'protection.trust':
    'Hawak para sa iyo ng isang hiwalay sa kompanya ang balanse mo. Kung malugi ang kompanya, ibabalik ito sa iyo.',
  'protection.checks_title': 'Ano ang hinihingi namin kapag nag-withdraw ka',
  'protection.checks':
    'Bank account o e-wallet sa sarili mong pangalan, ang payment password mo, at code kung gumagamit nito ang account mo. Maihahanda mo na ang lahat ngayon. Makukuha ang perang nakatali sa bonus kapag tapos na ang wagering nito.',
  'protection.read': 'Nabasa ko ito',
  'limit_prompt.title': 'Gusto mo bang magtakda ng limit sa deposito?',
  'limit_prompt.text':
    'Binibilang nito ang lahat ng ipinapasok mo. Ikaw ang pipili ng halaga, at puwede mo itong ibaba anumang oras.',
  'limit_prompt.skip': 'Magpatuloy nang walang limit',
  'limit_prompt.again': 'Kung magpapatuloy ka nang wala, magtatanong kami ulit sa susunod.',
  'limit_prompt.review_title': 'Bagay pa ba sa iyo ang mga limit mo?',
  'limit_prompt.review': 'Magandang panahon para tingnan ang mga ito. Walang magbabago maliban kung baguhin mo.',
  'limit_prompt.first_title': 'Wala ka pang limit',
  'limit_prompt.first':
    'Tumutulong ang limit na magpasya nang maaga kung gaano karaming pera at oras ang gagastusin mo.',
  'limit_prompt.look': 'Tingnan ang mga limit ko',
  'limit_prompt.keep': 'Panatilihin ang mga ito',
  'limit_prompt.later': 'Hindi ngayon',
}
