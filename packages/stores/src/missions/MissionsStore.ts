import { type CallsOf, mission, promotion, type Value } from '@croupier/api'
import { refused } from '../failure/refused.ts'
import { Command } from '../kit/Command.ts'
import { RemoteValue } from '../kit/RemoteValue.ts'
import { reloadLoaded } from '../kit/reloadLoaded.ts'
import { rewardCountsStore } from '../rewards/RewardCountsStore.ts'
import type { ClaimOutcome } from '../rewards/RewardsStore.ts'
import type { LateStore, Stores } from '../late/LateStore.ts'

/** A mission of the current day, week or month, and the member's progress. */
export type Mission = Value<'mission.summary'>['missions'][number]
/** The week's board. */
export type MissionBoard = Value<'mission.leaderboard'>

/** Missions and the weekly board. */
export class MissionsStore {
  readonly missions: RemoteValue<readonly Mission[]>
  readonly board: RemoteValue<MissionBoard>
  readonly #step: Command
  readonly #client: CallsOf<typeof mission>
  readonly #rewards: CallsOf<typeof promotion>
  readonly #parts: Pick<Stores, 'balance' | 'store'>

  constructor(parts: Pick<Stores, 'wire' | 'ports' | 'balance' | 'store'>) {
    const { wire, ports } = parts
    this.#parts = parts
    this.#client = wire.calls(mission)
    this.#rewards = wire.calls(promotion)
    this.#step = new Command(ports)
    this.missions = new RemoteValue(() => ports.clock.now())
    this.board = new RemoteValue(() => ports.clock.now())
  }

  /** Loads the missions. */
  async loadMissions(): Promise<void> {
    await this.missions.load(async (signal) => (await this.#client.mission.summary({}, { signal })).missions)
  }

  /** Loads the board. */
  async loadBoard(): Promise<void> {
    await this.board.load((signal) => this.#client.mission.leaderboard({}, { signal }))
  }

  /** Claims the reward of a mission that is done, once. */
  claim({ rewardId }: Mission): Promise<ClaimOutcome> {
    const refresh = () => {
      void this.#parts.balance.refresh()
      void this.#parts.store(rewardCountsStore).load()
      return this.loadMissions()
    }
    return this.#step.run(
      async (keyFor): Promise<ClaimOutcome> => {
        const input = { promotionClaimId: String(rewardId), promotionType: 'MISSION' }
        const { claimedTickets } = await this.#rewards.promotion.claim(input, { idempotencyKey: keyFor(input) })
        await refresh()
        return { kind: 'done', given: claimedTickets }
      },
      (failure) => {
        void refresh()
        return refused(failure)
      },
    )
  }

  /** Reloads loaded data, because the platform's texts depend on the language. */
  async reload(): Promise<void> {
    if (this.missions.data !== undefined) await this.loadMissions()
  }

  /** Reloads loaded data after a change of the account. */
  accountChanged(): void {
    void reloadLoaded(this.missions, () => this.loadMissions())
    void reloadLoaded(this.board, () => this.loadBoard())
  }

  /** Clears the previous member's missions. */
  forget(): void {
    this.#step.forget()
    this.missions.reset()
    this.board.reset()
  }
}

/** Missions and board, as the member centre brings them. */
export const missionsStore: LateStore<MissionsStore> = {
  build: (root) => new MissionsStore(root),
  audienceChanged: (store) => store.forget(),
  accountChanged: (store) => store.accountChanged(),
  languageChanged: (store) => void store.reload(),
}
