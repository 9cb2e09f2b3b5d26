import { cashierAccount, houseAccount } from '../../../core/ledger/accounts.ts'
import { openAccount } from '../../../core/ledger/ledger.ts'
import { keyMark } from '../../../core/secrets/vault.ts'
import { STATE_FORMAT } from '../../../core/state/format.ts'
import type { Seed } from '../../../Subject.ts'

/** The operator's settings and the books of every merchant. */
export const merchantSeed: Seed = {
  platform(world, seed) {
    const [first] = world.merchants.values()
    world.tables.settings.put('operator', {
      format: STATE_FORMAT,
      keyMark: keyMark(world.vault),
      sownAt: world.clock.now(),
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
    for (const merchant of world.merchants.values()) {
      openAccount(world, houseAccount(merchant.code), merchant.currency)
      openAccount(world, cashierAccount(merchant.code), merchant.currency)
    }
  },
}
