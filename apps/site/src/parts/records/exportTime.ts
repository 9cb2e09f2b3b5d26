import { writeMoment } from '@croupier/locales/calendar'
/**
 * An instant for an exported table: the market's date and time to the second with its UTC offset, ISO 8601, such as
 * `2026-11-29T03:53:07+08:00`, so that programs can sort and compare it.
 *
 * @param at epoch milliseconds
 * @param timeZone the market's zone, an IANA name
 */
export const exportTime = (at: number, timeZone: string): string => writeMoment(at, undefined, timeZone)
