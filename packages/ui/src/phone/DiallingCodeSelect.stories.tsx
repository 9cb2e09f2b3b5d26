import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { pictured } from '../../../../.storybook/widths.ts'
import { darkRightToLeft, focused } from '../field/testing/withField.tsx'
import { diallingTexts } from '../testing/inputTexts.ts'
import { DiallingCodeSelect } from './DiallingCodeSelect.tsx'

const countries = [
  { code: 'PH', name: 'Philippines', diallingCode: '63' },
  { code: 'BD', name: 'Bangladesh', diallingCode: '880' },
  { code: 'CI', name: 'Côte d’Ivoire', diallingCode: '225' },
  { code: 'VC', name: 'Saint Vincent and the Grenadines', diallingCode: '1784' },
  { code: 'VN', name: 'Việt Nam', diallingCode: '84' },
]

const open = async () => {
  await userEvent.click(screen.getByRole('combobox', { name: /^Country/ }))
  await waitFor(() => expect(screen.getByRole('option', { name: /Bangladesh/ })).toBeVisible())
}

const meta = preview.meta({
  title: 'Inputs/DiallingCodeSelect',
  component: DiallingCodeSelect,
  decorators: [(Story) => <div style={{ minBlockSize: '26rem', paddingInlineStart: '0.5rem' }}>{Story()}</div>],
  parameters: {
    keys: [
      ['letters', 'narrow the list'],
      ['Down, Up', 'open it and go through it'],
      ['Enter', 'chooses'],
      ['Escape', 'closes the list'],
    ],
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  args: { countries, texts: diallingTexts, onValueChange: fn() },
})

export const Playground = meta.story()

Playground.test(
  'A country is found by its name without accents, its letters or its code, in digits of any script',
  async ({ args }) => {
    await open()
    const search = screen.getByRole('combobox', { name: 'Search country or code' })
    for (const [typed, name] of [
      ['cote', /Ivoire/],
      ['bd', /Bangladesh/],
      ['+৮৮', /Bangladesh/],
      ['0084', /Việt Nam/],
    ] as const) {
      await userEvent.clear(search)
      await userEvent.type(search, typed)
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
      await expect(screen.getByRole('option', { name })).toBeVisible()
    }
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('VN', countries[4])
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country: Việt Nam +84' })).toHaveFocus())
  },
)

Playground.test('Down and Up go through the countries, Escape closes without choosing', async ({ args }) => {
  await open()
  const search = screen.getByRole('combobox', { name: 'Search country or code' })
  const active = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
  const first = active()?.textContent
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(active()?.textContent).not.toBe(first))
  const second = active()?.textContent
  await userEvent.keyboard('{ArrowUp}')
  await waitFor(() => expect(active()?.textContent).not.toBe(second))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

export const Closed = meta.story({ args: { defaultValue: 'BD' } })

export const Open = meta.story({ parameters: pictured, args: { defaultValue: 'BD' }, play: open })

export const NothingFits = meta.story({
  play: async () => {
    await open()
    await userEvent.type(screen.getByRole('combobox', { name: 'Search country or code' }), 'zz')
    await waitFor(() => expect(screen.getByText('No such country.')).toBeVisible())
  },
})

export const Focused = meta.story(focused)

export const Disabled = meta.story({ args: { disabled: true } })

export const DarkRightToLeft = meta.story({ ...darkRightToLeft, play: open })
