import { DAY, MINUTE } from '@croupier/locales/calendar'
import type { Words } from '../../../core/words/Words.ts'
import { PICTURE_FILES, type PictureFiles } from '../../../wire/pictureFiles.ts'
import type { ReferenceRule, SenderRule } from './transferRules.ts'

/** A way to pay in (requirements 1.1.2). Amounts are minor units. */
export interface DepositMethod {
  readonly code: string
  readonly name: Words
  readonly kind: 'wallet' | 'bank' | 'qr' | 'counter' | 'c2c'
  readonly minimum: bigint
  readonly maximum: bigint
  /** Asked on top of the amount. */
  readonly fee: bigint
  /** How the member sends the money, shown big where it matters. */
  readonly transferType: 'send-money' | 'cash-out' | 'bank-transfer' | 'scan' | 'counter' | 'matched'
  /** Receivers to draw from; the number changes from order to order. Empty where a withdrawal names the receiver. */
  readonly receivers: readonly { readonly name: string; readonly number: string }[]
  readonly sender: SenderRule
  readonly reference: ReferenceRule
  /** Pictures of the receipt; `required` where the transfer cannot be checked without one. */
  readonly proof: PictureFiles & { readonly required: boolean }
  /** Minutes the order stays open. */
  readonly minutes: number
  /** Minutes until the money usually arrives. */
  readonly expectedMinutes: number
}

/** A trade name, which is the same in every language. */
const trade = (name: string): Words => ({ EN: name, TY: name, BN: name })

const MOBILE = { field: 'senderMobile', rule: 'mobile' } as const
const OPTIONAL_PROOF = { ...PICTURE_FILES, required: false } as const

/** Deposits matched to another member's withdrawal (requirements 1.1.2); the amount is the withdrawal's. */
const matched = {
  code: 'C2C',
  name: { EN: 'Member transfer (C2C)', TY: 'Padala ng miyembro (C2C)', BN: 'সদস্যের ট্রান্সফার (C2C)' },
  kind: 'c2c',
  minimum: 20_000n,
  maximum: 5_000_000n,
  fee: 0n,
  transferType: 'matched',
  receivers: [],
  sender: null,
  reference: { rule: 'mixed', minimum: 6, maximum: 24, example: 'C2C20261101' },
  proof: { ...PICTURE_FILES, required: true },
  minutes: 30,
  expectedMinutes: 30,
} as const satisfies DepositMethod

const philippine = {
  proof: OPTIONAL_PROOF,
  minimum: 10_000n,
  maximum: 5_000_000n,
  fee: 0n,
  minutes: 20,
  expectedMinutes: 5,
} as const
const bangladeshi = {
  proof: OPTIONAL_PROOF,
  minimum: 20_000n,
  maximum: 2_500_000n,
  fee: 0n,
  minutes: 15,
  expectedMinutes: 10,
} as const

/** Channels of the Philippines: wallets, the instant bank network, QR codes, outlets, members. Receivers are invented. */
export const philippineMethods: readonly DepositMethod[] = [
  {
    ...philippine,
    code: 'GCASH',
    name: trade('GCash'),
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [
      { name: 'Sandbox Cashier One', number: '09170000101' },
      { name: 'Sandbox Cashier Two', number: '09170000102' },
      { name: 'Sandbox Cashier Three', number: '09170000103' },
    ],
    sender: MOBILE,
    reference: { rule: 'digits', minimum: 13, maximum: 13, example: '1234567890123' },
  },
  {
    ...philippine,
    code: 'MAYA',
    name: trade('Maya'),
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [
      { name: 'Sandbox Cashier Four', number: '09180000201' },
      { name: 'Sandbox Cashier Five', number: '09180000202' },
    ],
    sender: MOBILE,
    reference: { rule: 'mixed', minimum: 12, maximum: 24, example: 'MY0A1B2C3D4E' },
  },
  {
    ...philippine,
    code: 'INSTAPAY',
    name: {
      EN: 'InstaPay bank transfer',
      TY: 'Padala sa bangko gamit ang InstaPay',
      BN: 'InstaPay ব্যাংক ট্রান্সফার',
    },
    kind: 'bank',
    fee: 1_500n,
    minutes: 30,
    expectedMinutes: 15,
    transferType: 'bank-transfer',
    receivers: [{ name: 'Sandbox Cashier', number: '000012345678' }],
    sender: { field: 'senderAccount', rule: 'digits', minimum: 10, maximum: 16 },
    reference: { rule: 'mixed', minimum: 6, maximum: 20, example: 'IP20261101' },
  },
  {
    ...philippine,
    code: 'QRPH',
    name: trade('QR Ph'),
    kind: 'qr',
    minutes: 15,
    transferType: 'scan',
    receivers: [{ name: 'Sandbox Cashier', number: '000012345678' }],
    sender: null,
    reference: { rule: 'mixed', minimum: 6, maximum: 24, example: 'QR20261101' },
  },
  {
    ...philippine,
    code: 'COUNTER',
    name: { EN: 'Over the counter', TY: 'Bayad sa counter', BN: 'কাউন্টারে ডিপোজিট' },
    kind: 'counter',
    fee: 2_000n,
    minutes: DAY / MINUTE,
    expectedMinutes: 60,
    transferType: 'counter',
    receivers: [{ name: 'Sandbox Cashier', number: '7788' }],
    sender: null,
    reference: { rule: 'mixed', minimum: 6, maximum: 20, example: 'OC20261101' },
  },
  matched,
]

/** Channels of any other market: bank transfer, a QR code, members. Receivers are invented. */
export const usualMethods: readonly DepositMethod[] = [
  {
    ...philippine,
    code: 'BANK',
    name: { EN: 'Bank transfer', TY: 'Padala sa bangko', BN: 'ব্যাংক ট্রান্সফার' },
    kind: 'bank',
    minutes: 30,
    expectedMinutes: 15,
    transferType: 'bank-transfer',
    receivers: [{ name: 'Sandbox Cashier', number: '000012345678' }],
    sender: { field: 'senderAccount', rule: 'digits', minimum: 10, maximum: 16 },
    reference: { rule: 'mixed', minimum: 6, maximum: 20, example: 'BT20261101' },
  },
  {
    ...philippine,
    code: 'QR',
    name: { EN: 'QR code', TY: 'QR code', BN: 'কিউআর কোড' },
    kind: 'qr',
    minutes: 15,
    transferType: 'scan',
    receivers: [{ name: 'Sandbox Cashier', number: '000012345678' }],
    sender: null,
    reference: { rule: 'mixed', minimum: 6, maximum: 24, example: 'QR20261101' },
  },
  matched,
]

/** Channels of Bangladesh. Receivers are invented. */
export const bangladeshiMethods: readonly DepositMethod[] = [
  {
    ...bangladeshi,
    code: 'BKASH',
    name: trade('bKash'),
    kind: 'wallet',
    transferType: 'cash-out',
    receivers: [
      { name: 'Agent 1', number: '01700000301' },
      { name: 'Agent 2', number: '01700000302' },
      { name: 'Agent 3', number: '01700000303' },
    ],
    sender: MOBILE,
    reference: { rule: 'mixed', minimum: 10, maximum: 10, example: '8N7A6B5C4D' },
  },
  {
    ...bangladeshi,
    code: 'NAGAD',
    name: trade('Nagad'),
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [
      { name: 'Personal 1', number: '01800000401' },
      { name: 'Personal 2', number: '01800000402' },
    ],
    sender: MOBILE,
    reference: { rule: 'mixed', minimum: 8, maximum: 8, example: '71A2B3C4' },
  },
  {
    ...bangladeshi,
    code: 'ROCKET',
    name: trade('Rocket'),
    kind: 'wallet',
    transferType: 'send-money',
    receivers: [{ name: 'Personal 3', number: '019000005012' }],
    sender: { field: 'senderMobile', rule: 'digits', minimum: 11, maximum: 12, mobileFirst: true },
    reference: { rule: 'digits', minimum: 8, maximum: 12, example: '1234567890' },
  },
  { ...matched, minimum: 50_000n, maximum: 2_500_000n },
]
