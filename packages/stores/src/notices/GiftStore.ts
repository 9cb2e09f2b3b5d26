import type { ModalStore } from '../modals/ModalStore.ts'
import type { KeyValueStorage, Place } from '../ports/Ports.ts'
import { paths } from '../paths/paths.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import type { SystemStore } from '../system/SystemStore.ts'

/** Session storage flags of the gift popup; logout clears them with the session. */
export const giftKeys = Object.freeze({ guest: 'GIFT_POPUP_GUEST', member: 'GIFT_POPUP_USER' })

/** A path of this site; two slashes would name another host. */
const isPath = (url: string | null | undefined): url is string => /^\/(?!\/)/.test(url ?? '')

/** The content of the popup. */
export interface RegistrationGift {
  readonly name: string
  readonly url: string
  /** The promotion that the address leads to; it states what the gift is worth. */
  readonly promotionId?: string
}

const promotionOf = (url: string): string | undefined => {
  const [path, search = ''] = url.split('?')
  return path === paths.promotion ? (new URLSearchParams(search).get('id') ?? undefined) : undefined
}

/** The registration gift: the popup's content, when it shows, and where its button leads. */
export class GiftStore {
  readonly #system: SystemStore
  readonly #session: SessionStore
  readonly #modals: ModalStore
  readonly #ports: { readonly sessionStorage: KeyValueStorage; readonly place: Place }

  constructor(
    system: SystemStore,
    session: SessionStore,
    modals: ModalStore,
    ports: { readonly sessionStorage: KeyValueStorage; readonly place: Place },
  ) {
    this.#system = system
    this.#session = session
    this.#modals = modals
    this.#ports = ports
  }

  /** The REGISTERPOP resource; hidden if there is none, or if a member's button would lead nowhere. */
  get gift(): RegistrationGift | undefined {
    const resource = this.#system.resources.get('REGISTERPOP')
    if (this.#session.isSignedIn && isPath(resource?.url) && !this.#ports.place.hasPage(resource.url)) return undefined
    if (!resource?.url) return undefined
    const promotionId = promotionOf(resource.url)
    return {
      name: resource.name ?? resource.labelNameEn ?? '',
      url: resource.url,
      ...(promotionId !== undefined && { promotionId }),
    }
  }

  /** Opens the popup if it is due: once per session before login and once after it. */
  offer(): void {
    const key = this.#session.isSignedIn ? giftKeys.member : giftKeys.guest
    const { sessionStorage } = this.#ports
    if (
      !this.gift ||
      !this.#session.takesOffers ||
      sessionStorage.getItem(key) !== null ||
      this.#modals.stack.length > 0
    )
      return
    sessionStorage.setItem(key, 'closed')
    void this.#modals.open({ kind: 'gift' })
  }

  /** The get button: registration for a visitor, the gift's address for a member. */
  take(): { readonly kind: 'registration' | 'page' } | { readonly kind: 'address'; readonly url: string } {
    const url = this.gift?.url
    this.#modals.finish('gift', 'taken')
    if (this.#session.isSignedIn && url !== undefined) {
      if (!isPath(url)) return { kind: 'address', url }
      this.#ports.place.go(url)
      return { kind: 'page' }
    }
    void this.#modals.open({ kind: 'register' })
    return { kind: 'registration' }
  }
}
