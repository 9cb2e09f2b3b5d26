import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Amount } from '../amount/Amount.tsx'
import { Badge } from '../badge/Badge.tsx'
import { Tree, type TreeTexts } from './Tree.tsx'
import type { TreeNode } from './branches.ts'
import { TeamTree } from './examples/TeamTree.tsx'
import code from './examples/TeamTree.tsx?raw'

interface Downline {
  readonly type: 'Agent' | 'Member'
  readonly balance: string
}

const person = (id: string, name: string, balance: string, hasChildren = false): TreeNode<Downline> => ({
  value: id,
  label: name,
  hasChildren,
  data: { type: hasChildren ? 'Agent' : 'Member', balance },
})
const team: Readonly<Record<string, readonly TreeNode<Downline>[]>> = {
  top: [person('beth', 'beth_agent', '₱12,400.00', true), person('maria', 'maria', '₱310.50')],
  beth: [person('carl', 'carl_agent', '₱800.00', true), person('jun', 'jun', '₱42.00')],
  carl: [person('rana', 'rana', '₱0.00'), person('dora', 'dora_agent', '₱5.00', true)],
  dora: [],
}
const labels: TreeTexts = {
  loading: 'Loading…',
  failed: 'Could not be loaded. Try again',
  none: 'Nobody yet',
  search: 'Find among the open entries',
}
const known = async (parent: string | null) => team[parent ?? 'top'] ?? []
const load = fn(known)
const opened = fn()
const draw = ({ label, data }: TreeNode<Downline>) => (
  <span style={{ display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem', alignItems: 'center' }}>
    <strong>{label}</strong>
    <Badge tone={data.type === 'Agent' ? 'accent' : 'neutral'}>{data.type}</Badge>
    <Amount text={data.balance} style={{ marginInlineStart: 'auto' }} />
  </span>
)
const meta = preview.meta({
  title: 'Data/Tree',
  parameters: {
    keys: [
      ['Down, Up', 'go to the next or previous line'],
      ['Right', 'unfolds, or goes in; in right-to-left text Left'],
      ['Left', 'folds, or goes out; in right-to-left text Right'],
      ['Home, End', 'go to the first, the last line'],
      ['Enter, Space', 'choose the line, or try again where it failed'],
      ['letters', 'open a search through what is unfolded; Enter and Escape leave it for the line found'],
    ],
  },
  component: Tree<Downline>,
  args: { label: 'Your downlines', texts: labels, load: known, children: draw },
})

export const Playground = meta.story({
  args: { load, onOpen: opened },
  beforeEach: () => {
    load.mockReset().mockImplementation(known)
    opened.mockClear()
  },
})

Playground.test('Loads a branch when it is unfolded, walks by keys, finds by typing', async ({ canvas }) => {
  const line = (name: RegExp) => canvas.getByRole('treeitem', { name })
  await waitFor(() => expect(line(/beth_agent/)).toBeVisible())
  await expect(load).toHaveBeenLastCalledWith(null, expect.any(AbortSignal))
  const asked = load.mock.calls.length
  await userEvent.tab()
  await expect(line(/beth_agent/)).toHaveFocus()
  await expect(line(/beth_agent/)).toHaveAttribute('aria-expanded', 'false')

  load.mockRejectedValueOnce(new Error('offline'))
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(line(/Try again/)).toBeVisible())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(line(/Try again/)).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(line(/carl_agent/)).toBeVisible())
  await waitFor(() => expect(line(/beth_agent/)).toHaveFocus())
  await expect(line(/carl_agent/)).toHaveAttribute('aria-level', '2')

  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(line(/carl_agent/)).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(line(/dora_agent/)).toBeVisible())
  await expect(load).toHaveBeenCalledTimes(asked + 3)
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(line(/^maria/)).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await expect(opened).toHaveBeenLastCalledWith(expect.objectContaining({ value: 'maria' }))

  await userEvent.keyboard('d')
  const search = await canvas.findByRole('textbox', { name: labels.search })
  await waitFor(() => expect(search).toHaveFocus())
  await userEvent.keyboard('ora')
  await expect(line(/dora_agent/)).toHaveAttribute('data-found')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(line(/dora_agent/)).toHaveFocus())
  await expect(search).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(line(/Nobody yet/)).toBeVisible())
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.queryByText('Nobody yet')).toBeNull()
})

export const Team = meta.story(example(TeamTree, code))

Team.test('Up, Home and Space: back a line, to the first, and choose', async ({ canvas }) => {
  const line = (name: RegExp) => canvas.getByRole('treeitem', { name })
  await waitFor(() => expect(line(/^maria/)).toBeVisible())
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(line(/^maria/)).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(line(/^maria/)).not.toHaveFocus())
  await userEvent.keyboard('{End}{Home}')
  await waitFor(() => expect(line(/beth_agent/)).toHaveFocus())
  await userEvent.keyboard('[Space]')
  await expect(canvas.getByText('Chosen: beth_agent')).toBeVisible()
  await expect(line(/beth_agent/)).toHaveAttribute('aria-current', 'true')
})

const allOpen = ['beth', 'carl', 'dora']

export const Open = meta.story({
  args: { initiallyOpen: allOpen, current: 'carl' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nobody yet')).toBeVisible())
    await userEvent.click(canvas.getByText('beth_agent'))
    await expect(canvas.queryByText('carl_agent')).toBeNull()
    await userEvent.click(canvas.getByText('beth_agent'))
    await expect(canvas.getByRole('treeitem', { name: /carl_agent/, current: true })).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { language: 'XB', theme: 'dark', viewport: { value: 'phone' } },
  args: { initiallyOpen: ['beth'] },
})

RightToLeft.test('Forward is left in right-to-left text', async ({ canvas }) => {
  const line = (name: RegExp) => canvas.getByRole('treeitem', { name })
  await waitFor(() => expect(line(/carl_agent/)).toBeVisible())
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(line(/carl_agent/)).toHaveFocus())
  await userEvent.keyboard('{ArrowLeft}')
  await waitFor(() => expect(line(/dora_agent/)).toBeVisible())
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.queryByText('dora_agent')).toBeNull()
})

const never = () => new Promise<never>(() => {})
export const Loading = meta.story({ args: { load: never } })
const refuse = () => Promise.reject(new Error('offline'))
export const Failed = meta.story({
  args: { load: refuse },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(labels.failed)).toBeVisible())
  },
})

const wordy = (index: number) => (index % 3 === 0 ? 'of_the_long_name_that_takes_two_lines_on_a_phone_and_more' : '')
const crowd = Array.from({ length: 5000 }, (_, index) => {
  const number = String(index + 1).padStart(4, '0')
  return person(`p${number}`, `player_${number}${wordy(index)}`, '₱10.00')
})
const loadCrowd = async (parent: string | null) =>
  parent === null ? [person('ana', 'ana_agent', '₱1.00', true)] : crowd

/** Five thousand downlines below one agent: only the visible lines and the focused one are rendered. */
export const FiveThousand = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { load: loadCrowd, initiallyOpen: ['ana'] },
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('treeitem', { name: /^player_0002/ })
    const long = canvas.getByText(/^player_0001/).closest('[role=treeitem]')
    // A name of two lines pushes the next one down.
    await waitFor(() => expect(long?.scrollHeight).toBeLessThanOrEqual(long?.clientHeight ?? 0))
    await expect(next.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      long?.getBoundingClientRect().bottom ?? Infinity,
    )
  },
})

FiveThousand.test(
  'Of five thousand lines few are rendered, and the focus stays in sight and is never lost',
  async ({ canvas }) => {
    const tree = canvas.getByRole('tree')
    const line = (name: RegExp) => canvas.getByRole('treeitem', { name })
    const few = () => expect(tree.querySelectorAll('[role=treeitem]').length).toBeLessThan(60)
    const isInSight = (element: Element) => {
      const [outer, inner] = [tree.getBoundingClientRect(), element.getBoundingClientRect()]
      return inner.top > outer.top - 2 && inner.bottom < outer.bottom + 2
    }
    const arrives = async (name: RegExp) => {
      await waitFor(() => expect(line(name)).toHaveFocus())
      await waitFor(() => expect(isInSight(line(name))).toBe(true))
      await few()
    }
    // Folded and unfolded again, the agent's line keeps the focus while the tree becomes long.
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(canvas.queryByText(/^player_/)).toBeNull())
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('treeitem', { name: /^player_0002/ })).toHaveAttribute('aria-setsize', '5000')
    await arrives(/^ana_agent/)
    await userEvent.keyboard('{End}')
    await arrives(/^player_5000/)
    await userEvent.keyboard('{ArrowUp}')
    await arrives(/^player_4999/)

    // The key's own scrolling ends some frames after its line has come into sight.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
    // A busy engine tells of a scroll late; until then the tree would follow its focused line as it measures lines.
    tree.scrollTop = 60_000
    fireEvent.scroll(tree)
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^player_4990/ })).toBeNull())
    await expect(line(/^player_4999/)).toHaveFocus()
    await expect(isInSight(line(/^player_4999/))).toBe(false)
    await few()
    await userEvent.keyboard('{ArrowDown}')
    await arrives(/^player_5000/)
    await userEvent.keyboard('{Home}')
    await arrives(/^ana_agent/)

    await userEvent.keyboard('p')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: labels.search })).toHaveFocus())
    await userEvent.keyboard('layer_2500')
    await waitFor(() => expect(isInSight(line(/^player_2500/))).toBe(true))
    await userEvent.keyboard('{Enter}')
    await arrives(/^player_2500/)
  },
)
