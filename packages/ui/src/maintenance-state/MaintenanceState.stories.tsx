import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Link } from '../link/Link.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { MaintenanceState } from './MaintenanceState.tsx'

const meta = preview.meta({
  title: 'Kit/MaintenanceState',
  component: MaintenanceState,
  args: {
    title: 'We are working on the site',
    text: 'Bets in play are kept and settled. Your balance is untouched.',
    facts: [
      { term: 'Since', value: '21 Nov, 10:00' },
      { term: 'Back at about', value: '21 Nov, 12:00' },
      { term: 'Your address', value: '203.0.113.7' },
    ],
    action: <Button>Customer service</Button>,
    children: <Link href="#help">Help with gambling</Link>,
  },
})

export const Playground = meta.story({})

export const DarkPhone = meta.story({ globals: darkPhone })
