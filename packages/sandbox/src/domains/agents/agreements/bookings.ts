import type { agreementMovements } from './movements.ts'
import type { AgreementKind } from './rows.ts'

/** The movement that each kind of salary is posted as. */
export const SALARY_BOOKINGS: Readonly<Record<AgreementKind, keyof typeof agreementMovements>> = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  realTime: 'real-time-salary',
}
