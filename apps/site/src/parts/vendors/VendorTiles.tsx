import { tokens } from '@croupier/ui/theme'
import type { VendorCard } from '@croupier/stores'
import { Flame } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'
import { VendorMark, vendorName } from './VendorMark.tsx'
import { PressButton } from '../page/PressButton.ts'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${tokens.space.s3};

  /* One line that scrolls sideways. */
  &:where([data-strip]) {
    grid-auto-columns: 8.5rem;
    grid-auto-flow: column;
    grid-template-columns: none;
    /* Room for the focus ring inside what scrolls. */
    margin: calc(-1 * ${tokens.space.s1});
    padding: ${tokens.space.s1};
    overflow-x: auto;
    scrollbar-width: none;
  }
`

const Tile = styled(PressButton)`
  position: relative;
  display: grid;
  place-items: center;
  gap: ${tokens.space.s2};
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 6rem;
  padding: ${tokens.space.s3};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.fontSize.sm};
  font-weight: ${tokens.fontWeight.medium};
  cursor: pointer;
  transition:
    border-color ${tokens.motion.fast} ${tokens.motion.ease},
    box-shadow ${tokens.motion.fast} ${tokens.motion.ease};

  &:hover {
    border-color: ${tokens.color.accent};
    box-shadow: ${tokens.shadow.md};
  }
`

const Hot = styled.span`
  position: absolute;
  inset-block-start: ${tokens.space.s2};
  inset-inline-end: ${tokens.space.s2};
  color: ${tokens.color.dangerText};
`

const Closed = styled.span`
  color: ${tokens.color.warningText};
  font-size: ${tokens.fontSize.xs};
`

/**
 * Vendors as tiles, in a grid or in one strip: logo, name, hot sign, maintenance. Pressing one starts or opens it
 * (S-068, S-071). Renders a `<ul>`.
 */
export const VendorTiles = observer(function VendorTiles({
  cards,
  strip = false,
}: {
  cards: readonly VendorCard[]
  strip?: boolean
}) {
  const text = useText()
  const { launch } = useRoot()
  return (
    <List role="list" data-strip={strip ? '' : undefined}>
      {cards.map((card) => (
        <li key={`${card.gameType}-${card.vassalage}-${card.gameCode ?? card.id ?? ''}`}>
          <Tile type="button" onClick={() => launch.chooseCard(card)}>
            <VendorMark card={card} height={36} decorative />
            <span>{vendorName(card)}</span>
            {card.maintenance ? <Closed>{text('tile.maintenance')}</Closed> : null}
            {card.isHot ? (
              <Hot>
                <Flame size={18} role="img" aria-label={text('nav.hot')} />
              </Hot>
            ) : null}
          </Tile>
        </li>
      ))}
    </List>
  )
})
