import { Button } from '@croupier/ui/Button'
import { Drawer } from '@croupier/ui/Drawer'
import { SideMenu } from '@croupier/ui/SideMenu'
import { useState } from 'react'

const games = ['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports']

/** The menu of a phone. Choosing an entry closes it. */
export const PhoneMenu = () => {
  const [open, setOpen] = useState(false)
  const [game, setGame] = useState('Slots')
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        open={open}
        title="Menu"
        texts={{ close: 'Close menu' }}
        footer={<Button size="lg">Deposit</Button>}
        onClose={() => setOpen(false)}
      >
        <SideMenu
          label="Games"
          items={games.map((label) => ({ value: label, label, current: label === game }))}
          onSelect={(value) => {
            setGame(value)
            setOpen(false)
          }}
        />
      </Drawer>
    </>
  )
}
