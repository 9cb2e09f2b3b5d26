import { fn } from 'storybook/test'
import type { DepositFormProps } from '../deposit/DepositForm.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { depositStart, manilaTime, philippineMethods } from './depositSamples.ts'
import { peso } from './storyPlate.tsx'

/** Shared args of the deposit form's stories. */
export const depositArgs = {
  methods: philippineMethods,
  promotions: [],
  limits: [],
  currency: '₱',
  money: peso,
  moment: manilaTime,
  mobileRule: mobileRules.PH,
  now: () => depositStart,
  onOrder: fn<DepositFormProps['onOrder']>(async () => undefined),
  onSubmit: fn<DepositFormProps['onSubmit']>(async () => undefined),
  onStartAgain: fn(),
} satisfies DepositFormProps

const taka = (amount: string) =>
  new Intl.NumberFormat('bn-BD', { style: 'currency', currency: 'BDT', currencyDisplay: 'narrowSymbol' }).format(
    amount as `${number}`,
  )

/** Args that differ for Bangladesh. */
export const bangladesh = { currency: '৳', money: taka, mobileRule: mobileRules.BD }
