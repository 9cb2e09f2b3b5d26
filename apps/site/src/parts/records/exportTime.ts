import { writeMoment } from '@croupier/locales/calendar'
/**
 * An instant as a table holds it: the market's date and time to the second with its distance from UTC, ISO 8601, such as
 * `2026-11-29T03:53:07+08:00`. Whatever reads the table can order and compare it.
 *
 * @param at epoch milliseconds
 * @param timeZone the market's zone, an IANA name
 */
export const exportTime = (at: number, timeZone: string): string => writeMoment(at, undefined, timeZone)
