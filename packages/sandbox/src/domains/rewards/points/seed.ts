import { regulars } from '../../identity/members/seed.ts'
import type { Seed } from '../../../Subject.ts'
import { changePoints } from './account.ts'

/** Points of the people of the guide. */
export const pointSeed: Seed = {
  people(context) {
    for (const member of regulars(context)) {
      changePoints(context, member.id, { type: 'reward', change: 2_000n, reference: '' })
    }
  },
}
