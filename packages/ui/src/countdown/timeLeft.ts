/** The remaining time of a countdown, in whole units. */
export interface TimeLeft {
  /** Whole days left. */
  readonly days: number
  /** Hours on top of the days, 0 to 23. */
  readonly hours: number
  /** Minutes on top of the hours, 0 to 59. */
  readonly minutes: number
  /** Seconds on top of the minutes, 0 to 59. */
  readonly seconds: number
  /** The total in seconds, rounded up, so it is 0 only once the time is up. */
  readonly total: number
}

/** Splits the time left until `until`; both in milliseconds since 1970. Never negative. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const total = Math.max(0, Math.ceil((until - now) / 1000))
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
    total,
  }
}

/** The time left as an HTML duration: "P1DT2H3M4S". */
export const durationText = ({ days, hours, minutes, seconds }: TimeLeft): string =>
  `P${days > 0 ? `${days}D` : ''}T${hours}H${minutes}M${seconds}S`

/** "2:03:04" or "03:04": digits only, so it fits every language that uses Latin digits. */
export const clockFace = ({ days, hours, minutes, seconds }: TimeLeft): string => {
  const two = (figure: number) => String(figure).padStart(2, '0')
  const whole = days * 24 + hours
  return `${whole > 0 ? `${whole}:` : ''}${two(minutes)}:${two(seconds)}`
}
