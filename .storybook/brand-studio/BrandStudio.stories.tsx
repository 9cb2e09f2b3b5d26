import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import preview from '../preview.tsx'
import { BrandStudio } from './BrandStudio.tsx'

const meta = preview.meta({
  title: 'Brand studio',
  component: BrandStudio,
  // A tool, not a specification: no picture is made of it.
  tags: ['no-visual'],
  // A draft that fails its contrast is what the tool is for.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
})

export const Studio = meta.story({
  name: 'Knobs move whole screens, and a pair that fails is named',
  play: async ({ canvas }) => {
    const ground = () => getComputedStyle(canvas.getByTestId('draft-light').querySelector('header') ?? document.body)
    const before = ground().backgroundColor
    await fireEvent.change(canvas.getByLabelText('Header and footer'), { target: { value: '#4a1040' } })
    await waitFor(() => expect(ground().backgroundColor).not.toBe(before))
    await expect(canvas.getByText('All of it can be read in both themes.')).toBeVisible()

    // accentText, the token shown first, as pale as the page.
    await fireEvent.change(canvas.getByLabelText('In light'), { target: { value: '#eef2f0' } })
    const faults = await canvas.findByRole('list', { name: 'Pairs that cannot be read' })
    await expect(faults).toHaveTextContent(/accentText on canvas/)
    await userEvent.click(canvas.getByRole('button', { name: 'Derive accentText again' }))
    await waitFor(() => expect(canvas.queryByRole('list', { name: 'Pairs that cannot be read' })).toBeNull())
  },
})

export const Import = meta.story({
  name: 'A file comes in as the brand, and one that is none says why',
  play: async ({ canvas }) => {
    const choose = (text: string) =>
      userEvent.upload(
        canvas.getByLabelText('Brand file'),
        new File([text], 'harbour.json', { type: 'application/json' }),
      )
    await choose('{"name":"harbour"}')
    await expect(await canvas.findByText(/harbour.json is no brand/)).toHaveTextContent(/at title/)
    await choose('{"name":"harbour","title":"Harbour Club","accent":"#1d4ed8"}')
    const screen = within(canvas.getByTestId('draft-dark'))
    await waitFor(() => expect(screen.getByText('Harbour Club')).toBeVisible())
    await expect(canvas.queryByText(/is no brand/)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Report' }))
    await expect(screen.getByRole('table', { name: 'Members' })).toBeVisible()
  },
})
