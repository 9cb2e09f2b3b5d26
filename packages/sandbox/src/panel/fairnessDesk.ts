import * as z from 'zod/mini'
import { clientSeedPattern, fixSeeds } from '../subjects/rounds/seeds.ts'
import { memberByAccount } from '../subjects/members/members.ts'
import { action, ActionRefused, merchant, type Action } from './action.ts'

/** What the operator can do to chance. Every such pair of seeds is marked, and its player is told. */
export const fairnessDeskActions: Readonly<Record<string, Action>> = {
  'seeds/fix': action(
    z.object({
      merchant: z.string(),
      account: z.string(),
      serverSeed: z.string().check(z.regex(/^[\da-f]{64}$/, '64 hex digits')),
      clientSeed: z.string().check(z.regex(clientSeedPattern, '1 to 64 letters and digits')),
    }),
    ({ world }, input) => {
      const member = memberByAccount(world, merchant(world, input.merchant).code, input.account)
      if (!member) throw new ActionRefused(`no member ${input.account} at ${input.merchant}`)
      if (world.tables.openRounds.by('member', String(member.id)).some((row) => !row.laid))
        throw new ActionRefused('a round of this member is still on')
      const { serverHash, rounds } = fixSeeds(world, member.id, input)
      return { revealed: serverHash, rounds }
    },
  ),
}
