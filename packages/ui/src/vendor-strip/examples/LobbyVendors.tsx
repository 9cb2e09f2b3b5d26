import { VendorStrip } from '@croupier/ui/VendorStrip'
import { useState } from 'react'

const addressOf = (vendor: number) => `/art/vendor/${vendor}.svg`

const vendors = ['All', 'Golden Reef', 'Northwind', 'Lotus', 'Pagoda Play', 'Queen Bee', 'Sampaguita', 'Tala', 'Vinta']

/** The vendors of a lobby, tied to the list of games that they filter. */
export const LobbyVendors = ({ pictureOf = addressOf }) => {
  const [vendor, setVendor] = useState('All')
  return (
    <>
      <VendorStrip
        label="Vendors"
        vendors={vendors.map((label, index) => ({ value: label, label, icon: pictureOf(index) }))}
        value={vendor}
        onValueChange={setVendor}
        fallbackIcon={pictureOf(vendors.length)}
        panelId="games"
        texts={{ previous: 'Previous vendors', next: 'Next vendors' }}
      />
      <p id="games">{vendor === 'All' ? 'Games of all vendors' : `Games of ${vendor}`}</p>
    </>
  )
}
