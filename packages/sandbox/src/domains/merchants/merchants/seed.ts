import { cashierAccount, houseAccount } from '../../../core/ledger/accounts.ts'
import { openAccount } from '../../../core/ledger/ledger.ts'
import { keyMark } from '../../../core/secrets/vault.ts'
import { STATE_FORMAT } from '../../../core/state/format.ts'
import type { Seed } from '../../../Subject.ts'

/** The operator's settings and the books of every merchant. */
export const merchantSeed: Seed = {
  platform(context, seed) {
    const [first] = context.merchants.values()
    context.tables.settings.put('operator', {
      format: STATE_FORMAT,
      keyMark: keyMark(context.vault),
      sownAt: context.clock.now(),
      seed,
      clock: { offset: 0, frozenAt: null, shownUntil: 0 },
      maintenance: false,
      regionRestriction: false,
      visitorIp: '203.0.113.7',
      visitorCountry: '',
      defaultMerchant: first?.code ?? '',
      hosts: {},
      creditAfter: {},
    })
    for (const merchant of context.merchants.values()) {
      openAccount(context, houseAccount(merchant.code), merchant.currency)
      openAccount(context, cashierAccount(merchant.code), merchant.currency)
    }
  },
}
