import type english from '../en/status.ts'

/** Pages and bands that stand in for the site: maintenance, region, offline, retry, stale chunk, not found, crash. */
export default {
  // System status
  game_maintenance: 'Nasa maintenance ang mga laro',
  info_maintenance: 'Inaayos namin ang system at babalik kami agad. Ligtas ang balanse mo.',
  blockip: 'Limitado ang access',
  info_ip_block: 'Hindi available ang serbisyo namin sa lokasyon o IP address mo.',
  'blocked.help':
    'Kung sa tingin mo ay may pagkakamali, o kailangan mo ang balanse mo, makipag-ugnayan sa customer service.',
  your_ip: 'IP address mo',
  'blocked.ip_unknown': 'Hindi alam',

  // Start-up
  'status.retry_title': 'Hindi namin maabot ang site',
  in_network_again: 'Hindi gumana ang koneksyon sa network. Nariyan pa ang na-type mo; pakisubukan ulit.',
  timeout_retry_please: 'Masyadong matagal ang pag-load ng page. Pakisubukan ulit.',
  domain_check_failed: 'Hindi valid ang address na ito. Makipag-ugnayan sa customer service.',

  // Connection
  'status.blockers': 'Mga program na humaharang sa mga site ng pagsusugal',
  'offline.title': 'Offline ka',
  'offline.text': 'Ang huling na-load ang nakikita mo. Maghihintay ang mga transaksyon hanggang online ka na ulit.',

  // Parts of the page that did not load
  'chunk.title': 'Hindi na-load ang bahaging ito ng site',
  'chunk.missing': 'Malamang na-update ang site. I-reload para makuha ang bagong bersyon.',
  'chunk.timeout': 'Masyadong matagal mag-load. Tingnan ang koneksyon mo at i-reload.',
  'chunk.other': 'May pumigil sa pag-load nito. I-reload ang page.',
  'chunk.css': 'Hindi na-load ang mga estilo ng page na ito. I-reload ang page.',
  'chunk.reload': 'I-reload ang page',

  // Not found and crash
  'not_found.title': 'Hindi makita ang page',
  'not_found.text': 'Walang laman ang address na ito. Maaaring luma o mali ang pagka-type ng link.',
  'crash.title': 'May nangyaring mali',
  'crash.text': 'Tumigil sa paggana ang page na ito. Hindi apektado ang account at balanse mo.',

  // Lists
  'list.failed': 'Hindi ma-load ang listahan.',

  // Page titles
  'title.site': '{page} · {brand}',
  'title.home': 'Home',
  'title.safety': 'Ligtas na paglalaro',
  'title.licences': 'Mga lisensyang open-source',
  'title.notices': 'Mga anunsyo',
  'title.point_mall': 'Points mall',
  'title.game': 'Laro',
  'title.login': 'Mag-log in',
  'title.register': 'Mag-sign up',
  'title.not_found': 'Hindi makita ang page',
  'title.maintenance': 'Maintenance',
  'title.blocked': 'Limitado ang access',
  'title.age': 'Hindi pa para sa iyo',
  'age.closed_title': 'Para sa mga may edad {age, number} pataas ang site na ito',
  'age.closed': 'Sinabi mong mas bata ka. Makakabalik ka kapag sapat na ang edad mo.',
  'title.help': 'Sentro ng tulong',
  'title.contact': 'Makipag-ugnayan',
  'title.deposit_tutorial': 'Paano magdeposito',
  'title.complaints': 'Mga reklamo',
  'title.terms': 'Mga tuntunin ng paggamit',
  'title.privacy': 'Patakaran sa privacy',
  'title.join': 'Maging affiliate',
  'blocked.address_title': 'Naka-block ang IP address mo',
  'blocked.address': 'Itinigil ang access mula sa IP address na ito. Hindi apektado ang iba sa rehiyon mo.',
} satisfies Record<keyof typeof english, string>
