import { areSwitchedOn } from '@croupier/stores'
import { placeAt } from './address.ts'
import { useRoot } from './RootContext.ts'

/**
 * Whether an address of this site, such as `/promotions` or `/?centre=rewardCenter`, leads to a page that the merchant
 * has. Content links ask it before they are shown. Use inside an observer.
 */
export function useHasPage(): (address: string) => boolean {
  const { memberCentre, system } = useRoot()
  return (address) => {
    const [path = '', query] = address.replace(/#.*/, '').split('?')
    const centrePage = new URLSearchParams(query).get('centre')
    return areSwitchedOn(placeAt(path).page, system) && (!centrePage || memberCentre.has(centrePage))
  }
}
