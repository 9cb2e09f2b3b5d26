import { Button } from '@croupier/ui/Button'
import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../base/RootContext.ts'
import { Actions } from '../parts/page/Actions.ts'
import { Band } from '../parts/page/Band.ts'
import { useText } from '../parts/text/useText.ts'

/** Offers a visitor the market of their country; staying is a choice as well, and ends the question (S-255). Renders a `Band`. */
export const MarketBand = observer(function MarketBand() {
  const text = useText()
  const { merchant, system } = useRoot()
  const offered = merchant.offeredIn(system.countryCode)
  if (!offered) return null
  return (
    <Band
      tone="info"
      icon={<MapPin aria-hidden />}
      title={text('market.offer', { there: offered.countryName })}
      action={
        <Actions>
          <Button size="sm" onClick={() => void merchant.switchTo(offered.merchantCode)}>
            {text('market.go', { country: offered.countryName })}
          </Button>
          <Button size="sm" variant="outline" tone="neutral" onClick={merchant.stay}>
            {text('market.stay')}
          </Button>
        </Actions>
      }
    />
  )
})
