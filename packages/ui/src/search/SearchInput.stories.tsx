import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkRightToLeft, disabled, failing, focused, longWords, withField } from '../field/testing/withField.tsx'
import { SearchInput, type SearchInputProps } from './SearchInput.tsx'

const texts = { title: 'Recent searches', forget: (term: string) => `Forget ${term}`, forgetAll: 'Forget all' }
const recent = { terms: ['mahjong', 'fishing god', 'baccarat'], texts, onForget: fn(), onForgetAll: fn() }

const searched = fn<(term: string) => void>()

const meta = preview.meta({
  title: 'Kit/SearchInput',
  component: SearchInput,
  decorators: withField('Games', 18),
  parameters: { field: { hideLabel: true } },
  args: { placeholder: 'Search games', texts: { clear: 'Clear' }, onSearch: searched },
})

export const Playground = meta.story({
  name: 'Gives the term out by Enter, and is emptied with the focus kept',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Games' })
    await userEvent.type(input, '  poker {Enter}')
    await expect(searched.mock.calls).toEqual([['poker']])
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
  },
})

/** Forgets what it is told to. */
const Forgetting = (props: SearchInputProps) => {
  const [terms, setTerms] = useState(recent.terms)
  const forget = (term: string) => setTerms(terms.filter((one) => one !== term))
  return <SearchInput {...props} recent={{ terms, texts, onForget: forget, onForgetAll: () => setTerms([]) }} />
}

export const Forgotten = meta.story({
  name: 'Recent terms are forgotten one by one or all at once; the focus goes back to the field',
  render: (args) => <Forgetting {...args} />,
  play: async ({ canvas }) => {
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
})

export const Recent = meta.story({
  args: { recent },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await expect(canvas.getByRole('button', { name: 'mahjong' })).toBeVisible()
  },
})

export const Empty = meta.story()

export const Filled = meta.story({ args: { defaultValue: 'mahjong' } })

export const Waiting = meta.story({
  name: 'Loading: it waits for its results and can be typed into',
  args: { defaultValue: 'mahjong', loading: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox')
    await expect(input).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(input, ' ways')
    await expect(input).toHaveValue('mahjong ways')
  },
})

export const Focused = meta.story({ ...focused, args: { defaultValue: 'mahjong' } })

export const Failing = meta.story({ ...failing('Use at least two letters.'), args: { defaultValue: 'm' } })

export const Disabled = meta.story({ ...disabled, args: { defaultValue: 'mahjong' } })

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
