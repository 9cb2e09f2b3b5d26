import type { MerchantFile, PaymentFile } from '@croupier/api/merchant'
import { DAY, MINUTE } from '@croupier/locales/calendar'
import { parseMoney } from '@croupier/money'
import type { OwnWords } from '../../../core/words/Words.ts'
import { PICTURE_FILES, type PictureFiles } from '../../../wire/pictureFiles.ts'
import type { ReferenceRule, SenderRule } from './transferRules.ts'

/** A deposit method (requirements 1.1.2). Amounts are minor units. */
export interface DepositMethod {
  readonly code: string
  readonly name: OwnWords
  readonly kind: PaymentFile['kind']
  /** Address of its picture. */
  readonly icon: string
  readonly minimum: bigint
  readonly maximum: bigint
  /** Charged on top of the amount. */
  readonly fee: bigint
  /** How the member sends the money, shown big where it matters. */
  readonly transferType: 'send-money' | 'cash-out' | 'bank-transfer' | 'scan' | 'counter' | 'matched'
  /** Steps from the merchant's folder, instead of the default ones of the transfer type. */
  readonly steps?: OwnWords<readonly string[]>
  /** Receivers to choose from; the number differs from order to order. Empty where a withdrawal supplies it. */
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

type Usual = Pick<DepositMethod, 'transferType' | 'sender' | 'minutes' | 'expectedMinutes'>

/** Defaults of a kind of method, used where the merchant's folder has no value. */
const usual: Readonly<Record<PaymentFile['kind'], Usual>> = {
  wallet: {
    transferType: 'send-money',
    sender: { field: 'senderMobile', rule: 'mobile' },
    minutes: 20,
    expectedMinutes: 5,
  },
  bank: {
    transferType: 'bank-transfer',
    sender: { field: 'senderAccount', rule: 'digits', minimum: 10, maximum: 16 },
    minutes: 30,
    expectedMinutes: 15,
  },
  qr: { transferType: 'scan', sender: null, minutes: 15, expectedMinutes: 5 },
  counter: { transferType: 'counter', sender: null, minutes: DAY / MINUTE, expectedMinutes: 60 },
  // Matched to another member's withdrawal (requirements 1.1.2); the amount is the withdrawal's.
  c2c: { transferType: 'matched', sender: null, minutes: 30, expectedMinutes: 30 },
}

const usualReference = (code: string): ReferenceRule => {
  const example = `${code.slice(0, 2)}20261101`
  return { rule: 'mixed', minimum: 6, maximum: 24, example: /^[A-Z0-9]+$/.test(example) ? example : 'REF20261101' }
}

/** An invented receiver of a kind. */
function receiversOf(kind: PaymentFile['kind'], { phone }: MerchantFile): DepositMethod['receivers'] {
  if (kind === 'c2c') return []
  const start = phone.rule?.prefixes[0] ?? '8'
  const mobile = `0${start}${'101'.padStart((phone.rule?.digits ?? 9) - start.length, '0')}`
  const number = { wallet: mobile, bank: '000012345678', qr: '000012345678', counter: '7788' }[kind]
  return [{ name: 'Sandbox Cashier', number }]
}

const usualAmounts: readonly Pick<PaymentFile, 'code' | 'kind' | 'name'>[] = [
  { code: 'BANK', kind: 'bank', name: { EN: 'Bank transfer', TY: 'Padala sa bangko', BN: 'ব্যাংক ট্রান্সফার' } },
  { code: 'QR', kind: 'qr', name: { EN: 'QR code', TY: 'QR code', BN: 'কিউআর কোড' } },
  {
    code: 'C2C',
    kind: 'c2c',
    name: { EN: 'Member transfer (C2C)', TY: 'Padala ng miyembro (C2C)', BN: 'সদস্যের ট্রান্সফার (C2C)' },
  },
]

/** Deposit methods of a merchant whose folder has none. Limits are in minor units of any currency. */
const usualMethods = (file: MerchantFile): readonly DepositMethod[] =>
  usualAmounts.map(({ code, kind, name }) => ({
    ...usual[kind],
    code,
    kind,
    name: name as OwnWords,
    icon: drawnIcon(code),
    minimum: kind === 'c2c' ? 20_000n : 10_000n,
    maximum: 5_000_000n,
    fee: 0n,
    receivers: receiversOf(kind, file),
    reference: usualReference(code),
    proof: { ...PICTURE_FILES, required: kind === 'c2c' },
  }))

const drawnIcon = (code: string) => `/art/payment/${code.toLowerCase()}.svg`

function methodOf(payment: PaymentFile, file: MerchantFile): DepositMethod {
  const { code, kind, name, art, sender, steps } = payment
  const amount = (text: string) => parseMoney(text, file.currency.digits)
  const own = usual[kind]
  return {
    code,
    kind,
    // The schema requires English.
    name: name as OwnWords,
    // The site serves the folder's pictures from its own origin.
    icon: art === undefined ? drawnIcon(code) : `/merchants/${file.code}/${art.slice(2)}`,
    minimum: amount(payment.minimum),
    maximum: amount(payment.maximum),
    fee: amount(payment.fee ?? '0'),
    transferType: payment.transferType ?? own.transferType,
    ...(steps && { steps: { ...steps, EN: steps['EN'] ?? [] } }),
    receivers: payment.receivers ?? receiversOf(kind, file),
    sender: sender
      ? {
          field: own.sender?.field ?? 'senderAccount',
          rule: 'digits',
          minimum: sender.minimum,
          maximum: sender.maximum,
          ...(sender.mobileFirst !== undefined && { mobileFirst: sender.mobileFirst }),
        }
      : own.sender,
    reference: payment.reference ?? usualReference(code),
    proof: { ...PICTURE_FILES, required: payment.proofRequired ?? kind === 'c2c' },
    minutes: payment.minutes ?? own.minutes,
    expectedMinutes: payment.expectedMinutes ?? own.expectedMinutes,
  }
}

/** The deposit methods of a merchant: from its folder, else bank transfer, a QR code and member transfers. */
export const depositMethodsOf = (file: MerchantFile): readonly DepositMethod[] =>
  file.payments === undefined || file.payments.length === 0
    ? usualMethods(file)
    : file.payments.map((payment) => methodOf(payment, file))
