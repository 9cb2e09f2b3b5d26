import { NavigationMenu, t } from '@croupier/ui'
import { Flame } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { VendorMark, vendorName } from '../vendors/VendorMark.tsx'
import { navigationRow } from './navigationRow.ts'

const Menu = styled(NavigationMenu)`
  ${navigationRow}
`

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

/**
 * The categories with their vendor drop-downs: at most 11 vendors, a hot sign where the platform says so, a more link
 * when 11 are shown (S-066 to S-071, R-21). Renders a `<nav>`.
 */
export const VendorNavigation = observer(function VendorNavigation() {
  const text = useText()
  const { catalogue, launch } = useRoot()
  const { navigation } = catalogue
  const { pathname } = useLocation()
  return (
    <Menu
      label={text('nav.categories')}
      items={[
        { id: 'home', text: text('hd_home'), current: pathname === '/', link: <Link to="/" /> },
        ...navigation.map(({ path, labelKey, cards, hasMore }) => {
          const category = text(labelKey)
          return {
            id: path,
            text: category,
            current: pathname === path,
            panel: {
              entries: cards.map((card) => (
                <Vendor
                  key={`${card.gameType}-${card.vassalage}`}
                  type="button"
                  onClick={() => launch.chooseCard(card)}
                >
                  <VendorMark card={card} height={32} decorative />
                  <span>{vendorName(card)}</span>
                  {card.isHot ? (
                    <Hot title={text('nav.hot')}>
                      <Flame size={16} role="img" aria-label={text('nav.hot')} />
                    </Hot>
                  ) : null}
                </Vendor>
              )),
              ...(hasMore && { more: <More to={path}>{text('nav.more_of', { category })}</More> }),
            },
          }
        }),
      ]}
    />
  )
})
