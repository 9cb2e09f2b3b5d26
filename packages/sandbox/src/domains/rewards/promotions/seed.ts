import { regulars } from '../../identity/members/seed.ts'
import type { Words } from '../../../core/words/Words.ts'
import type { Seed } from '../../../Subject.ts'
import { issueReward } from './rewards.ts'

const THANKS: Words = { EN: 'Thank you for your feedback', TY: 'Salamat sa iyong puna', BN: 'আপনার মতামতের জন্য ধন্যবাদ' }
const STORY: Words = { EN: 'Story of the month', TY: 'Kuwento ng buwan', BN: 'মাসের গল্প' }

/** Rewards to claim. None of it is on an account yet. */
export const promotionSeed: Seed = {
  people(context) {
    for (const member of regulars(context)) {
      issueReward(context, member, { type: 'MANUAL', source: 'seed/thanks', name: THANKS, amount: 2_000n, multiple: 3 })
      issueReward(context, member, { type: 'EVENT', source: 'seed/story', name: STORY, points: 200n, pending: true })
    }
  },
}
