/** A way to pay in (requirements 1.1.2). Amounts are minor units. */
export interface DepositMethod {
  readonly code: string
  readonly name: string
  readonly kind: 'wallet' | 'bank' | 'qr' | 'counter' | 'c2c'
  readonly minimum: bigint
  readonly maximum: bigint
  /** Asked on top of the amount. */
  readonly fee: bigint
  /** How the member sends the money, shown big where it matters. */
  readonly transferType: 'send-money' | 'cash-out' | 'bank-transfer' | 'scan' | 'counter' | 'matched'
  /** Receivers to draw from; the number changes from order to order. Empty where a withdrawal names the receiver. */
  readonly receivers: readonly { readonly name: string; readonly number: string }[]
  /** What the sender field must look like once blanks are gone. */
  readonly sender: RegExp
  readonly senderHint: 'mobile' | 'mobile-or-12' | 'account' | 'none'
  /** What the channel's transaction reference must look like once normalised. */
  readonly reference: RegExp
  /** The same for the form: which characters, how many, and one that fits. */
  readonly referenceRule: 'digits' | 'mixed'
  /** A picture of the receipt must come with it. */
  readonly proofRequired?: boolean
  readonly referenceLength: { readonly minimum: number; readonly maximum: number }
  readonly referenceExample: string
  readonly referenceHint: string
  /** Minutes the order stays open. */
  readonly minutes: number
  /** Minutes until the money usually arrives. */
  readonly expectedMinutes: number
}

const PH_MOBILE = /^0(9\d{9}|89[5-8]\d{7})$/
const BD_MOBILE = /^01[3-9]\d{8}$/

/** Deposits matched to another member's withdrawal (requirements 1.1.2); the amount is the withdrawal's. */
const matched = {
  code: 'C2C',
  name: 'Member transfer (C2C)',
  kind: 'c2c',
  minimum: 20_000n,
  maximum: 5_000_000n,
  fee: 0n,
  transferType: 'matched',
  receivers: [],
  sender: /^$/,
  senderHint: 'none',
  reference: /^[A-Z0-9]{6,24}$/,
  referenceRule: 'mixed',
  referenceLength: { minimum: 6, maximum: 24 },
  referenceExample: 'C2C20261101',
  referenceHint: '6 to 24 letters and digits',
  proofRequired: true,
  minutes: 30,
  expectedMinutes: 30,
} as const satisfies DepositMethod

const philippine = { minimum: 10_000n, maximum: 5_000_000n, fee: 0n, minutes: 20, expectedMinutes: 5 } as const
const bangladeshi = { minimum: 20_000n, maximum: 2_500_000n, fee: 0n, minutes: 15, expectedMinutes: 10 } as const

/** Channels of the Philippines: wallets, the instant bank network, QR codes, outlets, members. Receivers are invented. */
export const philippineMethods: readonly DepositMethod[] = [
  {
    ...philippine,
    code: 'GCASH',
    name: 'GCash',
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [
      { name: 'Sandbox Cashier One', number: '09170000101' },
      { name: 'Sandbox Cashier Two', number: '09170000102' },
      { name: 'Sandbox Cashier Three', number: '09170000103' },
    ],
    sender: PH_MOBILE,
    senderHint: 'mobile',
    reference: /^\d{13}$/,
    referenceRule: 'digits',
    referenceLength: { minimum: 13, maximum: 13 },
    referenceExample: '1234567890123',
    referenceHint: '13 digits',
  },
  {
    ...philippine,
    code: 'MAYA',
    name: 'Maya',
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [
      { name: 'Sandbox Cashier Four', number: '09180000201' },
      { name: 'Sandbox Cashier Five', number: '09180000202' },
    ],
    sender: PH_MOBILE,
    senderHint: 'mobile',
    reference: /^[A-Z0-9]{12,24}$/,
    referenceRule: 'mixed',
    referenceLength: { minimum: 12, maximum: 24 },
    referenceExample: 'MY0A1B2C3D4E',
    referenceHint: '12 to 24 letters and digits',
  },
  {
    ...philippine,
    code: 'INSTAPAY',
    name: 'InstaPay bank transfer',
    kind: 'bank',
    fee: 1_500n,
    minutes: 30,
    expectedMinutes: 15,
    transferType: 'bank-transfer',
    receivers: [{ name: 'Croupier Sandbox Inc', number: '000012345678' }],
    sender: /^\d{10,16}$/,
    senderHint: 'account',
    reference: /^[A-Z0-9]{6,20}$/,
    referenceRule: 'mixed',
    referenceLength: { minimum: 6, maximum: 20 },
    referenceExample: 'IP20261101',
    referenceHint: '6 to 20 letters and digits',
  },
  {
    ...philippine,
    code: 'QRPH',
    name: 'QR Ph',
    kind: 'qr',
    minutes: 15,
    transferType: 'scan',
    receivers: [{ name: 'Croupier Sandbox Inc', number: '000012345678' }],
    sender: /^$/,
    senderHint: 'none',
    reference: /^[A-Z0-9]{6,24}$/,
    referenceRule: 'mixed',
    referenceLength: { minimum: 6, maximum: 24 },
    referenceExample: 'QR20261101',
    referenceHint: '6 to 24 letters and digits',
  },
  {
    ...philippine,
    code: 'COUNTER',
    name: 'Over the counter',
    kind: 'counter',
    fee: 2_000n,
    minutes: 24 * 60,
    expectedMinutes: 60,
    transferType: 'counter',
    receivers: [{ name: 'Croupier Sandbox Inc', number: '7788' }],
    sender: /^$/,
    senderHint: 'none',
    reference: /^[A-Z0-9]{6,20}$/,
    referenceRule: 'mixed',
    referenceLength: { minimum: 6, maximum: 20 },
    referenceExample: 'OC20261101',
    referenceHint: '6 to 20 letters and digits',
  },
  matched,
]

/** Channels of Bangladesh. Receivers are invented. */
export const bangladeshiMethods: readonly DepositMethod[] = [
  {
    ...bangladeshi,
    code: 'BKASH',
    name: 'bKash',
    kind: 'wallet',
    transferType: 'cash-out',
    receivers: [
      { name: 'Agent 1', number: '01700000301' },
      { name: 'Agent 2', number: '01700000302' },
      { name: 'Agent 3', number: '01700000303' },
    ],
    sender: BD_MOBILE,
    senderHint: 'mobile',
    reference: /^[A-Z0-9]{10}$/,
    referenceRule: 'mixed',
    referenceLength: { minimum: 10, maximum: 10 },
    referenceExample: '8N7A6B5C4D',
    referenceHint: '10 letters and digits',
  },
  {
    ...bangladeshi,
    code: 'NAGAD',
    name: 'Nagad',
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [
      { name: 'Personal 1', number: '01800000401' },
      { name: 'Personal 2', number: '01800000402' },
    ],
    sender: BD_MOBILE,
    senderHint: 'mobile',
    reference: /^[A-Z0-9]{8}$/,
    referenceRule: 'mixed',
    referenceLength: { minimum: 8, maximum: 8 },
    referenceExample: '71A2B3C4',
    referenceHint: '8 letters and digits',
  },
  {
    ...bangladeshi,
    code: 'ROCKET',
    name: 'Rocket',
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [{ name: 'Personal 3', number: '019000005012' }],
    sender: /^01[3-9]\d{8}\d?$/,
    senderHint: 'mobile-or-12',
    reference: /^\d{8,12}$/,
    referenceRule: 'digits',
    referenceLength: { minimum: 8, maximum: 12 },
    referenceExample: '1234567890',
    referenceHint: '8 to 12 digits',
  },
  { ...matched, minimum: 50_000n, maximum: 2_500_000n },
]
