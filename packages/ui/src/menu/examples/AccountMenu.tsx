import { Button } from '@croupier/ui/Button'
import { Menu } from '@croupier/ui/Menu'
import { LogOut, Wallet } from 'lucide-react'
import { useState } from 'react'

/** The actions of an account, one of them dangerous, behind one button. */
export const AccountMenu = () => {
  const [last, setLast] = useState('nothing yet')
  return (
    <>
      <Menu
        trigger={<Button variant="outline">maria</Button>}
        entries={[
          { value: 'deposit', label: 'Deposit', icon: <Wallet size={18} />, onSelect: () => setLast('Deposit') },
          { kind: 'separator', value: 'rule' },
          {
            value: 'logout',
            label: 'Log out',
            icon: <LogOut size={18} />,
            danger: true,
            onSelect: () => setLast('Log out'),
          },
        ]}
      />
      <p>Chosen: {last}</p>
    </>
  )
}
