import { Gamepad2, Gift, Home, Mail, Wallet } from 'lucide-react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { atTwiceTheSize } from '../testing/twiceTheSize.ts'
import { TabBar, type TabBarItem } from './TabBar.tsx'

const items: readonly TabBarItem[] = [
  { value: 'home', label: 'Home', icon: <Home aria-hidden />, href: '#home', current: true },
  { value: 'games', label: 'Games', icon: <Gamepad2 aria-hidden />, href: '#games' },
  { value: 'deposit', label: 'Deposit', icon: <Wallet aria-hidden />, href: '#deposit', main: true },
  { value: 'offers', label: 'Promotions', icon: <Gift aria-hidden />, href: '#offers' },
  {
    value: 'inbox',
    label: 'Messages',
    icon: <Mail aria-hidden />,
    href: '#inbox',
    count: { count: 3, label: '3 unread messages' },
  },
]

const meta = preview.meta({
  title: 'Navigation/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { label: 'Main', items },
})

export const Playground = meta.story()

Playground.test('The current page and unread counts are said in words', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
  await expect(canvas.getByRole('link', { name: /Messages/ })).toHaveAccessibleName('3 unread messages Messages')
})

Playground.test('Text at twice the size widens no page', async ({ canvas }) => {
  const bar = canvas.getByRole('navigation', { name: 'Main' })
  await atTwiceTheSize(() => expect(bar.scrollWidth).toBe(bar.clientWidth))
})

export const BelowAPage = meta.story({
  render: (args) => (
    <>
      <div style={{ blockSize: '60rem', padding: '1rem' }}>A page longer than the window</div>
      <TabBar {...args} />
    </>
  ),
})

export const LongWords = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      label: `${String(item.label)} na napakahaba`,
      current: item.value === 'games',
    })),
  },
})
