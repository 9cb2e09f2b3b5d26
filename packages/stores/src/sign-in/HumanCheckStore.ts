import { type CallsOf, type Input, refusal, slider, type Value, type Wire, workOut } from '@croupier/api'
import type { ModalStore } from '../modals/ModalStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'
import type { HumanCheck, Ports, HumanProof, HumanScene } from '../ports/Ports.ts'
import type { SystemStore } from '../system/SystemStore.ts'

/** A puzzle of the platform's own slider. */
export interface HumanPuzzle {
  readonly challengeId: string
  readonly puzzle: NonNullable<Value<'slider.challenge'>['puzzle']>
  /** Makes the device do the proof of work that the platform accepts in place of the puzzle; rejects if it cannot. */
  readonly byDevice: (() => Promise<HumanProof | null>) | undefined
}

/** The person's answer to a puzzle: where they left the piece and how it got there. */
export interface HumanAnswer {
  readonly position: number
  readonly trail: readonly { readonly x: number; readonly at: number }[]
}

/** The check for a human, where the merchant has switched it on. */
export class HumanCheckStore {
  readonly #client: CallsOf<typeof slider>
  readonly #system: SystemStore
  readonly #modals: ModalStore

  constructor(wire: Wire, system: SystemStore, modals: ModalStore) {
    this.#client = wire.calls(slider)
    this.#system = system
    this.#modals = modals
  }

  /** Asks the person, above any open modal. Closing the question cancels the action that required it. */
  async check(scene: HumanScene): Promise<HumanCheck> {
    if (!this.#system.isModuleOn('GEETEST3')) return { kind: 'off' }
    const proof = await this.#modals.open({ kind: 'humanCheck', scene })
    return proof === 'closed' ? { kind: 'cancelled' } : { kind: 'passed', proof }
  }

  /** Loads a new puzzle. Rejects if the platform has none because its provider draws its own. */
  async challenge(scene: HumanScene): Promise<HumanPuzzle> {
    const { challengeId, puzzle } = await this.#client.slider.challenge({ scene })
    if (challengeId === null || !puzzle) throw new Error('The platform sent no puzzle of its own')
    const { work } = puzzle
    const byDevice = work ? async () => this.#check({ challengeId, work: await workOut(work) }) : undefined
    return { challengeId, puzzle, byDevice }
  }

  /** The proof of a correct answer, null for a wrong or late one. Rejects if the check failed. */
  solve(challengeId: string, { position, trail }: HumanAnswer): Promise<HumanProof | null> {
    return this.#check({ challengeId, position, trail: [...trail] })
  }

  async #check(answer: Input<'slider.check'>): Promise<HumanProof | null> {
    try {
      return (await this.#client.slider.check(answer)).proof
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

/** The ports with a check for a human: the installation's own, or the platform's. */
export const withHumanCheck = (root: Stores): Ports & Required<Pick<Ports, 'checkHuman'>> => ({
  ...root.ports,
  checkHuman: (scene) => root.ports.checkHuman?.(scene) ?? root.store(humanCheckStore).check(scene),
})
