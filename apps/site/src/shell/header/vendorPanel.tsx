import { tokens as t, type NavigationPanel } from '@croupier/ui'
import type { CatalogueStore, VendorCard } from '@croupier/stores'
import { Flame } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { VendorMark, vendorName } from '../../parts/vendors/VendorMark.tsx'

type Lane = CatalogueStore['navigation'][number]

const Vendor = styled.button`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${t.space.s2};
  inline-size: 8.5rem;
  padding: ${t.space.s3} ${t.space.s2};
  border: 1px solid transparent;
  border-radius: ${t.radius.md};
  background: transparent;
  color: ${t.color.text};
  font: inherit;
  font-size: ${t.fontSize.xs};
  cursor: pointer;

  /* Three abreast on phones. */
  @media (max-width: 29.99rem) {
    inline-size: calc((100vw - 2 * ${t.space.s4} - 2 * ${t.space.s3} - 2px) / 3);
    padding-inline: ${t.space.s1};
  }
  &:hover {
    border-color: ${t.color.border};
    background: ${t.color.surfaceSunken};
  }
`

const Hot = styled.span`
  position: absolute;
  inset-block-start: ${t.space.s1};
  inset-inline-end: ${t.space.s1};
  color: ${t.color.dangerText};
`

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${t.color.accentText};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
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
 * What drops down from a category: at most 11 vendors, a hot sign where the platform says so, and `moreText` as a link to
 * the category when 11 are shown (S-067 to S-071, R-21).
 */
export const vendorPanel = ({ cards, hasMore, path }: Lane, moreText: string): NavigationPanel => ({
  entries: cards.map((card) => <VendorEntry key={`${card.gameType}-${card.vassalage}`} card={card} />),
  more: hasMore ? <More to={path}>{moreText}</More> : undefined,
})
