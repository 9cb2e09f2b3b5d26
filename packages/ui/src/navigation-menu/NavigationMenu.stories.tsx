import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { storyLogo } from '../../../../.storybook/storyArt.ts'
import { tokens } from '../theme/theme.ts'
import { NavigationMenu, type NavigationItem } from './NavigationMenu.tsx'
import { GameMenu } from './examples/GameMenu.tsx'
import code from './examples/GameMenu.tsx?raw'

const Header = styled.header`
  padding-inline: ${tokens.space.s4};
  background: ${tokens.color.deep};
`

const Vendor = styled.button`
  display: grid;
  justify-items: center;
  gap: ${tokens.space.s1};
  padding: ${tokens.space.s2};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surface};
  color: ${tokens.color.text};
  font-size: ${tokens.fontSize.sm};
  cursor: pointer;
`

/** Replaces a router's link; the menu supplies its text. */
const Page = styled.a``

const vendors = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Vendor key={index} type="button">
      <img src={storyLogo(index)} alt="" width={36} height={36} />
      Vendor {index + 1}
    </Vendor>
  ))

const items: readonly NavigationItem[] = [
  { value: 'home', label: 'Home', link: <Page href="#home" />, current: true },
  { value: 'rng', label: 'Slots', panel: { entries: vendors(11), more: <a href="#rng">All slots</a> } },
  { value: 'live', label: 'Live casino', panel: { entries: vendors(4) } },
  { value: 'fish', label: 'Fishing', panel: { entries: [], instead: <p>No vendors right now.</p> } },
  { value: 'promo', label: 'Promotions', link: <Page href="#promo" /> },
]

const meta = preview.meta({
  title: 'Navigation/NavigationMenu',
  component: NavigationMenu,
  args: { label: 'Games', items },
  // The engine's focus guards forward the focus immediately; it never stays on one.
  parameters: {
    keys: [
      ['Enter, Space', 'open and close what is under a heading'],
      ['Left, Right, Tab', 'go to the next or previous heading'],
      ['Down', 'goes into what is under a heading'],
      ['Escape', 'closes it and stays on the heading'],
    ],
    layout: 'fullscreen',
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '40rem' }}>
        <Header>{Story()}</Header>
        <Button variant="ghost" style={{ marginBlockStart: '36rem' }}>
          After
        </Button>
      </div>
    ),
  ],
})

const item = (name: string) => screen.getByRole('button', { name })
const vendor = (name: string) => screen.findByRole('button', { name })
const appears = async (name: string) => {
  const shown = await vendor(name)
  await waitFor(() => expect(shown).toBeVisible())
}
const closed = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())

export const Playground = meta.story({
  name: 'A panel opens on hover and on a tap [S-067]',
  play: async () => {
    await userEvent.hover(item('Slots'))
    await appears('Vendor 11')
    await userEvent.unhover(item('Slots'))
    await userEvent.hover(screen.getByRole('button', { name: 'After' }))
    await closed('Vendor 1')
    await userEvent.pointer([{ keys: '[TouchA]', target: item('Live casino') }])
    await appears('Vendor 4')
  },
})

export const Categories = meta.story(example(GameMenu, code))

Categories.test(
  'The keyboard opens a panel by focus, goes in with Down and out with Escape [S-067] [S-075]',
  async () => {
    await userEvent.tab()
    await expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.tab()
    await expect(item('Slots')).toHaveFocus()
    await vendor('Golden Reef')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Golden Reef')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(item('Slots')).toHaveAttribute('aria-current', 'true')
    await userEvent.keyboard('{Escape}')
    await closed('Golden Reef')
    await waitFor(() => expect(item('Slots')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await vendor('Golden Reef')
    await userEvent.keyboard('{Escape}')
    await closed('Golden Reef')
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('Golden Reef')).toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(item('Lotus')).toHaveFocus())
  },
)

Categories.test('Tab passes each heading with one press, whatever is under it, and back [S-067] [S-075]', async () => {
  const presses = ['Slots', 'Live casino', 'Fishing']
  await userEvent.tab()
  for (const name of presses) {
    await userEvent.tab()
    await expect(item(name)).toHaveFocus()
    await waitFor(() => expect(item(name)).toHaveAttribute('aria-expanded', 'true'))
  }
  await userEvent.tab()
  await expect(screen.getByRole('link', { name: 'Promotions' })).toHaveFocus()
  await userEvent.tab()
  await expect(item('After')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await expect(item('Fishing')).toHaveFocus()
})

Categories.test('Left and Right go along the headings, Space closes and opens [S-067] [S-075]', async () => {
  await userEvent.tab()
  await userEvent.tab()
  await expect(item('Slots')).toHaveFocus()
  await vendor('Golden Reef')
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(item('Live casino')).toHaveFocus())
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(item('Slots')).toHaveFocus())
  await userEvent.keyboard('[Space]')
  await waitFor(() => expect(item('Slots')).toHaveAttribute('aria-expanded'))
})

const justified = (name: string) => {
  const list = item(name).closest('ul')
  return list ? getComputedStyle(list).justifyContent : ''
}

export const SixAreNotCentred = meta.story({
  args: {
    items: [
      { value: 'a', label: 'Six', panel: { entries: vendors(6) } },
      { value: 'b', label: 'Five', panel: { entries: vendors(5) } },
    ],
  },
})

SixAreNotCentred.test('Six or more entries start at the side, fewer are centred [S-070]', async () => {
  await userEvent.click(item('Six'))
  await appears('Vendor 6')
  await expect(justified('Vendor 1')).not.toBe('center')
  await userEvent.click(item('Five'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Vendor 6' })).toBeNull())
  await waitFor(() => expect(justified('Vendor 1')).toBe('center'))
})

const opens = (name: string, first: string) => async () => {
  await userEvent.click(item(name))
  await waitFor(() => expect(screen.getByText(first)).toBeVisible())
}

export const Empty = meta.story({ play: opens('Fishing', 'No vendors right now.') })

export const Loading = meta.story({
  args: {
    items: [{ value: 'rng', label: 'Slots', panel: { entries: [], instead: <p>The vendors are on their way…</p> } }],
  },
  play: opens('Slots', 'The vendors are on their way…'),
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    items: ['Mga larong pang-kasino', 'Pangingisda at iba pa', 'Mga promosyon at misyon'].map((text, at) => ({
      value: text,
      label: text,
      current: at === 0,
      panel: { entries: vendors(14), more: <a href="#all">Lahat ng mga tagapagbigay ng larong ito</a> },
    })),
  },
  play: async () => {
    await opens('Mga larong pang-kasino', 'Vendor 1')()
    await expect(item('Mga larong pang-kasino')).toHaveAttribute('aria-current', 'true')
    await expect(item('Pangingisda at iba pa')).not.toHaveAttribute('aria-current')
  },
})
