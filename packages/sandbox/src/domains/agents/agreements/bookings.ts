import type { agreementMovements } from './movements.ts'
import type { AgreementKind } from './rows.ts'

/** What a salary is booked as. */
export const SALARY_BOOKINGS: Readonly<Record<AgreementKind, keyof typeof agreementMovements>> = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  realTime: 'real-time-salary',
}
