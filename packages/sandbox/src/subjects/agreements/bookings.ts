import type { TransactionKind } from '../../core/ledger/rows.ts'
import type { AgreementKind } from './rows.ts'

/** What a salary is booked as. */
export const SALARY_BOOKINGS: Readonly<Record<AgreementKind, TransactionKind>> = {
  dividend: 'dividend',
  daily: 'daily-salary',
  hourly: 'hourly-salary',
  realTime: 'real-time-salary',
}
