import type english from '../en/session.ts'

/** Log in, sign up, captcha, free play, sign out, and what ends or guards a session. */
export default {
  // Log in
  hd_login_button: 'Mag-log in',
  sign_in: 'Mag-sign in',
  'login.title': 'Welcome ulit',
  username_login: 'User name',
  mobile_login: 'SMS',
  in_user_login: 'Log in gamit ang user name',
  in_mobile_login: 'Log in gamit ang SMS',
  'login.done': 'Naka-log in ka na.',
  in_remember_password: 'Tandaan ang user name ko',
  in_forgot_password: 'Nakalimutan ang password?',
  in_forget_password: 'Nakalimutan ang password',
  not_member: 'Hindi pa miyembro?',
  no_account: 'Wala pang account?',
  register_here: 'Mag-sign up dito',
  in_already_account: 'May account na?',
  login_exist_account: 'Mag-log in sa account mo',
  login_way: 'o magpatuloy gamit ang',
  continue_with_google: 'Magpatuloy gamit ang Google',
  continue_with_facebook: 'Magpatuloy gamit ang Facebook',
  continue_with_telegram: 'Magpatuloy gamit ang Telegram',
  in_incorrect_password: 'Ilagay ang user name at password mo.',
  in_logged_login: 'Mag-log in muna.',
  'login.needed': 'Mag-log in para magpatuloy',
  'login.try_again': 'Hindi natuloy ang pag-log in. Pakisubukan ulit.',
  login_2fa_tips: 'Nagla-log in ka mula sa bagong address. Kumpirmahing ikaw ito.',
  member_no_enter: 'Hindi makakapag-log in ang account na ito sa site ng mga miyembro.',
  error_not_agent: 'Mga agent lang ang makakapag-log in dito.',

  // Free play
  hd_free_demo: 'Libreng laro',
  'free_play.title': 'Subukan ang mga laro nang libre',
  'free_play.text': 'Demo account na may play money. Walang mapapanalunan o mawi-withdraw.',
  'free_play.start': 'Simulan ang libreng laro',
  in_need_true_account: 'Kailangan dito ng totoong account. Makakatingin ang demo account, pero hindi nito magagawa ito.',
  'true_account.title': 'Kailangan ng totoong account',
  'true_account.register': 'Mag-sign up',

  // Captcha and checks
  in_increase_captcha: 'Captcha',
  in_vwrite_code: 'Ilagay ang captcha.',
  verify_first: 'Kumpletuhin muna ang beripikasyon.',
  click_verify: 'Pindutin para mag-verify',
  verify_success: 'Na-verify na',
  'verify.cancelled': 'Kinansela ang beripikasyon. Walang naipadala.',

  // Sign up
  hd_sign_button: 'Mag-sign up',
  sign_up: 'Mag-sign up',
  'register.title': 'Gumawa ng account',
  username_register: 'User name',
  mobile_register: 'Mobile number',
  in_user_register: 'Mag-sign up gamit ang user name',
  in_mobile_register: 'Mag-sign up gamit ang mobile number',
  in_register_now: 'Mag-sign up na',
  create_account: 'Gumawa ng account',
  register_success: 'Handa na ang account mo.',
  in_registered_success: 'Welcome',
  'register.closed': 'Sarado muna ang pag-sign up.',
  'register.invited': 'Inimbitahan ka gamit ang code na {code}.',
  'register.settings_failed': 'Hindi ma-load ang form.',
  please_agree: 'Sumang-ayon muna sa {0}.',

  // SMS codes
  code_sent: 'Naipadala ang code. Magagamit ito nang {minutes, plural, one {# minuto} other {# na minuto}}.',
  'sms.failed': 'Hindi maipadala ang code.',

  // Passwords
  change_password: 'Palitan ang password',
  change_pass_success: 'Napalitan na ang password mo.',
  in_first_password: 'Para sa seguridad mo, pumili ng bagong password.',
  in_password_expired: 'Nag-expire na ang password mo. Pumili ng bago.',
  in_changing_security: 'Mas ligtas ang account mo kapag bago ang password.',
  reset_password: 'I-reset ang password',
  after_reset_pass: 'Na-reset ang password mo. Mag-log in ulit.',
  in_been_out: 'Nagpadala kami ng e-mail sa iyo. Tingnan ang inbox mo.',
  in_username_exist: 'Walang ganitong user name o e-mail.',
  'forgot.ask_service': 'Matutulungan ka ng customer service na makabalik sa account mo.',

  // Sign out and the end of a session
  logout: 'Mag-sign out',
  in_popup_prompt: 'Pakikumpirma',
  in_sure_logout: 'Gusto mo ba talagang mag-sign out?',
  'logout.done': 'Naka-sign out ka na.',
  'session.expired_title': 'Natapos na ang session mo',
  'session.expired': 'Mag-log in ulit. Ibabalik ka namin kung nasaan ka kanina.',
  'session.other_place': 'May nag-log in sa account mo mula sa ibang lugar kaya tinapos ang session na ito.',
  'session.continued': 'Naka-log in ka na ulit. Itinutuloy ang ginagawa mo.',
} satisfies Record<keyof typeof english, string>
