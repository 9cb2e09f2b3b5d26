import { BottomNavigation } from '@croupier/ui/BottomNavigation'
import { Button } from '@croupier/ui/Button'
import { useState } from 'react'

const categories = ['Slots', 'Live casino', 'Fishing']
const vendorsOf = async () => ['Golden Reef', 'Lotus', 'Jade']

/** Loads the vendors when the row is first used. Its links then become drop-downs of the same size. */
export const LobbyCategories = () => {
  const [vendors, setVendors] = useState<readonly string[]>()
  const load = async () => setVendors(vendors ?? (await vendorsOf()))
  const panel = vendors && {
    entries: vendors.map((vendor) => (
      <Button key={vendor} variant="outline" tone="neutral">
        {vendor}
      </Button>
    )),
  }
  return (
    <BottomNavigation
      label="Categories"
      onFocus={load}
      onPointerEnter={load}
      items={[
        { value: 'home', label: 'Home', href: '#home' },
        ...categories.map((label, at) => ({
          value: label,
          label,
          href: `#${at}`,
          current: at === 0,
          opens: true,
          panel,
        })),
      ]}
    />
  )
}
