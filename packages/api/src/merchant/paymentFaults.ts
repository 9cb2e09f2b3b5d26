import { compareMoney } from '@croupier/money'
import type { MerchantFile, PaymentFile } from './merchantFile.ts'

/** A fault that only shows when several keys are read together. */
interface Fault {
  readonly key: string
  readonly remedy: string
}

const characters = { digits: '\\d', mixed: '[A-Z0-9]' } as const

const decimals = (amount: string) => amount.split('.')[1]?.length ?? 0

function faultsOf(payment: PaymentFile, digits: number): readonly Fault[] {
  const { kind, minimum, maximum, reference, sender, transferType, payout } = payment
  const amounts = ['minimum', 'maximum', 'fee'] as const
  return [
    ...amounts
      .filter((key) => decimals(payment[key] ?? '') > digits)
      .map((key) => ({ key, remedy: `must have at most ${digits} decimals, as currency.digits says` })),
    ...(compareMoney(minimum, maximum) > 0 ? [{ key: 'maximum', remedy: 'must not be below minimum' }] : []),
    ...(sender && sender.minimum > sender.maximum
      ? [{ key: 'sender.maximum', remedy: 'must not be below minimum' }]
      : []),
    ...(reference &&
    !new RegExp(`^${characters[reference.rule]}{${reference.minimum},${reference.maximum}}$`).test(reference.example)
      ? [{ key: 'reference.example', remedy: 'must fit the rule, minimum and maximum of the reference' }]
      : []),
    ...(kind === 'wallet'
      ? []
      : [
          ...(transferType ? [{ key: 'transferType', remedy: 'is for the kind wallet; remove it' }] : []),
          ...(payout ? [{ key: 'payout', remedy: 'is for the kind wallet; remove it' }] : []),
        ]),
  ]
}

/** Faults of a merchant's payment methods, beyond the form of each key. */
export function paymentFaults({ payments = [], currency }: MerchantFile): readonly Fault[] {
  const codes = payments.map(({ code }) => code)
  return payments.flatMap((payment, place) => [
    ...(codes.indexOf(payment.code) < place
      ? [{ key: `payments.${place}.code`, remedy: `${payment.code} is there already; use another code` }]
      : []),
    ...faultsOf(payment, currency.digits).map(({ key, remedy }) => ({ key: `payments.${place}.${key}`, remedy })),
  ])
}
