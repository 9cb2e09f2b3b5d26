import * as z from 'zod/mini'
import {
  count,
  flag,
  instant,
  list,
  maybeCount,
  maybeInstant,
  maybeMoney,
  maybeText,
  money,
  text,
} from '../../contract/scalars.ts'

// The wire facts know the name of the settings call and three of its fields; what a form needs per method is known from
// the methods themselves (requirements 1.1.2). Everything below is therefore an extension of this contract.

/**
 * How a deposit reaches the merchant: e-wallet, bank, QR code, over the counter, or matched to another's withdrawal.
 */
const depositKind = z.enum(['wallet', 'bank', 'qr', 'counter', 'c2c'])

/** Whether the person gives cash to an agent's number or sends money to a personal one (bKash, Nagad, Rocket). */
export const transferType = z.enum(['cash-out', 'send-money'])

/** A detail of the transfer that the person enters, and its rule. */
const depositField = z.object({
  name: z.enum(['senderMobile', 'senderName', 'senderAccount', 'reference', 'proof']),
  required: flag,
  /**
   * 'mobile' the market's mobile rule, 'digits' digits only, 'mixed' letters and digits, 'text' anything, 'image'
   * files.
   */
  rule: z.enum(['mobile', 'digits', 'mixed', 'text', 'image']),
  minLength: maybeCount,
  maxLength: maybeCount,
  /** Letters are sent in capitals. */
  upperCase: flag,
  example: maybeText,
})

/** A deposit method. */
const depositMethod = z.object({
  id: text,
  kind: depositKind,
  name: z.string(),
  icon: maybeText,
  minimum: money,
  maximum: money,
  /** Fixed part and percentage, both decimal text; both "0.00" if the transfer is free. */
  fee: z.object({ fixed: money, percent: money }),
  expectedMinutes: maybeCount,
  /** 'HH:mm' in the merchant's time zone; null is always open. */
  workingHours: z.nullish(z.object({ from: z.string(), to: z.string(), timeZone: maybeText })),
  open: flag,
  /** Why it is closed now, in the requested language; null without a reason. */
  closedReason: maybeText,
  transferType: z.nullish(transferType),
  fields: list(depositField),
  /** Steps to follow, in order, as plain text in the requested language. */
  instructions: list(z.string()),
  quickAmounts: list(money),
  /** Most files of a receipt and their largest size in bytes. */
  proofFiles: z.nullish(z.object({ most: count, bytes: count, types: list(z.string()) })),
})

/** A deposit limit of the member, and the rest of it. */
const depositLimit = z.object({
  period: z.enum(['day', 'week', 'month']),
  amount: money,
  used: money,
  left: money,
  /** When the period is over and the whole amount is free again. */
  restartsAt: maybeInstant,
})

/** A promotion to choose before the method; none by default. */
const depositPromotion = z.object({
  id: text,
  name: z.string(),
  description: maybeText,
  minimum: maybeMoney,
})

const knownInfo = z.object({
  currency: maybeText,
  methods: list(depositMethod),
  promotions: list(depositPromotion),
  limits: list(depositLimit),
})

/**
 * The content of `depositInfo`. The wire facts know that it exists but not its content (3.17), so each part of it may
 * be missing, and so may the whole: then there is nothing to choose from.
 */
export const depositInfo = z.pipe(
  z.nullish(knownInfo),
  z.transform(
    (info: z.output<typeof knownInfo> | null | undefined): z.output<typeof knownInfo> =>
      info ?? { currency: null, methods: [], promotions: [], limits: [] },
  ),
)

/** The reserved transfer: where to send the money, which reference to give, until when. */
export const depositOrder = z.object({
  id: text,
  /** The merchant's own reference, to be copied into the transfer. */
  reference: text,
  methodId: text,
  amount: money,
  fee: money,
  /** What will be credited. */
  credit: money,
  transferType: z.nullish(transferType),
  receiverName: maybeText,
  receiverNumber: maybeText,
  bankName: maybeText,
  /** Text of the QR code. */
  qrText: maybeText,
  /** Picture of the QR code, from a platform that draws it itself. */
  qrImageUrl: maybeText,
  /** Name on the paying account, if given with the order. */
  senderName: maybeText,
  /** Code to say at a counter. */
  counterCode: maybeText,
  instructions: list(z.string()),
  createdAt: instant,
  expiresAt: instant,
})

/** Status of a deposit. */
export const depositStatus = z.enum(['ordered', 'submitted', 'matching', 'credited', 'rejected', 'expired'])

/** A deposit of the list. Each stage carries its time once it is reached. */
export const deposit = z.object({
  id: text,
  orderId: text,
  /** The merchant's reference of the order. */
  orderReference: text,
  methodId: text,
  methodName: z.string(),
  amount: money,
  fee: money,
  credit: money,
  status: depositStatus,
  /** The transfer's reference as the person gave it. */
  reference: maybeText,
  /** Text of a rejection, for the person. */
  reason: maybeText,
  /** The platform's own code of that reason, which customer service can look up. */
  reasonCode: maybeText,
  /** Until when an order can be paid; null for one that is paid or over. */
  expiresAt: maybeInstant,
  promotionId: maybeText,
  orderedAt: instant,
  submittedAt: maybeInstant,
  matchingAt: maybeInstant,
  creditedAt: maybeInstant,
  rejectedAt: maybeInstant,
  expiredAt: maybeInstant,
})
