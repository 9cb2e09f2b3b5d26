import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'
import { deepButton } from './deepButton.ts'

const SideDrawer = lazy(async () => ({ default: (await import('../side-menu/SideDrawer.tsx')).SideDrawer }))

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
  const [asked, setAsked] = useState(false)
  if (open && !asked) setAsked(true)
  return (
    <>
      <Root type="button" aria-label={text('nav.open_menu')} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon size={22} aria-hidden />
      </Root>
      {asked ? (
        <Suspense fallback={null}>
          <SideDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
