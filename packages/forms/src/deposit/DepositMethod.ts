// Shapes of the platform's deposit answers as far as the forms read them. Money is decimal text, times are epoch
// milliseconds. An answer of the contract fits as it is.

/** Whether the money is cashed out to an agent's number or sent to a personal one; the fees differ. */
export type TransferType = 'cash-out' | 'send-money'

/** A detail of the transfer that a method asks for, and its rule (requirements 1.1.2). */
export interface TransferField {
  readonly name: 'senderMobile' | 'senderName' | 'senderAccount' | 'reference' | 'proof'
  readonly required: boolean
  /** `mobile` the market's mobile rule, `digits`, `mixed` letters and digits, `text` anything, `image` pictures. */
  readonly rule: 'mobile' | 'digits' | 'mixed' | 'text' | 'image'
  readonly minLength?: number | null | undefined
  readonly maxLength?: number | null | undefined
  /** Letters are converted to capitals. */
  readonly upperCase: boolean
  readonly example?: string | null | undefined
}

/** How the money travels: e-wallet, bank, a QR code, an outlet's counter, or matched to another member's withdrawal. */
export type DepositKind = 'wallet' | 'bank' | 'qr' | 'counter' | 'c2c'

/** A deposit method. */
export interface DepositMethod {
  readonly id: string
  readonly kind: DepositKind
  readonly name: string
  readonly icon?: string | null | undefined
  readonly minimum: string
  readonly maximum: string
  /** A fixed part and a percentage. */
  readonly fee: { readonly fixed: string; readonly percent: string }
  readonly expectedMinutes?: number | null | undefined
  /** `HH:mm` in the merchant's time zone; missing where it is always open. */
  readonly workingHours?: { readonly from: string; readonly to: string } | null | undefined
  readonly open: boolean
  readonly transferType?: TransferType | null | undefined
  readonly fields: readonly TransferField[]
  /** What to do, step by step, in the page's language. */
  readonly instructions: readonly string[]
  /** Quick amounts; none is preselected [G-50]. */
  readonly quickAmounts: readonly string[]
  readonly proofFiles?:
    | { readonly most: number; readonly bytes: number; readonly types: readonly string[] }
    | null
    | undefined
}

/** A withdrawal waiting for a depositor: only its exact amount can be deposited (requirements 1.1.2, C2C match). */
export interface DepositMatch {
  readonly amount: string
  /** How the withdrawing member is paid: "GCash". */
  readonly methodName: string
  readonly waitingSince: number
}

/** A promotion to choose before the method. */
export interface DepositPromotion {
  readonly id: string
  readonly name: string
  readonly description?: string | null | undefined
  readonly minimum?: string | null | undefined
}

/** A limit set by the member, and what is left of it. */
export interface DepositLimit {
  readonly period: 'day' | 'week' | 'month'
  readonly amount: string
  readonly left: string
  /** End of the period, epoch milliseconds [G-14]. */
  readonly restartsAt?: number | null | undefined
}

/** Facts to show before an unusually large deposit is ordered [G-53]. */
export interface DepositPause {
  /** The member's usual deposit; missing if unknown. */
  readonly usual?: string | null | undefined
  /** Deposited during the last seven days. */
  readonly week: string
  /** The limit that applies, if any. */
  readonly limit?: DepositLimit | null | undefined
}

/** The reserved transfer: where the money goes, with which reference, until when. */
export interface DepositOrder {
  readonly id: string
  readonly reference: string
  readonly methodId: string
  readonly amount: string
  readonly fee: string
  readonly credit: string
  readonly transferType?: TransferType | null | undefined
  readonly receiverName?: string | null | undefined
  readonly receiverNumber?: string | null | undefined
  readonly bankName?: string | null | undefined
  readonly qrText?: string | null | undefined
  /** Address of a picture of the QR code, which is shown where there is no text to draw one from. */
  readonly qrImageUrl?: string | null | undefined
  /** Name on the paying account, if known: the second step then does not ask for it. */
  readonly senderName?: string | null | undefined
  readonly counterCode?: string | null | undefined
  readonly instructions: readonly string[]
  readonly expiresAt: number
}
