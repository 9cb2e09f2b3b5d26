import { BottomSheet } from '@croupier/ui/BottomSheet'
import { Button } from '@croupier/ui/Button'
import { Checkbox } from '@croupier/ui/Checkbox'
import { useState } from 'react'

const vendors = ['Golden Reef', 'Lotus', 'Harbour', 'Monsoon', 'Jade']

/** Filters of a lobby on a phone. The main action stays in view while the list scrolls. */
export const VendorFilter = () => {
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {chosen.length === 0 ? 'All vendors' : chosen.join(', ')}
      </Button>
      <BottomSheet
        open={open}
        onClose={close}
        title="Vendors"
        footer={
          <Button size="lg" onClick={close}>
            Show games
          </Button>
        }
      >
        <div style={{ display: 'grid', gap: '0.75rem' }}>
          {vendors.map((name) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              onChange={({ target }) =>
                setChosen(vendors.filter((one) => (one === name ? target.checked : chosen.includes(one))))
              }
            >
              {name}
            </Checkbox>
          ))}
        </div>
      </BottomSheet>
    </>
  )
}
