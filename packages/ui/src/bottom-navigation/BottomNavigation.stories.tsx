import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { storyLogo } from '../../../../.storybook/storyArt.ts'
import { BottomNavigation, type BottomNavigationItem } from './BottomNavigation.tsx'
import { LobbyCategories } from './examples/LobbyCategories.tsx'
import code from './examples/LobbyCategories.tsx?raw'

const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      style={{ display: 'grid', justifyItems: 'center', border: 0, background: 'transparent' }}
    >
      <img src={storyLogo(index)} alt="" width={36} height={36} />
      Vendor {index + 1}
    </button>
  ))

const lanes = ['Slots', 'Live casino', 'Fishing', 'Card games', 'Sports', 'Cockfighting', 'Lottery', 'Esports']
const home = { value: 'home', label: 'Home', href: '#home' }
const links: readonly BottomNavigationItem[] = [
  home,
  ...lanes.map((text, index) => ({ value: text, label: text, href: `#${index}`, current: index === 0 })),
]
const filled = links.map((item) => (item === home ? item : { ...item, panel: { entries: vendors(4) } }))

const meta = preview.meta({
  title: 'Navigation/BottomNavigation',
  component: BottomNavigation,
  args: { label: 'Categories', items: filled },
  // The engine's focus guards pass the focus on immediately, so it never stays on one.
  parameters: { layout: 'fullscreen', a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } } },
  decorators: [(Story) => <div style={{ minBlockSize: '16rem' }}>{Story()}</div>],
})

export const Playground = meta.story({})

export const Links = meta.story({ args: { items: links } })

const coming = links.map((item) => (item === home ? item : { ...item, opens: true }))

export const DropDownsOnTheirWay = meta.story({ args: { items: coming } })

export const Categories = meta.story(example(LobbyCategories, code))

Categories.test(
  'Links become drop-downs at the same size, and the focus stays where it is [S-067]',
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Slots' })
    const before = link.getBoundingClientRect()
    link.focus()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Slots' })).toHaveFocus(), { timeout: 10_000 })
    const after = canvas.getByRole('button', { name: 'Slots' }).getBoundingClientRect()
    await expect([after.x, after.y, after.height].map(Math.round)).toEqual(
      [before.x, before.y, before.height].map(Math.round),
    )
    await expect(Math.abs(after.width - before.width)).toBeLessThan(1)
    await waitFor(() => expect(screen.getByText('Jade')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Jade')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Slots' })).toHaveFocus()
  },
)

export const CurrentAtTheEnd = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { items: links.map((item) => ({ ...item, current: item.value === 'Esports' })) },
})

CurrentAtTheEnd.test('The current item is brought into view', async ({ canvas }) => {
  const item = await canvas.findByRole('link', { current: 'page' })
  await waitFor(() => expect(item.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth + 1))
})

export const LongWords = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      home,
      { value: 'long', label: 'Tischspiele mit echten Croupiers', href: '#long', current: true },
      ...links.slice(2),
    ],
  },
})
