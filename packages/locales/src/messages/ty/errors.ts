import type english from '../en/errors.ts'

/** What went wrong on the wire or at the platform, and what the player can do. */
export default {
  // One text for each class of failure
  unknown_error: 'May hindi inaasahang nangyari. Pakisubukan ulit.',
  'failure.reference': 'Reference: {reference}',
  'failure.copy_reference': 'Kopyahin ang reference',
  'errors.offline': 'Offline ka. Nariyan pa ang na-type mo; subukan ulit kapag may koneksyon na.',
  'errors.stopped': 'Naputol ang request bago ito natapos. Pakisubukan ulit.',
  'errors.unexpected_answer': 'Hindi mabasa ang sagot. Kung maulit, ibigay ang reference sa customer service.',
  'errors.not_protected': 'Hindi maprotektahan ang data kaya walang naipadala. Pakisubukan ulit.',

  // Phone and social sign-in
  'auth/invalid-phone-number': 'Hindi valid ang numero ng telepono.',
  'auth/missing-phone-number': 'Maglagay ng valid na numero ng telepono.',
  'auth/too-many-requests':
    'Masyadong maraming subok. Subukan ulit pagkalipas ng {minutes, plural, one {# minuto} other {# na minuto}}.',
  'auth/unknown': 'May hindi inaasahang nangyari. Pakisubukan ulit.',
  'auth/invalid-verification-code': 'Mali ang code.',
  'auth/missing-verification-code': 'Ilagay ang code.',
  'auth/captcha-check-failed': 'Hindi pumasa ang reCAPTCHA o hindi pinapayagan para rito ang address ng site na ito.',
  'auth/quota-exceeded': 'Hindi na makakapagpadala ng code ngayong araw. Makipag-ugnayan sa customer service.',
  'auth/operation-not-allowed':
    'Hindi naka-enable ang paraang ito ng pag-sign in. Makipag-ugnayan sa customer service.',
  'auth/code-expired': 'Nag-expire na ang code. Ipadala ulit.',
  'auth/popup-closed-by-user': 'Hindi natuloy ang pag-log in. Pakisubukan ulit.',
  'auth/popup-blocked':
    'Hinarang ng browser mo ang window. Payagan ang mga pop-up para sa site na ito, saka subukan ulit.',
  'auth/network-request-failed': 'Hindi maabot ang provider. Suriin ang koneksiyon mo at subukan ulit.',
  'auth/account-exists-with-different-credential':
    'Ginagamit ang e-mail na ito sa ibang provider. Piliin ang ginamit mo dati, o mag-log in gamit ang user name mo.',
} satisfies Record<keyof typeof english, string>
