import type { ProofMethod } from '@croupier/api'
import type { MessageKey, MessageValues, PlainKey } from '@croupier/locales'
import type { GameTile } from '../game-tile/GameTile.ts'
import type { HumanProof, HumanScene } from '../ports/Ports.ts'

/** Why a password has to be changed; shown above the form's fields. */
export type PasswordReason = 'first-login' | 'expired' | 'weak'

/** Texts of a dialog: message keys with their values, or the platform's own text, which wins if present. */
export interface DialogWords {
  readonly tone: 'info' | 'success' | 'warning' | 'danger'
  readonly titleKey: PlainKey
  readonly textKey: MessageKey
  readonly values?: MessageValues
  /** Amounts as decimal text, which the site shows as money. */
  readonly amounts?: Readonly<Record<string, string>>
  /** Instants, epoch milliseconds, which the site shows as date and time. */
  readonly times?: Readonly<Record<string, number>>
  /** Whether the market's help lines are shown with it. */
  readonly help?: true
  /** A text the platform wrote for people, shown instead of `textKey`. */
  readonly serverMessage?: string
  /** A reference to copy for customer service. */
  readonly reference?: string
  readonly confirmKey: PlainKey
}

/** Texts of a question; its button says what will be done, never "OK". */
export interface QuestionWords extends DialogWords {
  readonly confirmKey: Exclude<PlainKey, 'in_increase_submit'>
  readonly cancelKey: PlainKey
}

/** A game in the popup list a vendor opens. */
export interface PopupListOf {
  readonly vassalage: string
  readonly gameType: string
  readonly displayName: string
}

/** Every modal of the site as plain data; one switch renders them. */
export type Modal =
  | { readonly kind: 'login'; readonly tab?: 'username' | 'sms'; readonly because?: 'guard' | 'expired' }
  | { readonly kind: 'register'; readonly tab?: 'username' | 'mobile' }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'changePassword'; readonly forced: boolean; readonly reason?: PasswordReason }
  | { readonly kind: 'notice'; readonly index: number }
  | { readonly kind: 'announcement'; readonly ids: readonly string[] }
  | { readonly kind: 'gift' }
  /** Games of a vendor; or, of a game that is closed now, others of its type. */
  | { readonly kind: 'game'; readonly list: PopupListOf; readonly closed?: true }
  | { readonly kind: 'gameFacts'; readonly game: GameTile }
  | { readonly kind: 'chat' }
  | { readonly kind: 'goods'; readonly rewardId: string }
  | { readonly kind: 'application'; readonly promotionId: string }
  | { readonly kind: 'humanCheck'; readonly scene: HumanScene }
  | { readonly kind: 'age' }
  | { readonly kind: 'safety' }
  | { readonly kind: 'agreements' }
  | { readonly kind: 'stepUp'; readonly methods: readonly ProofMethod[] }
  /** `missing` is the value of the refusal (`readMissingDetails`). */
  | { readonly kind: 'details'; readonly missing: unknown }
  | ({ readonly kind: 'message' } & DialogWords)
  | ({ readonly kind: 'confirm' } & QuestionWords)

/** The name of a modal's shape. */
export type ModalKind = Modal['kind']

/** The modal of one kind. */
export type ModalOf<K extends ModalKind> = Extract<Modal, { kind: K }>

/** How each modal can end. */
export interface ModalResults {
  login: 'signedIn' | 'closed'
  register: 'signedIn' | 'closed'
  forgot: 'signedIn' | 'closed'
  changePassword: 'changed' | 'closed' | 'signedOut'
  notice: 'closed'
  announcement: 'closed'
  gift: 'taken' | 'closed'
  game: 'closed'
  gameFacts: 'closed'
  chat: 'closed'
  application: 'applied' | 'closed'
  goods: 'redeemed' | 'closed'
  humanCheck: HumanProof | 'closed'
  age: 'ofAge' | 'younger' | 'closed'
  safety: 'closed'
  agreements: 'closed'
  stepUp: 'proven' | 'closed'
  details: 'given' | 'closed'
  message: 'confirmed' | 'closed'
  confirm: 'confirmed' | 'cancelled'
}

/** The names the specification uses; also what each modal carries as its public name. */
export const modalNames: Readonly<Record<ModalKind, string>> = Object.freeze({
  login: 'loginPopupModal',
  register: 'registerModal',
  forgot: 'forgetPassModal',
  changePassword: 'changePassModal',
  notice: 'noticeModal',
  announcement: 'publicModal',
  gift: 'giftModal',
  game: 'gameModal',
  gameFacts: 'gameFactsModal',
  chat: 'chatModal',
  application: 'applicationModal',
  goods: 'goodsModal',
  humanCheck: 'sliderModal',
  age: 'ageModal',
  safety: 'safetyModal',
  agreements: 'contractModal',
  stepUp: 'stepUpModal',
  details: 'detailsModal',
  message: 'messageDialog',
  confirm: 'confirmDialog',
})

/** Dialogs ask or inform, and may open over another modal. */
export const isDialog = (kind: ModalKind): boolean =>
  kind === 'message' ||
  kind === 'confirm' ||
  kind === 'humanCheck' ||
  kind === 'age' ||
  kind === 'stepUp' ||
  kind === 'details'

/** A modal that can be answered, and not dismissed: a forced password change. */
export const isBlockingModal = (modal: Modal): boolean => modal.kind === 'changePassword' && modal.forced

/** Login and registration modals, which replace one another and pass on their waiting callers. */
export const isEntry = (kind: ModalKind): boolean => kind === 'login' || kind === 'register' || kind === 'forgot'

/** How a modal ends when it is closed without an answer. */
export const dismissed = (kind: ModalKind): 'cancelled' | 'closed' => (kind === 'confirm' ? 'cancelled' : 'closed')
