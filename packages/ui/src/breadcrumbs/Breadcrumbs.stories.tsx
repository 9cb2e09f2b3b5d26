import preview from '../../../../.storybook/preview.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = preview.meta({
  title: 'Kit/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { id: 'home', text: 'Home', href: '#home' },
      { id: 'centre', text: 'Agent centre', href: '#centre' },
      { id: 'team', text: 'Team report', href: '#team' },
      { id: 'anna', text: 'Downlines of anna' },
    ],
  },
})

export const Playground = meta.story({})

export const DarkPhone = meta.story({ globals: darkPhone })
