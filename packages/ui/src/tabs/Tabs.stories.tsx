import { Fish, Flame, Spade } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { CountBadge } from '../badge/CountBadge.tsx'
import { DirectionProvider } from '../direction/DirectionProvider.tsx'
import { Tab } from './Tab.tsx'
import { TabList, type TabListProps } from './TabList.tsx'
import { TabPanel } from './TabPanel.tsx'
import { Tabs, type TabsProps } from './Tabs.tsx'
import { LobbyTabs } from './examples/LobbyTabs.tsx'
import code from './examples/LobbyTabs.tsx?raw'

const lanes = ['Hot', 'Slots', 'Fishing', 'Cards', 'Live casino', 'Sports', 'Esports', 'Cockfight', 'Lottery']

const Lanes = ({ shown = 3, list, ...rest }: TabsProps & { shown?: number; list?: Partial<TabListProps> }) => (
  <Tabs defaultValue="Hot" {...rest}>
    <TabList label="Lanes" {...list}>
      {lanes.slice(0, shown).map((lane) => (
        <Tab key={lane} value={lane}>
          {lane}
        </Tab>
      ))}
    </TabList>
    {lanes.slice(0, shown).map((lane) => (
      <TabPanel key={lane} value={lane}>
        Games of {lane}
      </TabPanel>
    ))}
  </Tabs>
)

/** Position and width of the chosen tab's mark in its list, in whole pixels. */
const markOf = (list: HTMLElement) => {
  const { left, width } = getComputedStyle(list, '::after')
  return { left: Math.round(parseFloat(left)), width: Math.round(parseFloat(width)) }
}
const placeOf = (tab: HTMLElement) => ({ left: tab.offsetLeft, width: tab.offsetWidth })

const meta = preview.meta({
  title: 'Navigation/Tabs',
  parameters: {
    keys: [
      ['Left, Right', 'go to the next or previous tab, mirrored in right-to-left text, round the ends'],
      ['Home, End', 'go to the first, the last'],
      ['Enter, Space', 'choose'],
    ],
  },
  component: Tabs,
  args: { onValueChange: fn() },
})

export const Lobby = meta.story(example(LobbyTabs, code))

Lobby.test('Shows the panel of the chosen tab only', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Live casino' }))
  await expect(canvas.getByRole('tabpanel', { name: 'Live casino' })).toHaveTextContent('18 tables')
  // The engine keeps the previous panel for one frame, in which an animation could begin.
  await waitFor(() => expect(canvas.queryByText('124 slots')).toBeNull())
})

export const Playground = meta.story({
  render: (args) => <Lanes {...args} />,
  play: async ({ args, canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name })
    await userEvent.click(tab('Slots'))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Slots')
    await expect(canvas.getByRole('tabpanel', { name: 'Slots' })).toHaveTextContent('Games of Slots')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tab('Hot')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tab('Fishing')).toHaveFocus()
    await expect(tab('Slots')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(tab('Fishing')).toHaveAttribute('aria-selected', 'true')
    await waitFor(() => expect(markOf(canvas.getByRole('tablist'))).toEqual(placeOf(tab('Fishing'))))
    await userEvent.keyboard('{Home}')
    await expect(tab('Hot')).toHaveFocus()
    await userEvent.keyboard('[Space]')
    await expect(tab('Hot')).toHaveAttribute('aria-selected', 'true')
  },
})

export const WithIconsAndCounts = meta.story({
  render: () => (
    <Tabs defaultValue="hot">
      <TabList label="Games">
        <Tab value="hot" icon={<Flame aria-hidden />}>
          Hot <CountBadge count={28} label="28 games" tone="neutral" />
        </Tab>
        <Tab value="fish" icon={<Fish aria-hidden />}>
          Fishing
        </Tab>
        <Tab value="pvp" icon={<Spade aria-hidden />} disabled>
          Cards
        </Tab>
      </TabList>
      <TabPanel value="hot">Hot games</TabPanel>
      <TabPanel value="fish">Fishing games</TabPanel>
      <TabPanel value="pvp">Card games</TabPanel>
    </Tabs>
  ),
})

export const Segment = meta.story({ render: () => <Lanes list={{ variant: 'segment' }} /> })

export const SegmentStretched = meta.story({ render: () => <Lanes list={{ variant: 'segment', stretch: true }} /> })

export const ManyOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Lanes shown={9} />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await userEvent.click(canvas.getByRole('tab', { name: 'Hot' }))
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('tab', { name: 'Lottery' }).getBoundingClientRect()
    await expect(last.right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
  },
})

const Chosen = (props: Partial<TabsProps>) => {
  const [value, setValue] = useState('Lottery')
  return (
    <div style={{ inlineSize: 320 }}>
      <Lanes {...props} shown={9} value={value} onValueChange={setValue} />
      <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
        {['Hot', 'Cards', 'Lottery'].map((lane) => (
          <Button key={lane} size="sm" variant="soft" tone="neutral" onClick={() => setValue(lane)}>
            {`Choose ${lane}`}
          </Button>
        ))}
      </div>
    </div>
  )
}

type Canvas = ReturnType<typeof within>

const staysInView = async (canvas: Canvas) => {
  const list = canvas.getByRole('tablist').getBoundingClientRect()
  const shown = (name: string) =>
    waitFor(async () => {
      const { left, right } = canvas.getByRole('tab', { name, selected: true }).getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(list.left - 1)
      await expect(right).toBeLessThanOrEqual(list.right + 1)
    })
  await shown('Lottery')
  for (const lane of ['Hot', 'Lottery', 'Cards', 'Hot']) {
    await userEvent.click(canvas.getByRole('button', { name: `Choose ${lane}` }))
    await shown(lane)
  }
}

export const ChosenFromOutside = meta.story({ render: () => <Chosen /> })

export const ChosenFromOutsideMirrored = meta.story({
  render: () => (
    <DirectionProvider direction="rtl">
      <div dir="rtl">
        <Chosen />
      </div>
    </DirectionProvider>
  ),
})

ChosenFromOutside.test('The selected tab is in view initially, and when a button selects another', ({ canvas }) =>
  staysInView(canvas),
)

ChosenFromOutside.test(
  'The selected tab stays whole when a typeface that comes late makes the tabs wider',
  async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    const whole = () =>
      waitFor(() => {
        const { right } = canvas.getByRole('tab', { selected: true }).getBoundingClientRect()
        return expect(right).toBeLessThanOrEqual(list.getBoundingClientRect().right + 1)
      })
    await whole()
    list.style.letterSpacing = '4px'
    document.fonts.dispatchEvent(new Event('loadingdone'))
    await whole()
  },
)

ChosenFromOutsideMirrored.test('The selected tab is in view right to left too', ({ canvas }) => staysInView(canvas))

export const RightToLeft = meta.story({
  render: () => (
    <DirectionProvider direction="rtl">
      <div dir="rtl">
        <Lanes shown={4} />
      </div>
    </DirectionProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Hot' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Slots' })).toHaveFocus()
  },
})
