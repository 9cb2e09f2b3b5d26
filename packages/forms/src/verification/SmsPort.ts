import type { Outcome } from '../form/rejection.ts'
import type { MobileNumber } from '../mobile/mobileRule.ts'

/** A request for an SMS code. The caller maps the number to the field that its endpoint expects. */
export interface SmsRequest {
  /** The number to send to, in both its forms. */
  readonly mobile: MobileNumber
  /** Country code in digits, without a plus sign: `63`. */
  readonly countryDialingCode: string
}

/** Sends SMS codes. The caller keeps the countdown, so it survives closing the form. */
export interface SmsPort {
  /** Seconds until another code can be requested; 0 when one can. */
  readonly secondsLeft: number
  /** Requests a code; resolves with the rejection, or with undefined. */
  readonly send: (request: SmsRequest) => Promise<Outcome>
}
