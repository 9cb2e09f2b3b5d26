// The parts of the platform's deposit responses that the forms read. Money is decimal text, times are epoch
// milliseconds. Responses fit these types as they are.

/** Whether the money is cashed out to an agent's number or sent to a personal one; the fees differ. */
export type TransferType = 'cash-out' | 'send-money'

/** A detail of the transfer that a method requires, and its rule (requirements 1.1.2). */
export interface TransferField {
  /**
   * The required detail: about the paying account, the transfer’s own reference, or `proof`, pictures of the receipt.
   */
  readonly name: 'senderMobile' | 'senderName' | 'senderAccount' | 'reference' | 'proof'
  /** Whether it may not be left empty. */
  readonly required: boolean
  /** `mobile` the market's mobile rule, `digits`, `mixed` letters and digits, `text` anything, `image` pictures. */
  readonly rule: 'mobile' | 'digits' | 'mixed' | 'text' | 'image'
  /** Fewest characters; null or missing for no lower bound. */
  readonly minLength?: number | null | undefined
  /** Most characters; null or missing for 50. */
  readonly maxLength?: number | null | undefined
  /** Letters are converted to capitals. */
  readonly upperCase: boolean
  /** Valid example in its usual grouping, shown as the hint; null or missing for none. */
  readonly example?: string | null | undefined
}

/** How the money travels: e-wallet, bank, a QR code, an outlet's counter, or matched to another member's withdrawal. */
export type DepositKind = 'wallet' | 'bank' | 'qr' | 'counter' | 'c2c'

/** A deposit method. */
export interface DepositMethod {
  /** The platform’s id, sent with the order. */
  readonly id: string
  /** How the money travels; decides the icon and the wording. */
  readonly kind: DepositKind
  /** Brand name, shown as it is: "GCash". */
  readonly name: string
  /** Address of a square logo; null or missing for initials of the name. */
  readonly icon?: string | null | undefined
  /** Smallest deposit, decimal text; included. */
  readonly minimum: string
  /** Largest deposit, decimal text; included. */
  readonly maximum: string
  /** A fixed part and a percentage. */
  readonly fee: { readonly fixed: string; readonly percent: string }
  /** Usual time until the money is credited, in minutes; null or missing if unknown. */
  readonly expectedMinutes?: number | null | undefined
  /** `HH:mm` in the merchant's time zone; missing if it is always open. */
  readonly workingHours?: { readonly from: string; readonly to: string } | null | undefined
  /** False while the method cannot be chosen: it is shown as closed. */
  readonly open: boolean
  /** Why it is closed now, in the page’s language; null or missing for no reason given. */
  readonly closedReason?: string | null | undefined
  /** How the money must be sent; null or missing if there is only one way. The order’s own takes precedence. */
  readonly transferType?: TransferType | null | undefined
  /** Details of the transfer to ask for once it is paid, in visual order. */
  readonly fields: readonly TransferField[]
  /** What to do, step by step, in the page's language. */
  readonly instructions: readonly string[]
  /** Quick amounts; none is preselected. */
  readonly quickAmounts: readonly string[]
  /** Limits for receipts, see `ReceiptRule`; null or missing for three pictures of 5 MB, PNG or JPG. */
  readonly proofFiles?:
    | { readonly most: number; readonly bytes: number; readonly types: readonly string[] }
    | null
    | undefined
}

/** A withdrawal waiting for a depositor: only its exact amount can be deposited (requirements 1.1.2, C2C match). */
export interface DepositMatch {
  /** The only amount that can be deposited, decimal text. */
  readonly amount: string
  /** How the withdrawing member is paid: "GCash". */
  readonly methodName: string
  /** When the withdrawal was requested, epoch milliseconds. */
  readonly waitingSince: number
}

/** A promotion to choose before the method. */
export interface DepositPromotion {
  /** The platform’s id, sent with the order. */
  readonly id: string
  /** Title in the page’s language. */
  readonly name: string
  /** Its terms in a sentence; null or missing for none. */
  readonly description?: string | null | undefined
  /** Smallest deposit that qualifies, decimal text; null or missing for any. */
  readonly minimum?: string | null | undefined
}

/** A limit set by the member, and what is left of it. */
export interface DepositLimit {
  /** Calendar period that the limit covers. */
  readonly period: 'day' | 'week' | 'month'
  /** The limit for the whole period, decimal text. */
  readonly amount: string
  /** What can still be deposited in the period, decimal text. */
  readonly left: string
  /** End of the period, epoch milliseconds. */
  readonly restartsAt?: number | null | undefined
}

/** Facts to show before an unusually large deposit is ordered. */
export interface DepositPause {
  /** The member's usual deposit; missing if unknown. */
  readonly usual?: string | null | undefined
  /** Deposited during the last seven days. */
  readonly week: string
  /** The limit that applies, if any. */
  readonly limit?: DepositLimit | null | undefined
}

/** A reserved transfer: receiver, reference and deadline. */
export interface DepositOrder {
  /** The platform’s id, sent with the report of the transfer. */
  readonly id: string
  /** Reference to quote in the transfer, with a copy button. */
  readonly reference: string
  /** `DepositMethod.id` of the method it was ordered with. */
  readonly methodId: string
  /** Amount to send, to the last decimal: decimal text. */
  readonly amount: string
  /** Final fee, decimal text. Charged on top by the channel if `credit` is not below `amount`. */
  readonly fee: string
  /** Amount that reaches the balance, decimal text. */
  readonly credit: string
  /** How the money must be sent; null or missing for the method’s own `transferType`. */
  readonly transferType?: TransferType | null | undefined
  /** Name on the receiving account; null or missing if the method has none. */
  readonly receiverName?: string | null | undefined
  /** Account or mobile number to pay to; hidden where there is a `counterCode`. */
  readonly receiverNumber?: string | null | undefined
  /** Bank of the receiving account; null or missing for wallets. */
  readonly bankName?: string | null | undefined
  /** Text encoded in the QR code to scan, drawn on the page; null or missing for none. */
  readonly qrText?: string | null | undefined
  /** Address of a picture of the QR code, shown if there is no `qrText` to draw it from. */
  readonly qrImageUrl?: string | null | undefined
  /** Name on the paying account, if known: the second step then does not ask for it. */
  readonly senderName?: string | null | undefined
  /** Code to show at an outlet’s counter; null or missing for other methods. */
  readonly counterCode?: string | null | undefined
  /** What to do, step by step, in the page’s language. Empty for the method’s own instructions. */
  readonly instructions: readonly string[]
  /** Deadline of the transfer, epoch milliseconds. */
  readonly expiresAt: number
}
