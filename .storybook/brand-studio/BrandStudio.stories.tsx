import { useState } from 'react'
import { expect, fireEvent, screen as page, userEvent, waitFor, within } from 'storybook/test'
import type { Brand } from '@croupier/ui'
import { unpictured } from '../pictures.ts'
import preview from '../preview.tsx'
import { brandFileText } from './brandFileText.ts'
import { BrandStudio } from './BrandStudio.tsx'
import { studioKey } from './studioState.ts'

const meta = preview.meta({
  title: 'Foundations/Brand studio',
  component: BrandStudio,

  // Drafts may fail contrast checks: the tool exists to show that.
  parameters: {
    ...unpictured('a tool, not a specification'),
    layout: 'fullscreen',
    a11y: { test: 'off' },
  },
})

export const Desk = meta.story()

const Visits = () => {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <BrandStudio key={visit} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Come back
      </button>
    </>
  )
}

/** The studio without saved state; a designer's own work is restored after the tests. */
export const Tidy = meta.story({
  tags: ['!dev'],
  render: () => <Visits />,
  beforeEach: () => {
    const kept = localStorage.getItem(studioKey)
    localStorage.removeItem(studioKey)
    return () => (kept === null ? localStorage.removeItem(studioKey) : localStorage.setItem(studioKey, kept))
  },
})

const ground = (element: Element) => getComputedStyle(element).backgroundColor
const bar = (draft: HTMLElement) => within(draft).getByRole('banner')
const importFile = (input: HTMLElement, text: string) =>
  userEvent.upload(input, new File([text], 'harbour.json', { type: 'application/json' }))
const harbour = '{"name":"harbour","title":"Harbour Club","accent":"#1d4ed8","deep":"#101c46"}'
/** An image of 40 × 10. */
const drawn = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10"><rect width="40" height="10"/></svg>'

Tidy.test('Knobs move whole screens, and a pair that fails is named', async ({ canvas }) => {
  const header = bar(canvas.getByTestId('draft-light'))
  const before = ground(header)
  await fireEvent.change(canvas.getByLabelText('Header and footer'), { target: { value: '#4a1040' } })
  await waitFor(() => expect(ground(header)).not.toBe(before))
  const footer = within(canvas.getByTestId('draft-light')).getByRole('contentinfo')
  await expect(ground(footer)).toBe(ground(header))
  await expect(canvas.getByText('All of it can be read in both themes.')).toBeVisible()

  // accentText, the token shown first, as pale as the page.
  await fireEvent.change(canvas.getByLabelText('In light'), { target: { value: '#eef2f0' } })
  const findings = await canvas.findByRole('list', { name: 'Pairs that cannot be read' })
  await expect(findings).toHaveTextContent(/accentText on canvas/)
  await userEvent.click(canvas.getByRole('button', { name: 'Derive accentText again' }))
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Pairs that cannot be read' })).toBeNull())
})

Tidy.test(
  'Every screen is a whole page in both themes, and its window keeps the draft’s colours',
  async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Main colour'), { target: { value: '#1d4ed8' } })
    for (const [choice, role, name] of [
      ['Money', 'list', 'Stages of withdrawal W-4711'],
      ['Report', 'table', 'Members'],
      ['The kit', 'list', 'Steps of a deposit'],
      ['Lobby', 'tablist', 'Lanes'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: choice }))
      for (const theme of ['light', 'dark']) {
        const draft = within(canvas.getByTestId(`draft-${theme}`))
        await expect(await draft.findByRole(role, { name })).toBeVisible()
        await expect(draft.getByRole('banner')).toBeVisible()
        await expect(draft.getByRole('contentinfo')).toBeVisible()
      }
    }
    await userEvent.click(within(canvas.getByTestId('draft-light')).getByRole('button', { name: 'Sign in' }))
    const opened = await page.findByTestId('window-draft')
    await waitFor(() => expect(opened).toBeVisible())
    const submit = await within(opened).findByRole('button', { name: /^(log|sign) in$/i })
    await waitFor(() => expect(ground(submit)).toBe('rgb(29, 78, 216)'))
    await userEvent.keyboard('{Escape}')
  },
)

Tidy.test(
  'A file comes in as the brand; one that is none names every fault and changes nothing',
  async ({ canvas }) => {
    const input = canvas.getByLabelText('Brand file')
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await userEvent.clear(title)
    await userEvent.type(title, 'Half done')
    await importFile(input, '{"name":"harbour","accent":"red","colors":{"acent":{},"text":{"light":"#fff"}},"glow":1}')
    // The title field's own error may still be announced at the same time.
    const said = await canvas.findByText('harbour.json is no brand. Nothing was changed.')
    await expect(said).toBeVisible()
    const alert = said.closest<HTMLElement>('[role=alert]')!
    const faults = within(alert)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
    await expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^title: missing/),
        'accent: a colour such as #0a7f5c',
        'colors.acent: there is no such name',
        expect.stringMatching(/^colors\.text\.dark: missing/),
        'glow: there is no such name',
      ]),
    )
    await expect(canvas.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(/title: missing/)
    await expect(title).toHaveValue('Half done')

    await importFile(input, '{"name":')
    await expect(await canvas.findByText(/^no JSON: /)).toBeVisible()

    await importFile(input, harbour)
    await waitFor(() => expect(title).toHaveValue('Harbour Club'))
    await expect(canvas.queryByText(/is no brand/)).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('harbour')

    // The replaced brand is saved.
    await userEvent.click(canvas.getByRole('button', { name: 'Roll back to Half done, version 1' }))
    await expect(title).toHaveValue('Half done')
    await expect(canvas.getByRole('button', { name: 'Roll back to Harbour Club, version 2' })).toBeVisible()
  },
)

Tidy.test('The desk is found again as it was left, until one starts over', async ({ canvas }) => {
  const title = () => canvas.getByRole('textbox', { name: 'Title' })
  await importFile(canvas.getByLabelText('Brand file'), harbour)
  await waitFor(() => expect(title()).toHaveValue('Harbour Club'))
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
  await expect(title()).toHaveValue('Harbour Club')
  await expect(canvas.getByRole('button', { name: 'Roll back to Your brand, version 1' })).toBeVisible()

  await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
  await expect(title()).toHaveValue('Your brand')
  await userEvent.click(canvas.getByRole('button', { name: 'Roll back to Harbour Club, version 2' }))
  await expect(title()).toHaveValue('Harbour Club')

  // Foreign data under the same key is harmless.
  localStorage.setItem(studioKey, '{"brand":{"name":1},"versions":7}')
  await userEvent.click(canvas.getByRole('button', { name: 'Come back' }))
  await expect(title()).toHaveValue('Your brand')
})

Tidy.test('What is exported comes in again as the same brand', async ({ canvas }) => {
  await importFile(canvas.getByLabelText('Brand file'), harbour)
  const title = canvas.getByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(title).toHaveValue('Harbour Club'))
  const [createObjectURL, click] = [URL.createObjectURL, HTMLAnchorElement.prototype.click]
  const saved: { text?: Promise<string>; name?: string } = {}
  URL.createObjectURL = (blob) => {
    saved.text = (blob as Blob).text()
    return 'blob:saved'
  }
  HTMLAnchorElement.prototype.click = function saveAs(this: HTMLAnchorElement) {
    saved.name = this.download
  }
  try {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }))
  } finally {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
  await expect(saved.name).toBe('brand.json')
  // Identical to the merchant folder's file, and to what the site loads (brandFile.test.ts).
  await expect(await saved.text).toBe(brandFileText(JSON.parse(harbour) as Brand))

  await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }))
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Harbour Club')
  await expect(canvas.getByText(/^Lower-case letters/)).toBeVisible()
  await expect(canvas.getByRole('button', { name: 'Export' })).toBeDisabled()
})

Tidy.test(
  'Another brand, or an earlier version, stands beside the draft and keeps its own look',
  async ({ canvas }) => {
    await importFile(canvas.getByLabelText('Brand file'), harbour)
    const draft = canvas.getByTestId('draft-light')
    await waitFor(() => expect(within(draft).getAllByRole('img', { name: 'Harbour Club' })).toHaveLength(2))
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Compare with' }))
      await userEvent.click(await page.findByRole('option', { name }))
    }
    await choose('Dhaka Club')
    const other = await canvas.findByTestId('dhaka-light')
    await expect(canvas.getByTestId('dhaka-dark')).toBeVisible()
    await expect(within(other).getAllByRole('img', { name: 'Dhaka Club' })).toHaveLength(2)
    const colours = (place: HTMLElement) => {
      const play = within(place).getByRole('button', { name: 'Play' })
      return [ground(bar(place)), ground(play), getComputedStyle(play).borderRadius]
    }
    const own = colours(draft)
    await expect(own[1]).toBe('rgb(29, 78, 216)')
    await expect(colours(other)[1]).toBe('rgb(123, 44, 191)')
    await expect(colours(other)).not.toEqual(own)
    // Changing the draft leaves the brand it is compared with as it is.
    const before = colours(other)
    await fireEvent.change(canvas.getByLabelText('Main colour'), { target: { value: '#a21caf' } })
    await waitFor(() => expect(colours(draft)[1]).toBe('rgb(162, 28, 175)'))
    await expect(colours(other)).toEqual(before)
    await choose('Your brand, version 1')
    await expect(await canvas.findByTestId('version-1-light')).toBeVisible()
    await expect(canvas.queryByTestId('dhaka-light')).toBeNull()
  },
)

Tidy.test(
  'A logo, as a file or by address, stands in bar, footer and window, each on its ground',
  async ({ canvas }) => {
    const logos = () => within(canvas.getByTestId('draft-light')).getAllByRole('img', { name: 'Your brand' })
    const image = (element: Element | undefined) => (element ? getComputedStyle(element).content : '')
    await expect(image(logos()[0])).toBe('normal')
    await userEvent.upload(
      canvas.getByLabelText('Logo for light ground: file'),
      new File([drawn], 'day.svg', { type: 'image/svg+xml' }),
    )
    await waitFor(() => expect(image(logos()[0])).toMatch(/^url\("data:image\/svg\+xml;base64,/))
    // One alone is used on both grounds until the other is set.
    const dark = canvas.getByRole('textbox', { name: 'Logo for dark ground' })
    await fireEvent.change(dark, { target: { value: 'javascript:alert(1)' } })
    await expect(canvas.getByText(/^An address that begins with/)).toBeVisible()
    await expect(dark).toBeInvalid()
    await fireEvent.change(dark, { target: { value: '/favicon-night.svg' } })
    await expect(canvas.queryByText(/^An address that begins with/)).toBeNull()
    // Header and footer are deep in both themes.
    for (const logo of logos()) await waitFor(() => expect(image(logo)).toContain('/favicon-night.svg'))
    const samples = ['light', 'dark'].map((side) =>
      image(canvas.getByTestId(`logo-${side}`).querySelector('[role=img]')!),
    )
    await expect(samples[0]).toContain('data:image/svg+xml')
    await expect(samples[1]).toContain('/favicon-night.svg')
    const [first] = canvas.getAllByRole('button', { name: 'Take away' })
    if (first) await userEvent.click(first)
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Logo for light ground' })).toHaveValue('/favicon-night.svg'),
    )
    await userEvent.click(canvas.getAllByRole('button', { name: 'Take away' })[0]!)
    await waitFor(() => expect(image(logos()[0])).toBe('normal'))
  },
)

Tidy.test(
  'A merchant folder’s brand file shows its logos once they are chosen, and keeps their names',
  async ({ canvas }) => {
    const folder = '{"name":"siam","title":"Siam Lantern","logo":{"light":"./logo-light.svg","dark":"./logo-dark.svg"}}'
    const input = canvas.getByLabelText('Brand file')
    await importFile(input, folder)
    await expect(
      await canvas.findByText(/^logo-light\.svg and logo-dark\.svg are images of the merchant’s folder/),
    ).toBeVisible()
    await userEvent.upload(
      input,
      ['logo-light.svg', 'logo-dark.svg'].map((name) => new File([drawn], name, { type: 'image/svg+xml' })),
    )
    await waitFor(() => expect(canvas.queryByText(/images of the merchant’s folder/)).toBeNull())
    const logo = within(canvas.getByTestId('draft-light')).getAllByRole('img', { name: 'Siam Lantern' })[0]!
    await waitFor(() => expect(getComputedStyle(logo).content).toMatch(/^url\("data:image\/svg\+xml/))
    await expect(canvas.getByRole('textbox', { name: 'Logo for light ground' })).toHaveValue('./logo-light.svg')
  },
)
