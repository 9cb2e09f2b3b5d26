import { DomainRoutes, type Wire } from '@croupier/api'
import type { LocaleStore } from '../locale/LocaleStore.ts'
import type { MerchantStore } from '../merchant/MerchantStore.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import { type PlatformClock, timeOf } from '../platform-clock/PlatformClock.ts'
import type { SessionStore } from '../session/SessionStore.ts'
import { proofDialog } from '../step-up/proof.ts'
import type { WireContext, Ports } from '../ports/Ports.ts'
import { watchedWire } from './watchedWire.ts'

/** The stores that the wire reads from and notifies. */
interface WireParts {
  readonly merchant: MerchantStore
  readonly locale: LocaleStore
  readonly session: SessionStore
  readonly modals: ModalStore
  readonly platformClock: PlatformClock
  readonly hasModule: WireContext['hasModule']
  readonly onTokenExpired: WireContext['onTokenExpired']
  readonly onFailure: (failure: unknown) => void
}

/**
 * The wire of the whole site: sends the current merchant, language and session, sets the platform's clock, asks for a
 * step-up proof, and falls back to the site's other domains when a connection fails.
 */
export function siteWire(ports: Ports, parts: WireParts): { readonly wire: Wire; readonly domains: DomainRoutes } {
  const { merchant, locale, session, modals, platformClock, hasModule, onTokenExpired, onFailure } = parts
  const host = () => ports.place.host()
  const domains = new DomainRoutes({ probe: ports.probeDomain?.bind(ports), now: () => ports.clock.now(), host })
  const plain = ports.openWire({
    merchant: () => merchant.current.merchantCode,
    language: () => locale.language,
    token: () => session.token,
    host,
    hasModule,
    failover: domains,
    onTokenExpired,
  })
  const wire = watchedWire(plain, {
    answered: (answer) => {
      const now = timeOf(answer)
      if (now !== undefined) platformClock.learn(now)
    },
    failed: onFailure,
    repaired: proofDialog(modals),
  })
  return { wire, domains }
}
