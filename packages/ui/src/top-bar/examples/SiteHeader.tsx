import { BalancePill } from '@croupier/ui/BalancePill'
import { BottomNavigation } from '@croupier/ui/BottomNavigation'
import { Button } from '@croupier/ui/Button'
import { IconButton } from '@croupier/ui/IconButton'
import { TopBar } from '@croupier/ui/TopBar'
import { Globe, LogOut } from 'lucide-react'
import { useState } from 'react'

const categories = ['Slots', 'Live casino', 'Fishing', 'Sports'].map((label, index) => ({
  value: label,
  label,
  href: `#${index}`,
  current: index === 0,
}))

/** The head of every page, for visitors and members. */
export const SiteHeader = () => {
  const [member, setMember] = useState(false)
  const [masked, setMasked] = useState(false)
  return (
    <TopBar
      label="Top bar"
      brand={<strong>Harbour Club</strong>}
      choices={
        <Button variant="ghost" tone="neutral" size="sm" startIcon={<Globe aria-hidden />}>
          English
        </Button>
      }
      account={
        member ? (
          <>
            <BalancePill amount="₱1,240.50" masked={masked} onMaskedChange={setMasked} />
            <IconButton label="Log out" onClick={() => setMember(false)}>
              <LogOut aria-hidden />
            </IconButton>
          </>
        ) : (
          <Button onClick={() => setMember(true)}>Log in</Button>
        )
      }
    >
      <BottomNavigation label="Categories" items={categories} />
    </TopBar>
  )
}
