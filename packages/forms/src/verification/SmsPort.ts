import type { Outcome } from '../form/refusal.ts'
import type { MobileNumber } from '../mobile/mobileRule.ts'

/** What a request for an SMS code carries [S-125]. The caller names the number's field as the endpoint wants it. */
export interface SmsRequest<Proof extends object = object> {
  readonly mobile: MobileNumber
  readonly countryDialingCode: string
  readonly geetestValidateV4?: Proof
}

/** The way to SMS codes, with the countdown kept by the caller so that it survives closing the form [S-121] [S-123]. */
export interface SmsPort<Proof extends object = object> {
  /** Seconds until another code can be requested; 0 when one can. */
  readonly secondsLeft: number
  /** Sends a code; resolves with why it was refused, or with nothing. */
  readonly send: (request: SmsRequest<Proof>) => Promise<Outcome>
}
