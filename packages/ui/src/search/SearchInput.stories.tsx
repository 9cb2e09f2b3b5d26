import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { darkRightToLeft, disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { SearchInput } from './SearchInput.tsx'
import { GameSearch } from './examples/GameSearch.tsx'
import code from './examples/GameSearch.tsx?raw'

const texts = { title: 'Recent searches', forget: (term: string) => `Forget ${term}`, forgetAll: 'Forget all' }
const recent = { terms: ['mahjong', 'fishing god', 'baccarat'], texts, onForget: fn(), onForgetAll: fn() }

const searched = fn<(term: string) => void>()

const meta = preview.meta({
  title: 'Inputs/SearchInput',
  component: SearchInput,
  decorators: withField('Games', 18),
  parameters: {
    keys: [
      ['Down', 'goes from the empty field to the recent searches'],
      ['Down, Up', 'go through them'],
      ['Enter', 'searches; on a recent search, searches for that'],
      ['Escape', 'closes the recent searches'],
    ],
    field: { hideLabel: true },
  },
  args: { placeholder: 'Search games', texts: { clear: 'Clear' }, onSearch: searched },
})

export const Playground = meta.story()

Playground.test('Submits the term by Enter, and keeps the focus when cleared', async ({ canvas }) => {
  const input = canvas.getByRole('searchbox', { name: 'Games' })
  await userEvent.type(input, '  poker {Enter}')
  await expect(searched.mock.calls).toEqual([['poker']])
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
  await expect(input).toHaveValue('')
  await expect(input).toHaveFocus()
})

export const Forgotten = meta.story(example(GameSearch, code))

Forgotten.test(
  'Recent terms are removed one by one or all together; the focus returns to the field',
  async ({ canvas }) => {
    const input = canvas.getByRole('searchbox')
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('button', { name: 'Forget fishing god' }))
    await expect(canvas.queryByText('fishing god')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'mahjong' })).toBeVisible()
    await expect(input).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Forget all' }))
    await expect(canvas.queryByText('Recent searches')).toBeNull()
    await expect(input).toHaveFocus()
  },
)

export const Recent = meta.story({
  args: { recent },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(canvas.getByRole('button', { name: 'mahjong' })).toBeVisible()
  },
})

Recent.test('Down leads to the recent searches and through them, Up back, Escape to the field', async ({ canvas }) => {
  const input = canvas.getByRole('searchbox')
  await userEvent.click(input)
  const term = (name: string) => canvas.getByRole('button', { name })
  await userEvent.keyboard('{ArrowDown}')
  await expect(term('mahjong')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(term('fishing god')).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(term('mahjong')).toHaveFocus())
  await userEvent.keyboard('{ArrowUp}')
  await expect(term('mahjong')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect(input).toHaveFocus()
  await expect(canvas.queryByText('Recent searches')).toBeNull()
})

export const Empty = meta.story()

export const Filled = meta.story({ args: { defaultValue: 'mahjong' } })

export const Waiting = meta.story({
  args: { defaultValue: 'mahjong', loading: true },
})

Waiting.test('Loading: it waits for its results and can be typed into', async ({ canvas }) => {
  const input = canvas.getByRole('searchbox')
  await expect(input).toHaveAttribute('aria-busy', 'true')
  await userEvent.type(input, ' ways')
  await expect(input).toHaveValue('mahjong ways')
})

export const Focused = meta.story({ ...focused, args: { defaultValue: 'mahjong' } })

export const Failing = meta.story({ ...failing('Use at least two letters.'), args: { defaultValue: 'm' } })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: 'mahjong' } })

Disabled.test('Disabled: it has no button that would empty it', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox')).toHaveValue('mahjong')
  await expect(canvas.queryByRole('button', { name: 'Clear', hidden: true })).toBeNull()
})

export const LongText = meta.story({
  ...longWords,
  args: {
    recent: { ...recent, terms: ['isang napakahabang hinanap na hindi kasya sa lapad ng isang telepono', 'baccarat'] },
  },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('searchbox')),
})

export const DarkRightToLeft = meta.story({
  ...darkRightToLeft,
  args: { recent },
  play: async ({ canvas }) => userEvent.click(canvas.getByRole('searchbox')),
})
