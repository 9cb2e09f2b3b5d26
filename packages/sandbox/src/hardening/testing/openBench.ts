import { endpoints, type EndpointId } from '@croupier/api'
import { startSession } from '../../domains/identity/members/sessions.ts'
import { createBench, type Bench } from '../../testing/createBench.ts'
import { personOf } from '../../testing/playing.ts'
import { switchOn } from './attackers.ts'
import { openly } from './requests.ts'

/** Calls by id, each with the reason why it may do more than others. */
export type Reasons = Readonly<Partial<Record<EndpointId, string>>>

/** A platform on which every module is on. */
export function openBench(): Bench {
  const bench = createBench({ sealing: async () => openly })
  for (const { module } of endpoints()) if (module !== 'GEETEST3') switchOn(bench.sandbox, module)
  return bench
}

/** A session of somebody, with a fresh proof of the owner unless told. */
export const tokenFor = (bench: Bench, account: string, proven = true): string =>
  bench.sandbox.state.transact(
    () => startSession(bench.sandbox.world, personOf(bench, account), '203.0.113.7', { proven }).token,
  )
