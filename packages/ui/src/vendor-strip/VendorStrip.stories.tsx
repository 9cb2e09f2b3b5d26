import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { storyLogo } from '../../../../.storybook/storyArt.ts'
import { VendorStrip } from './VendorStrip.tsx'
import { LobbyVendors } from './examples/LobbyVendors.tsx'
import code from './examples/LobbyVendors.tsx?raw'

const names = [
  'All',
  'Golden Reef',
  'Jili',
  'Lotus',
  'Northwind',
  'Pagoda Play',
  'Queen Bee',
  'Red Envelope',
  'Sampaguita',
  'Tala',
  'Ube Studio',
  'Vinta',
]

const vendors = (count: number) =>
  names.slice(0, count).map((name, index) => ({
    value: `v${index}`,
    label: name,
    icon: storyLogo(index),
    ...(index === 3 ? { hotText: 'Hot' } : {}),
  }))

const meta = preview.meta({
  title: 'Gaming/VendorStrip',
  parameters: {
    keys: [
      ['Left, Right', 'go to the next or previous vendor, mirrored in right-to-left text, round the ends'],
      ['Home, End', 'go to the first, the last'],
      ['Enter, Space', 'choose'],
    ],
  },
  component: VendorStrip,
  args: {
    label: 'Vendors',
    vendors: vendors(12),
    value: 'v0',
    onValueChange: fn(),
    fallbackIcon: storyLogo(20),
    texts: { previous: 'Previous vendors', next: 'Next vendors' },
  },
})

/** The sliding engine is a separate chunk. */
const ready = async () => {
  await waitFor(() => expect(document.querySelector('.swiper-initialized')).not.toBeNull())
  return document.querySelector('.swiper-initialized') as HTMLElement
}

export const Playground = meta.story()

Playground.test('Shows 7 vendors with 10 px between, and arrows that stop at the ends [S-275] [S-276]', async () => {
  const strip = await ready()
  const [first, second] = screen.getAllByRole('tab')
  if (!first || !second) throw new Error('no vendors')
  const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left
  await expect(step - first.offsetWidth).toBeCloseTo(10, 0)
  await expect((strip.offsetWidth + 10) / step).toBeCloseTo(7, 1)
  const previous = screen.getByRole('button', { name: 'Previous vendors' })
  const next = screen.getByRole('button', { name: 'Next vendors' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  for (let press = 0; press < 5; press += 1) await userEvent.click(next)
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'))
  await expect(previous).toHaveAttribute('aria-disabled', 'false')
})

export const Lobby = meta.story(example(() => <LobbyVendors pictureOf={storyLogo} />, code))

Lobby.test(
  'Is one tab stop; arrows move, Enter chooses, and the focused vendor is in view [S-275]',
  async ({ canvas }) => {
    const strip = await ready()
    await expect(screen.getByRole('tab', { name: 'All' }).querySelector('img')).toHaveAttribute('src', storyLogo(0))
    screen.getByRole('tab', { name: 'All' }).focus()
    await userEvent.keyboard('{End}')
    const last = screen.getByRole('tab', { name: 'Vinta' })
    await expect(last).toHaveFocus()
    await expect(canvas.getByText('Games of all vendors')).toBeVisible()
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(strip.getBoundingClientRect().right + 1),
    )
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Games of Vinta')).toBeVisible()
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowLeft}')
    await expect(screen.getByRole('tab', { name: 'Golden Reef' })).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await expect(canvas.getByText('Games of Golden Reef')).toBeVisible()
  },
)

export const SevenHaveNoArrows = meta.story({
  args: { vendors: vendors(7) },
})

SevenHaveNoArrows.test('No arrows up to 7 vendors [S-276]', async () => {
  await ready()
  await expect(screen.queryByRole('button', { name: 'Next vendors' })).toBeNull()
})

export const FishArrows = meta.story({
  args: { vendors: vendors(6), arrowsAbove: 5 },
})

FishArrows.test('Above 5 for FISH and PVP arrows appear, disabled while everything fits [S-276]', async () => {
  await ready()
  await expect(screen.getByRole('button', { name: 'Next vendors' })).toHaveAttribute('aria-disabled', 'true')
  await expect(screen.getByRole('button', { name: 'Previous vendors' })).toHaveAttribute('aria-disabled', 'true')
})

export const LogoFails = meta.story({
  args: { vendors: [{ value: 'v0', label: 'Broken', icon: 'data:image/png;base64,AAAA' }] },
})

LogoFails.test('A logo that fails becomes the default icon [S-212]', async ({ args }) => {
  await ready()
  const logo = screen.getByRole('tab').querySelector('img')
  await waitFor(() => expect(logo).toHaveAttribute('src', args.fallbackIcon))
})

/** A 320 px window with a mouse, such as a desktop page zoomed to 400%. */
export const NarrowWithArrows = meta.story({
  render: (args) => (
    <div style={{ inlineSize: '18rem' }}>
      <VendorStrip {...args} />
    </div>
  ),
  args: { vendors: [{ value: 'v0', label: 'All' }, { value: 'v1', label: 'Lantern Moon' }, ...vendors(12).slice(2)] },
})

NarrowWithArrows.test('Cuts no name between the arrows [Q-07]', async () => {
  await ready()
  const name = screen.getByText('Lantern Moon')
  // A name whose first word breaks would need a third line, which is cut off.
  await waitFor(() => expect(name.scrollHeight).toBeLessThanOrEqual(name.clientHeight))
})

export const RightToLeft = meta.story({
  globals: { language: 'XB' },
  play: async () => {
    await ready()
    const [first, second] = screen.getAllByRole('tab')
    await expect(second?.getBoundingClientRect().left).toBeLessThan(first?.getBoundingClientRect().left ?? 0)
    first?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(second).toHaveFocus()
  },
})
