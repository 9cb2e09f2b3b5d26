import { consent, profile, type CallsOf, type Wire } from '@croupier/api'
import { refused, type Refused } from '../failure/refused.ts'
import { Command, type Ignored } from '../kit/Command.ts'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore } from '../late/LateStore.ts'

/** Details required before deposits, play and gifts; known ones are omitted. */
export interface GivenDetails {
  /** yyyy-MM-dd. */
  readonly birthday?: string
  /** The member agreed to the terms in force. */
  readonly terms: boolean
}

/** Birthday and terms, for an account that has neither, such as one opened by an agent. */
export class DetailsStore {
  readonly #step = new Command()
  readonly #profile: CallsOf<typeof profile>
  readonly #consent: CallsOf<typeof consent>
  readonly #modals: ModalStore

  constructor(wire: Wire, modals: ModalStore) {
    this.#profile = wire.calls(profile)
    this.#consent = wire.calls(consent)
    this.#modals = modals
  }

  /** Sends the details. When they are accepted, the dialog closes and the waiting call continues. */
  give({ birthday, terms }: GivenDetails): Promise<{ readonly kind: 'done' } | Refused | Ignored> {
    return this.#step.run(async () => {
      if (birthday !== undefined) await this.#profile.profile.update({ birthday })
      if (terms) {
        const { version } = (await this.#consent.consent.read({})).terms
        await this.#consent.consent.agreeToTerms({ version })
      }
      this.#modals.finish('details', 'given')
      return { kind: 'done' as const }
    }, refused)
  }
}

/** Birthday and terms, as their dialog brings them. */
export const detailsStore: LateStore<DetailsStore> = {
  build: ({ wire, modals }) => new DetailsStore(wire, modals),
}
