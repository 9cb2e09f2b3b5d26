import { Button } from '@croupier/ui/Button'
import { NavigationMenu } from '@croupier/ui/NavigationMenu'
import { useState, type ComponentProps } from 'react'

/** Replaces a router's link. */
const PageLink = ({ children, ...rest }: ComponentProps<'a'>) => <a {...rest}>{children}</a>

const categories = [
  { value: 'slots', label: 'Slots', vendors: ['Golden Reef', 'Lotus', 'Jade'] },
  { value: 'live', label: 'Live casino', vendors: ['Harbour', 'Monsoon'] },
  { value: 'fish', label: 'Fishing', vendors: [] },
]

/** Vendors in the panels of their category, on a header's deep background. The menu gives each `link` its text. */
export const GameMenu = () => {
  const [section, setSection] = useState('home')
  return (
    <NavigationMenu
      label="Games"
      items={[
        { value: 'home', label: 'Home', link: <PageLink href="#home" />, current: section === 'home' },
        ...categories.map(({ value, label, vendors }) => ({
          value,
          label,
          current: section === value,
          panel: {
            entries: vendors.map((vendor) => (
              <Button key={vendor} variant="outline" tone="neutral" onClick={() => setSection(value)}>
                {vendor}
              </Button>
            )),
            instead: <p>No vendors right now.</p>,
          },
        })),
        { value: 'promotions', label: 'Promotions', link: <PageLink href="#promotions" /> },
      ]}
    />
  )
}
