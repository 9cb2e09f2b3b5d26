import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'

/** The markets this site serves. Changing logs out, and asks first if somebody is logged in (S-255, S-256). */
export const MarketSelector = observer(function MarketSelector() {
  const text = useText()
  const { merchant } = useRoot()
  if (merchant.all.length < 2) return null
  return (
    <ChoiceMenu
      Icon={MapPin}
      label={text('market.current', { market: merchant.current.countryName })}
      shown={merchant.current.displayCurrency}
      entries={merchant.all.map((one) => ({
        kind: 'choice',
        value: one.merchantCode,
        label: `${one.countryName} · ${one.displayCurrency}`,
        checked: one.merchantCode === merchant.current.merchantCode,
        onSelect: () => void merchant.switchTo(one.merchantCode),
      }))}
    />
  )
})
