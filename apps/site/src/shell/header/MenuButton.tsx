import { IconButton } from '@croupier/ui/IconButton'
import { from } from '@croupier/ui/breakpoints'
import { shape } from '@croupier/ui/shape'
import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { page } from '../../parts/page/page.ts'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { useText } from '../../parts/text/useText.ts'

const SideDrawer = page('side-menu', async () => (await import('../side-menu/SideDrawer.tsx')).SideDrawer, {
  texts: 'first',
})

const Root = styled(IconButton)`
  @media ${from.lg} {
    display: ${shape('navButton', 'none')};
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
      <Root label={text('nav.open_menu')} aria-expanded={open} onClick={() => setOpen(true)}>
        <MenuIcon aria-hidden />
      </Root>
      {asked ? (
        <Deferred>
          <SideDrawer open={open} onClose={() => setOpen(false)} />
        </Deferred>
      ) : null}
    </>
  )
}
