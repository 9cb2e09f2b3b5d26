import { Drawer } from '@croupier/ui/Drawer'
import { tokens } from '@croupier/ui/theme'
import { styled } from 'styled-components'
import { LanguageSelector } from '../header/LanguageSelector.tsx'
import { MarketSelector } from '../header/MarketSelector.tsx'
import { ThemeSwitch } from '../header/ThemeSwitch.tsx'
import { useText } from '../../parts/text/useText.ts'
import { SideLinks } from './SideLinks.tsx'

/** The theme has its own column: long names of market and language wrap among themselves. */
const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.s1};
  margin-block-start: ${tokens.space.s5};
  padding: ${tokens.space.s2};
  border-radius: ${tokens.radius.lg};
  background: ${tokens.color.deep};
`

/** The side menu of narrow windows, with market, language and theme at its end. */
export function SideDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  return (
    <Drawer open={open} onClose={onClose} title={text('nav.menu')} texts={{ close: text('nav.close_menu') }}>
      <SideLinks onGo={onClose} />
      <Choices data-surface="deep">
        <div>
          <MarketSelector />
          <LanguageSelector />
        </div>
        <ThemeSwitch />
      </Choices>
    </Drawer>
  )
}
