import { compareMoney } from '@croupier/money'
import { mainWallet } from '@croupier/stores'
import { useIntl } from 'react-intl'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { vendorName } from '../../parts/vendors/VendorMark.tsx'

/** A wallet of the member with its name. */
export interface OwnWallet {
  readonly accountTypeId: number
  readonly name: string
  /** Decimal text. */
  readonly available: string
  readonly isEmpty: boolean
}

/** The member's wallets: the main one, those with money, the empty ones; by name. Use inside an observer. */
export function useOwnWallets(): readonly OwnWallet[] {
  const text = useText()
  const { locale } = useIntl()
  const { balance, catalogue } = useRoot()
  const cards = catalogue.received.data?.flatMap((lane) => lane.cards) ?? []
  const names = new Map(cards.map((card) => [card.accountTypeId, vendorName(card)]))
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const rank = ({ accountTypeId, isEmpty }: OwnWallet) => (accountTypeId === mainWallet ? 0 : isEmpty ? 2 : 1)
  return (balance.balance.data?.balance ?? [])
    .map(({ accountTypeId, availBalance }): OwnWallet => {
      const isMain = accountTypeId === mainWallet
      return {
        accountTypeId,
        name: isMain
          ? text('wallets.main')
          : (names.get(accountTypeId) ?? text('wallets.unnamed', { id: accountTypeId })),
        available: availBalance,
        isEmpty: compareMoney(availBalance, '0') === 0,
      }
    })
    .toSorted((one, other) => rank(one) - rank(other) || compare(one.name, other.name))
}
