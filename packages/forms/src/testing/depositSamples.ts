import type { DepositMethod, DepositOrder, TransferField } from '../deposit/DepositMethod.ts'

// The methods of both markets as the platform describes them (requirements 1.1.2).

const field = (name: TransferField['name'], change: Partial<TransferField>): TransferField => ({
  name,
  required: true,
  rule: 'text',
  upperCase: false,
  ...change,
})
const mobile = field('senderMobile', { rule: 'mobile' })
const digits = (least: number, most: number, example: string) =>
  field('reference', { rule: 'digits', minLength: least, maxLength: most, example })
const mixed = (least: number, most: number, example: string) =>
  field('reference', { rule: 'mixed', minLength: least, maxLength: most, upperCase: true, example })
const receipt = (required = false) => field('proof', { rule: 'image', required })

const method = (change: Pick<DepositMethod, 'id' | 'kind' | 'name' | 'fields'> & Partial<DepositMethod>) => ({
  minimum: '100.00',
  maximum: '50000.00',
  fee: { fixed: '0.00', percent: '0.00' },
  expectedMinutes: 5,
  open: true,
  instructions: [
    `Open ${change.name} and choose to send money.`,
    'Send exactly the amount shown.',
    'Come back and tell us the reference.',
  ],
  quickAmounts: ['100.00', '200.00', '500.00', '1000.00', '5000.00', '10000.00'],
  ...change,
})

/** Methods of the Philippines; the last one, matched to withdrawals, has no quick amounts. */
export const philippineMethods: readonly DepositMethod[] = [
  method({
    id: 'GCASH',
    kind: 'wallet',
    name: 'GCash',
    fields: [mobile, digits(13, 13, '1234 567 890123'), receipt()],
  }),
  method({
    id: 'MAYA',
    kind: 'wallet',
    name: 'Maya',
    transferType: 'send-money',
    fields: [mobile, mixed(12, 24, 'MY0A1B2C3D4E'), receipt()],
  }),
  method({
    id: 'INSTAPAY',
    kind: 'bank',
    name: 'InstaPay bank transfer',
    fee: { fixed: '15.00', percent: '0.00' },
    expectedMinutes: 15,
    workingHours: { from: '06:00', to: '23:00' },
    fields: [
      field('senderName', { minLength: 2, maxLength: 60 }),
      field('senderAccount', { rule: 'digits', minLength: 10, maxLength: 16 }),
      mixed(6, 20, 'IP20261101'),
      receipt(),
    ],
  }),
  method({ id: 'QRPH', kind: 'qr', name: 'QR Ph', fields: [mixed(6, 24, 'QR20261101'), receipt()] }),
  method({
    id: 'COUNTER',
    kind: 'counter',
    name: 'Over the counter',
    fee: { fixed: '20.00', percent: '0.00' },
    expectedMinutes: 60,
    open: false,
    workingHours: { from: '08:00', to: '20:00' },
    fields: [mixed(6, 20, 'OC20261101'), receipt()],
  }),
  method({
    id: 'C2C',
    kind: 'c2c',
    name: 'Member transfer (C2C)',
    minimum: '200.00',
    expectedMinutes: 30,
    fields: [mixed(6, 24, 'C2C20261101'), receipt(true)],
    quickAmounts: [],
  }),
]

const bangladeshi = {
  kind: 'wallet',
  minimum: '200.00',
  maximum: '25000.00',
  expectedMinutes: 10,
  quickAmounts: ['200.00', '500.00', '1000.00', '5000.00', '10000.00'],
} as const

/** Methods of Bangladesh. */
export const bangladeshiMethods: readonly DepositMethod[] = [
  method({
    ...bangladeshi,
    id: 'BKASH',
    name: 'bKash',
    transferType: 'cash-out',
    fields: [mobile, mixed(10, 10, '8N7A6B5C4D'), receipt()],
  }),
  method({
    ...bangladeshi,
    id: 'NAGAD',
    name: 'Nagad',
    transferType: 'send-money',
    fields: [mobile, mixed(8, 8, '71A2B3C4'), receipt()],
  }),
  method({
    ...bangladeshi,
    id: 'ROCKET',
    name: 'Rocket',
    transferType: 'send-money',
    fee: { fixed: '0.00', percent: '1.85' },
    fields: [
      field('senderMobile', { rule: 'digits', minLength: 11, maxLength: 12 }),
      digits(8, 12, '1234567890'),
      receipt(),
    ],
  }),
]

/** The current time in the stories: 12:00 in Manila. */
export const depositStart = Date.UTC(2026, 10, 21, 4)

/** Details of the receiver by method; the others use the default in {@link orderBy}. */
const receivers: Readonly<Record<string, Partial<DepositOrder>>> = {
  INSTAPAY: { bankName: 'Bank of the Sandbox', receiverName: 'Croupier Sandbox Inc', receiverNumber: '000012345678' },
  QRPH: {
    bankName: 'QR Ph',
    receiverName: 'Croupier Sandbox Inc',
    receiverNumber: '000012345678',
    qrText: 'sandbox-pay:000012345678?amount=500.00&currency=PHP&reference=D-7K2M9',
  },
  COUNTER: {
    receiverName: 'Croupier Sandbox Inc',
    receiverNumber: '7788',
    counterCode: '7788-D-7K2M9',
    expiresAt: depositStart + 24 * 3_600_000,
  },
  BKASH: { receiverName: 'Agent 1', receiverNumber: '01700000301' },
  NAGAD: { receiverName: 'Personal 1', receiverNumber: '01800000401' },
  ROCKET: { receiverName: 'Personal 3', receiverNumber: '019000005012' },
}

/** An order for 500.00 by a method, as the platform returns it. */
export const orderBy = ({ id, fee, transferType, instructions }: DepositMethod): DepositOrder => ({
  id: `o-${id}`,
  reference: 'D-7K2M9',
  methodId: id,
  amount: '500.00',
  fee: fee.fixed,
  credit: '500.00',
  transferType,
  receiverName: 'Sandbox Cashier One',
  receiverNumber: '09170000101',
  instructions,
  expiresAt: depositStart + 20 * 60_000,
  ...receivers[id],
})

/** One of the sample methods. */
export const sampleMethod = (id: string): DepositMethod => {
  const found = [...philippineMethods, ...bangladeshiMethods].find((one) => one.id === id)
  if (!found) throw new Error(`There is no sample of the method ${id}.`)
  return found
}

/** Formats a time for the stories. */
export const manilaTime = (at: number) =>
  new Intl.DateTimeFormat('en-PH', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Manila' }).format(at)
