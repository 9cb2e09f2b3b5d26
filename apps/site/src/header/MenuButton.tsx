import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { SideDrawer } from '../side-menu/SideDrawer.tsx'
import { useText } from '../text/useText.ts'
import { deepButton } from './deepButton.ts'

const Root = styled.button`
  ${deepButton}

  @media (min-width: 64rem) {
    display: none;
  }
`

/** Opens the side menu as a drawer where the window is too narrow to keep it open. */
export function MenuButton() {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Root type="button" aria-label={text('nav.open_menu')} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon size={22} aria-hidden />
      </Root>
      <SideDrawer open={open} onClose={() => setOpen(false)} />
    </>
  )
}
