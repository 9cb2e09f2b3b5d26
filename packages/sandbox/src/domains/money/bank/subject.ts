import { subject } from '../../../Subject.ts'
import { bankPanel } from './panel.ts'
import { bankRefusals } from './refusals.ts'
import { bankTables, endingOf } from './tables.ts'
import { bankHandlers } from './calls.ts'
import { bankSeed } from './seed.ts'

/** Bank cards and wallets outside. */
export const bank = subject({
  ports: {
    payoutHolders: (world, number) =>
      world.tables.bankCards.by('ending', endingOf(number)).map(({ memberId }) => memberId),
    payoutAccounts: (world, memberId) => world.tables.bankCards.by('member', String(memberId)),
  },
  tables: bankTables,
  calls: bankHandlers,
  refusals: bankRefusals,
  panel: bankPanel,
  seed: bankSeed,
})
