import { Link } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const meta = preview.meta({
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    crumbs: [
      { value: 'home', label: 'Home', href: '#home' },
      { value: 'centre', label: 'Agent centre', href: '#centre' },
      { value: 'team', label: 'Team report', href: '#team' },
      { value: 'anna', label: 'Downlines of anna' },
    ],
  },
})

export const Playground = meta.story()

Playground.test('Every level above the page is a link; the page itself is not', async ({ canvas }) => {
  await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible()
  for (const level of ['Home', 'Agent centre', 'Team report']) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: level })).toHaveFocus()
  }
  await expect(canvas.getByText('Downlines of anna')).toHaveAttribute('aria-current', 'page')
  await expect(canvas.queryByRole('link', { name: 'Downlines of anna' })).toBeNull()
})

export const RouterLinks = meta.story({
  name: 'Takes the links of a router',
  args: {
    crumbs: [
      { value: 'home', label: 'Home', render: <Link to="/" /> },
      { value: 'news', label: 'Notices' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  },
})

export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    crumbs: [
      { value: 'home', label: 'Pangunahing pahina', href: '#home' },
      { value: 'centre', label: 'Sentro ng mga ahente at kanilang mga kasapi', href: '#centre' },
      { value: 'report', label: 'Ulat_ng_buong_koponan_sa_nakaraang_tatlumpung_araw' },
    ],
  },
})

LongText.test('Wraps where it is narrow, and hides no level', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  await expect(canvas.getByRole('link', { name: 'Pangunahing pahina' })).toBeVisible()
})
