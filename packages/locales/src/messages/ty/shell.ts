import type english from '../en/shell.ts'

/** Header, navigation, selectors, side menu, right bar and footer. */
export default {
  hd_login_button: 'Mag-log in',
  hd_sign_button: 'Mag-sign up',
  // Navigation
  hd_home: 'Home',
  con_rng: 'Slots',
  con_live: 'Live casino',
  con_sports: 'Sports',
  con_fish: 'Fishing',
  con_pvp: 'Card games',
  con_lott: 'Lottery',
  con_elott: 'E-lottery',
  compete_game: 'Esports',
  in_cockfight_nav: 'Sabong',
  in_increase_game: 'Mga laro',
  'nav.categories': 'Mga kategorya ng laro',
  'nav.side': 'Menu sa gilid',
  'nav.menu': 'Menu',
  'nav.open_menu': 'Buksan ang menu',
  'nav.close_menu': 'Isara ang menu',
  'nav.skip': 'Pumunta sa nilalaman',
  'nav.more_of': 'Iba pang {category}',
  'nav.hot': 'Hot',

  // Header
  'header.top_bar': 'Bar sa itaas',
  'header.account_of': 'Account ni {name}',
  'header.unclaimed': '{count, plural, one {# bagay} other {# na bagay}} ang naghihintay sa iyo',
  hd_deposit_button: 'Deposito',
  in_sign_out: 'Mag-sign out',
  'balance.hide': 'Itago ang balanse',
  'balance.hidden': 'Nakatago ang balanse',
  'balance.loading': 'Naglo-load…',
  'balance.failed': 'Hindi makuha',

  // Language, theme and market
  'language.current': 'Wika: {language}',
  'language.digits': 'Mga digit {digits}',
  'language.failed': 'Hindi ma-load ang wika. Pakisubukan ulit.',
  'theme.use_dark': 'Gamitin ang madilim na tema',
  'theme.use_light': 'Gamitin ang maliwanag na tema',
  'market.current': 'Market: {market}',
  'merchant.switch_signs_out': 'Masa-sign out ka rito at dadalhin ka sa home page ng {country}. Palitan ang market?',

  // Right bar and customer service
  'rightbar.label': 'Mga download at serbisyo',
  in_app_download: 'I-download ang app',
  ios_app: 'iOS app',
  android_app: 'Android app',
  'download.profile': 'iOS profile',
  'download.qr_of': 'QR code: {name}',
  in_customer_service: 'Customer service',
  live_chat_cs: 'Live chat',
  'service.facebook': 'Facebook',
  'service.telegram': 'Telegram',
  'service.failed': 'Hindi mabuksan ang customer service. Pakisubukan ulit maya-maya.',
  'service.popup_blocked':
    'Na-block ng browser mo ang bagong window. Payagan ang mga pop-up para sa site na ito at subukan ulit.',

  // Footer
  follow_us: 'I-follow kami',
  our_partners: 'Mga partner namin',
  'footer.follow_on': 'I-follow kami sa {network}',
  'footer.copyright': '© {year} {brand}. Nakalaan ang lahat ng karapatan.',
  'footer.age': 'Para lang sa edad {age, number} pataas. Maglaro lang ayon sa kaya mo.',
  'footer.sandbox': 'Sample na site: hindi totoo ang pera, resulta at mga alok.',

  // Controls many parts share
  in_increase_close: 'Isara',
  in_more_cancel: 'Kanselahin',
  in_increase_submit: 'OK',
  'action.delete': 'Burahin',
  'action.clear': 'I-clear',
  'action.copy': 'Kopyahin',
  'action.copy_of': 'Kopyahin ang {name}',
  copy_success: 'Nakopya',
  'action.copy_failed': 'Hindi makopya. Piliin ang teksto at kopyahin nang mano-mano.',
  retry_once: 'Subukan ulit',
  back: 'Bumalik',
  in_back_home: 'Bumalik sa home',
  load_more: 'Mag-load pa',
  caveat: 'Babala',
  notification: 'Mga abiso',
  'notification.dismiss': 'Alisin ang abiso',

  // Pagination, tabs, carousels
  'pagination.label': 'Mga pahina',
  'pagination.previous': 'Nakaraang pahina',
  'pagination.next': 'Susunod na pahina',
  'pagination.page': 'Pahina {page, number}',
  'pagination.of': 'Pahina {page, number} ng {total, number}',
  'carousel.slide': 'Slide {slide, number} ng {total, number}',
  'carousel.pause': 'I-pause ang mga banner',
} satisfies Record<keyof typeof english, string>
