import { Button } from '@croupier/ui/Button'
import { from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { MapPin } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { Actions } from '../parts/page/Actions.ts'
import { Band } from '../parts/page/Band.ts'
import { useText } from '../parts/text/useText.ts'

/** At the bottom of the window, above the tabs: it appears late, and may not move what a person is reading. */
const Offer = styled(Band)`
  z-index: ${tokens.z.sticky};
  border-width: 1px 0 0;

  /* In a low window (a page at 400%) it follows the page, as the tabs do. */
  @media (height >= 26rem) {
    position: sticky;
    inset-block-end: calc(var(--cr-tab-bar-height, 0px) + env(safe-area-inset-bottom, 0px));
  }
  @media ${from.lg} {
    /* Beside the bar of services and the to-top button. */
    inline-size: fit-content;
    max-inline-size: calc(100% - 16rem);
    margin: ${tokens.space.s4} auto;
    inset-block-end: ${tokens.space.s4};
    border-width: 1px;
    border-radius: ${tokens.radius.lg};
    box-shadow: ${tokens.shadow.md};
  }
  @media print {
    display: none;
  }
`

/**
 * Offers a visitor the market of their country; staying is a choice as well, and ends the question (S-255). Renders a
 * `Band`.
 */
export const MarketBand = observer(function MarketBand() {
  const text = useText()
  const { merchant, system } = useRoot()
  const offered = merchant.offeredIn(system.countryCode)
  if (!offered) return null
  return (
    <Offer
      data-offer=""
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
