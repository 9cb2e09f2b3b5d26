import { ONE_A_MARKET, seededPerson } from '../members/seed.ts'
import type { Seed } from '../../Subject.ts'
import { changePoints } from './account.ts'

/** Points of the people of the guide. */
export const pointSeed: Seed = {
  people(world) {
    for (const [merchant, account] of ONE_A_MARKET) {
      const member = seededPerson(world, merchant, account)?.member
      if (member) changePoints(world, member.id, { type: 'reward', change: 2_000n, reference: '' })
    }
  },
}
