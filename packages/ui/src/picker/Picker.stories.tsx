import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/Button.tsx'
import { Picker, type PickerOption } from './Picker.tsx'
import { LanguagePicker } from './examples/LanguagePicker.tsx'
import code from './examples/LanguagePicker.tsx?raw'

const options: readonly PickerOption[] = [
  { value: 'EN', label: 'English', lang: 'en', keywords: 'English EN' },
  { value: 'TR', label: 'Türkçe', lang: 'tr', keywords: 'Turkish TR' },
  { value: 'AR', label: 'العربية', lang: 'ar', keywords: 'Arabic AR' },
]

const meta = preview.meta({
  title: 'Overlays/Picker',
  component: Picker,
  parameters: {
    keys: [
      ['Enter, Space, Down, Up', 'open it'],
      ['letters', 'search'],
      ['Down, Up', 'go to the next or previous option'],
      ['Enter', 'chooses and closes'],
      ['Escape', 'closes without choosing'],
    ],
    // The engine's focus guards forward the focus immediately; it never stays on one.
    a11y: { context: { exclude: ['[data-base-ui-focus-guard]'] } },
  },
  args: {
    trigger: <Button variant="outline">EN</Button>,
    searchLabel: 'Search for a language',
    options,
    value: 'EN',
    onValueChange: fn(),
    texts: { nothingFound: 'No language of that name.' },
  },
  decorators: [(Story) => <div style={{ minBlockSize: '22rem', paddingInline: '4rem' }}>{Story()}</div>],
})

const openIt = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'EN' }))
  const popup = await screen.findByRole('dialog', { name: 'Search for a language' })
  await waitFor(() => expect(popup).toHaveStyle({ opacity: '1' }))
  return within(popup).getByRole('combobox')
}

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)

export const Languages = meta.story(example(LanguagePicker, code))

Languages.test('Finds a language by own name without marks, English name and code', async ({ canvas }) => {
  const search = await openIt()
  await waitFor(() => expect(search).toHaveFocus())
  await waitFor(() => expect(shown()).toHaveLength(6))
  for (const [typed, label] of [
    ['turkce', 'Türkçe'],
    ['TÜRKÇE', 'Türkçe'],
    ['tieng viet', 'Tiếng Việt'],
    ['german', 'Deutsch'],
    ['ja', '日本語'],
    ['العربيّة', 'العربية'],
  ] as const) {
    await userEvent.clear(search)
    await userEvent.type(search, typed)
    await waitFor(() => expect(shown()).toEqual([label]))
  }
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByRole('button', { name: 'AR' })).toHaveFocus()
})

export const Playground = meta.story()

Playground.test('Escape closes it without choosing, and the button has the focus again', async ({ args, canvas }) => {
  await openIt()
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(canvas.getByRole('button', { name: 'EN' })).toHaveFocus()
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

Playground.test('Enter, Space and the arrows open it, and the arrows go through the options', async ({ canvas }) => {
  for (const press of ['{Enter}', '[Space]', '{ArrowDown}', '{ArrowUp}']) {
    canvas.getByRole('button', { name: 'EN' }).focus()
    await userEvent.keyboard(press)
    await waitFor(() => expect(screen.queryByRole('dialog'), press).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const search = await openIt()
  await waitFor(() => expect(search).toHaveFocus())
  const active = () => search.getAttribute('aria-activedescendant')
  await userEvent.keyboard('{ArrowDown}')
  const first = active()
  await userEvent.keyboard('{ArrowDown}')
  await expect(active()).not.toBe(first)
  await userEvent.keyboard('{ArrowUp}')
  await expect(active()).toBe(first)
})

export const Open = meta.story({ play: async () => void (await openIt()) })

export const NothingFits = meta.story({
  play: async () => {
    await userEvent.type(await openIt(), 'zzz')
    await waitFor(() => expect(screen.getByText('No language of that name.')).toBeVisible())
  },
})

export const Footed = meta.story({
  name: 'With a further choice',
  args: { foot: <Button size="sm">Digits 123</Button> },
  play: async () => {
    await openIt()
    await expect(screen.getByRole('button', { name: 'Digits 123' })).toBeVisible()
  },
})

export const Marked = meta.story({
  name: 'With marks that the foot explains',
  args: {
    options: options.map((option) => (option.value === 'EN' ? option : { ...option, mark: '*' })),
    foot: 'Languages marked * are new.',
  },
  play: async () => {
    await openIt()
    await expect(shown()).toEqual(['English', 'Türkçe *', 'العربية *'])
    await expect(screen.getByText('Languages marked * are new.')).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    options: [
      {
        value: 'X',
        label:
          'Kooperatiba ng Pag-iimpok at Pagpapautang ng mga Mangingisda ng Hilagang Luzon AngPangalangItoAyNapakahaba',
      },
      ...options,
    ],
  },
  play: async () => void (await openIt()),
})
