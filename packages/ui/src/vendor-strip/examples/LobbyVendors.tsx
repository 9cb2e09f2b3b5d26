import { VendorStrip } from '@croupier/ui/VendorStrip'
import { useState } from 'react'

const logo = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><circle fill="hsl(${hue} 60% 42%)" cx="18" cy="18" r="16"/><circle fill="hsl(${hue + 60} 85% 72%)" cx="18" cy="18" r="7"/></svg>`)}`

const vendors = [
  'All',
  'Golden Reef',
  'Northwind',
  'Lotus',
  'Pagoda Play',
  'Queen Bee',
  'Sampaguita',
  'Tala',
  'Vinta',
].map((label, index) => ({
  value: label,
  label,
  icon: logo(index * 47),
}))

/** The vendors of a lobby, tied to the list of games that they filter. */
export const LobbyVendors = () => {
  const [vendor, setVendor] = useState('All')
  return (
    <>
      <VendorStrip
        label="Vendors"
        vendors={vendors}
        value={vendor}
        onValueChange={setVendor}
        fallbackIcon={logo(150)}
        panelId="games"
        texts={{ previous: 'Previous vendors', next: 'Next vendors' }}
      />
      <p id="games">{vendor === 'All' ? 'Games of all vendors' : `Games of ${vendor}`}</p>
    </>
  )
}
