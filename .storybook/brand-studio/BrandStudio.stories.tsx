import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../preview.tsx'
import { BrandStudio } from './BrandStudio.tsx'

const meta = preview.meta({
  title: 'Brand studio',
  component: BrandStudio,
  // A tool, not a specification: no picture is made of it.
  tags: ['dev'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
})

export const Studio = meta.story({
  play: async ({ canvas }) => {
    const bar = () => canvas.getByTestId('draft-light').querySelector('header')
    const before = getComputedStyle(bar() ?? document.body).backgroundColor
    await fireEvent.change(canvas.getByLabelText('Header and footer'), { target: { value: '#4a1040' } })
    await waitFor(() => expect(getComputedStyle(bar() ?? document.body).backgroundColor).not.toBe(before))
    await expect(canvas.getByText('All of it can be read in both themes.')).toBeVisible()
  },
})
