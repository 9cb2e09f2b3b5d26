import { subject } from '../../../Subject.ts'
import { bankPanel } from './panel.ts'
import { bankRefusals } from './refusals.ts'
import { bankTables, endingOf } from './tables.ts'
import { bankHandlers } from './calls.ts'
import { bankSeed } from './seed.ts'

/** Bank cards and e-wallets. */
export const bank = subject({
  ports: {
    payoutHolders: (context, number) =>
      context.tables.bankCards.by('ending', endingOf(number)).map(({ memberId }) => memberId),
    payoutAccounts: (context, memberId) => context.tables.bankCards.by('member', String(memberId)),
  },
  tables: bankTables,
  calls: bankHandlers,
  refusals: bankRefusals,
  panel: bankPanel,
  seed: bankSeed,
})
