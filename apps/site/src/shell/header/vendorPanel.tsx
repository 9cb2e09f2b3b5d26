import type { NavigationPanel } from '@croupier/ui'
import { tokens } from '@croupier/ui/theme'
import type { CatalogueStore, VendorCard } from '@croupier/stores'
import { Flame } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { MoreLink } from '../../parts/page/MoreLink.ts'
import { useText } from '../../parts/text/useText.ts'
import { VendorMark, vendorName } from '../../parts/vendors/VendorMark.tsx'
import { PressButton } from '../../parts/page/PressButton.ts'

type Lane = CatalogueStore['navigation'][number]

const Vendor = styled(PressButton)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s2};
  border: 1px solid transparent;
  border-radius: ${tokens.radius.md};
  background: transparent;
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.xs};
  cursor: pointer;

  &:hover {
    border-color: ${tokens.color.border};
    background: ${tokens.color.surfaceSunken};
  }
`

const Hot = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s1};
  inset-inline-end: ${tokens.space.s1};
  color: ${tokens.color.dangerText};
`

const VendorEntry = observer(function VendorEntry({ card }: { card: VendorCard }) {
  const text = useText()
  const { launch } = useRoot()
  return (
    <Vendor type="button" onClick={() => launch.chooseCard(card)}>
      <VendorMark card={card} height={32} decorative />
      <span>{vendorName(card)}</span>
      {card.isHot ? (
        <Hot title={text('nav.hot')}>
          <Flame size={16} role="img" aria-label={text('nav.hot')} />
        </Hot>
      ) : null}
    </Vendor>
  )
})

/**
 * The dropdown of a category: at most 11 vendors, a hot sign if the platform sets it, and `moreText` as a link to the
 * category if 11 are shown (S-067 to S-071, R-21).
 */
export const vendorPanel = ({ cards, hasMore, path }: Lane, moreText: string): NavigationPanel => ({
  entries: cards.map((card) => <VendorEntry key={`${card.gameType}-${card.vassalage}`} card={card} />),
  more: hasMore ? <MoreLink to={path}>{moreText}</MoreLink> : undefined,
})
