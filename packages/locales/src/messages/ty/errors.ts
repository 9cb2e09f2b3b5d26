import type english from '../en/errors.ts'

/** What went wrong on the wire or at the platform, and what the player can do. */
export default {
  // One text for each class of failure
  'failure.title': 'Hindi iyon natuloy',
  'failure.offline': 'Offline ka. Naka-save pa ang na-type mo; subukan ulit kapag may koneksyon na.',
  'failure.timeout': 'Masyadong matagal ang sagot. Pakisubukan ulit.',
  'failure.timeout_write': 'Masyadong matagal ang sagot. Tingnan muna kung natuloy bago ipadala ulit.',
  'failure.aborted': 'Itinigil ang request.',
  'failure.network': 'Hindi gumana ang koneksyon sa network. Naka-save pa ang na-type mo; pakisubukan ulit.',
  'failure.http_status': 'Hindi available ang serbisyo sa ngayon. Pakisubukan ulit mamaya.',
  'failure.platform_error': 'Tinanggihan ito ng platform. Kung maulit, ibigay ang reference sa customer service.',
  'failure.contract_mismatch': 'Hindi mabasa ang sagot. Ibigay ang reference sa customer service.',
  'failure.seal_failed': 'Hindi maihanda ang ligtas na koneksyon kaya walang naipadala. Pakisubukan ulit.',
  'failure.token_missing': 'Mag-log in muna.',
  'failure.token_expired': 'Natapos na ang session mo. Mag-log in ulit.',
  unknown_error: 'May hindi inaasahang nangyari. Pakisubukan ulit.',
  click_retry_again: 'Subukan ulit',
  'failure.reference': 'Reference: {reference}',
  'failure.copy_reference': 'Kopyahin ang reference',
  'failure.reference_copied': 'Nakopya ang reference.',
  'failure.too_many_requests': 'Masyadong maraming subok. Maghintay sandali.',
  'failure.kept': 'Naka-save pa ang na-type mo.',
  'failure.contact': 'Makipag-ugnayan sa customer service',

  // Known platform answers
  'error.wrong_password': 'Mali ang user name o password.',
  'error.wrong_captcha': 'Mali ang captcha.',
  'error.account_exists': 'May gumagamit na ng user name na ito.',
  'error.mobile_exists': 'May gumagamit na ng mobile number na ito.',
  'error.account_locked': 'Naka-lock ang account na ito. Makipag-ugnayan sa customer service.',
  'error.wrong_code': 'Mali ang code.',
  'error.code_expired': 'Nag-expire na ang code. Magpadala ng bago.',
  'error.game_maintenance': 'Nasa maintenance ang larong ito. Subukan ang iba pang sikat na laro.',
  'error.balance_low': 'Kulang ang balanse mo.',
  'error.session_other_ip': 'Nagbago ang network address mo. Mag-log in ulit.',
  error_sync: 'Sini-sync pa ang data. Subukan ulit maya-maya.',

  // Phone and social sign-in
  'auth/invalid-phone-number': 'Hindi valid ang numero ng telepono.',
  'auth/missing-phone-number': 'Maglagay ng valid na numero ng telepono.',
  'auth/too-many-requests': 'Masyadong maraming subok. Subukan ulit pagkalipas ng 5 minuto.',
  'auth/unknown': 'May hindi inaasahang nangyari. Pakisubukan ulit.',
  'auth/invalid-verification-code': 'Mali ang code.',
  'auth/missing-verification-code': 'Ilagay ang code.',
  'auth/captcha-check-failed': 'Hindi pumasa ang reCAPTCHA o hindi pinapayagan para rito ang address ng site na ito.',
  'auth/quota-exceeded': 'Hindi na makakapagpadala ng code ngayong araw. Makipag-ugnayan sa customer service.',
  'auth/operation-not-allowed': 'Hindi naka-enable ang paraang ito ng pag-sign in. Makipag-ugnayan sa customer service.',
  'auth/code-expired': 'Nag-expire na ang code. Ipadala ulit.',
  'auth/popup-closed-by-user': 'Hindi natuloy ang pag-log in. Pakisubukan ulit.',
} satisfies Record<keyof typeof english, string>
