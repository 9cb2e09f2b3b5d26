import type { MerchantFile } from '@croupier/api/merchant'
import { regularAccount } from './cast.ts'

/** A demo person as listed for people who try the site. */
export interface DemoAccount {
  readonly merchant: string
  readonly account: string
  readonly role: 'member' | 'newMember' | 'agent' | 'vip' | 'trial'
}

/** The demo accounts worth trying: all of the first merchant, and the regular member of each other one. */
export const demoAccounts = (merchants: readonly MerchantFile[]): readonly DemoAccount[] =>
  merchants.flatMap(({ code: merchant, market }, place) => {
    const member = { merchant, account: regularAccount(market), role: 'member' } as const
    if (place > 0) return [member]
    return [
      member,
      { merchant, account: 'jun', role: 'newMember' },
      { merchant, account: 'ace', role: 'agent' },
      { merchant, account: 'vip', role: 'vip' },
      { merchant, account: 'demo', role: 'trial' },
    ]
  })
