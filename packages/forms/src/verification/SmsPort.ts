import type { Outcome } from '../form/refusal.ts'
import type { MobileNumber } from '../mobile/mobileRule.ts'

/** A request for an SMS code [S-125]. The caller translates the number's field to the endpoint's name. */
export interface SmsRequest {
  readonly mobile: MobileNumber
  readonly countryDialingCode: string
}

/** Sends SMS codes. The caller keeps the countdown, so it survives closing the form [S-121] [S-123]. */
export interface SmsPort {
  /** Seconds until another code can be requested; 0 when one can. */
  readonly secondsLeft: number
  /** Sends a code; resolves with why it was refused, or with nothing. */
  readonly send: (request: SmsRequest) => Promise<Outcome>
}
