import { type CallsOf, refusal, slider, type Value, type Wire } from '@croupier/api'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { HumanCheck, World, HumanProof, HumanScene } from '../world/World.ts'
import type { SystemStore } from '../system/SystemStore.ts'

/** A puzzle of the platform's own slider. */
export interface HumanPuzzle {
  readonly challengeId: string
  readonly puzzle: NonNullable<Value<'slider.challenge'>['puzzle']>
}

/** What a person did with a puzzle: where they left the piece and how it got there, or the answer to its question. */
export type HumanAnswer =
  | { readonly position: number; readonly trail: readonly { readonly x: number; readonly at: number }[] }
  | { readonly answer: string }

/** The check for a human, where the merchant has switched it on [S-098]. */
export class HumanCheckStore {
  readonly #client: CallsOf<typeof slider>
  readonly #system: SystemStore
  readonly #modals: ModalStore

  constructor(wire: Wire, system: SystemStore, modals: ModalStore) {
    this.#client = wire.calls(slider)
    this.#system = system
    this.#modals = modals
  }

  /** Asks the person, above whatever is open. Closing the question calls off what it stood before. */
  async check(scene: HumanScene): Promise<HumanCheck> {
    if (!this.#system.isModuleOn('GEETEST3')) return { kind: 'off' }
    const proof = await this.#modals.open({ kind: 'humanCheck', scene })
    return proof === 'closed' ? { kind: 'cancelled' } : { kind: 'passed', proof }
  }

  /** A new puzzle. Rejects when there is none to be had, as from a platform whose provider draws its own. */
  async challenge(scene: HumanScene): Promise<HumanPuzzle> {
    const { challengeId, puzzle } = await this.#client.slider.challenge({ scene })
    if (challengeId === null || !puzzle) throw new Error('The platform sent no puzzle of its own')
    return { challengeId, puzzle }
  }

  /** The proof of a right answer, null for a wrong or a late one. Rejects when nothing was checked. */
  async solve(challengeId: string, given: HumanAnswer): Promise<HumanProof | null> {
    const answer = 'answer' in given ? given : { position: given.position, trail: [...given.trail] }
    try {
      return (await this.#client.slider.check({ challengeId, ...answer })).proof
    } catch (failure) {
      const code = refusal(failure, 'slider.check')?.code
      if (code === 'captcha.slider.invalid' || code === 'captcha.slider.expired') return null
      throw failure
    }
  }
}

/** The check for a human, as the ways in bring it. */
export const humanCheckStore: LateStore<HumanCheckStore> = {
  build: ({ wire, system, modals }) => new HumanCheckStore(wire, system, modals),
}

/** The world with a check for a human: the installation's own, or the platform's. */
export const withHumanCheck = (root: Stores): World & Required<Pick<World, 'checkHuman'>> => ({
  ...root.world,
  checkHuman: (scene) => root.world.checkHuman?.(scene) ?? root.store(humanCheckStore).check(scene),
})
