/** One market the site serves [S-257]. */
export interface MerchantConfig {
  readonly merchantCode: string
  /** The brand's name, as header, page titles and footer show it. */
  readonly brandName: string
  /** Year of the copyright line, or years such as `2025–2027` [S-226]. */
  readonly copyrightYear: string
  /** ISO 3166 code of the country, such as `PH`. */
  readonly country: string
  /** Currency code on the wire; `TLB` is the platform's own code for the Philippine peso, R-27. */
  readonly currency: string
  /** ISO 4217 code whose sign and name people see, R-27. */
  readonly displayCurrency: string
  readonly countryName: string
  /** Languages offered, the first being the country's first choice [S-246]. */
  readonly langList: readonly string[]
  /** Hosts this merchant answers on, without port. */
  readonly domains: readonly string[]
  /** Digits after the decimal point of an amount. */
  readonly minorDigits: number
  /** The age both the check and the agreement text use, R-19. */
  readonly minimumAge: number
  /** Dialling code without plus, such as `63`. */
  readonly countryDialingCode: string
  /** The time zone dates of this market are shown and cut in, an IANA name [S-237]. */
  readonly timeZone: string
}
