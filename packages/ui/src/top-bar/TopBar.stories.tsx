import { Globe, Menu as MenuIcon, Moon } from 'lucide-react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { StoryLogo } from '../../../../.storybook/StoryBrand.tsx'
import { BottomNavigation } from '../bottom-navigation/BottomNavigation.tsx'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { TopBar } from './TopBar.tsx'
import { SiteHeader } from './examples/SiteHeader.tsx'
import code from './examples/SiteHeader.tsx?raw'

const items = ['Home', 'Slots', 'Live casino', 'Fishing'].map((text, index) => ({
  value: text,
  label: text,
  href: `#${index}`,
  current: index === 1,
}))

const meta = preview.meta({
  title: 'Navigation/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Top bar',
    brand: (
      <>
        <IconButton label="Open menu">
          <MenuIcon aria-hidden />
        </IconButton>
        <StoryLogo />
      </>
    ),
    choices: (
      <>
        <Button variant="ghost" tone="neutral" size="sm" startIcon={<Globe aria-hidden />}>
          English
        </Button>
        <IconButton label="Use the dark theme">
          <Moon aria-hidden />
        </IconButton>
      </>
    ),
    account: (
      <>
        <Button variant="ghost" tone="neutral" size="sm">
          Log in
        </Button>
        <Button>Sign up</Button>
      </>
    ),
  },
})

export const Playground = meta.story()

Playground.test('Every control in it is 44 px high', async ({ canvas }) => {
  await expect(new Set(canvas.getAllByRole('button').map((button) => button.offsetHeight))).toEqual(new Set([44]))
})

export const Header = meta.story(example(SiteHeader, code))

Header.test('Shows a member the balance, and a visitor the login', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }))
  await expect(canvas.getByText('₱1,240.50')).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Log out' }))
  await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(canvas.queryByText('₱1,240.50')).toBeNull()
})

export const Height = meta.story({
  render: () => (
    <>
      <TopBar label="Top bar" brand={<StoryLogo />}>
        <BottomNavigation label="Categories" items={items} />
      </TopBar>
      <main style={{ blockSize: '200vh', paddingBlockStart: '50vh' }}>
        <Button>Above</Button>
        <div style={{ blockSize: '40vh' }} />
        <Button>Below</Button>
      </main>
    </>
  ),
})

Height.test('Says how high it is, and the focus stops below it (WCAG 2.2, 2.4.11)', async ({ canvas }) => {
  const bar = canvas.getByRole('banner')
  const told = () => getComputedStyle(document.documentElement).getPropertyValue('--cr-top-bar-height')
  await waitFor(() => expect(told()).toBe(`${bar.offsetHeight}px`))
  // A band above the page makes room for itself with the bar's padding.
  const height = bar.offsetHeight
  bar.style.paddingBlockStart = '41px'
  await waitFor(() => expect(told()).toBe(`${height + 41}px`))
  bar.style.paddingBlockStart = ''
  await waitFor(() => expect(told()).toBe(`${height}px`))
  const above = canvas.getByRole('button', { name: 'Above' })
  canvas.getByRole('button', { name: 'Below' }).focus()
  window.scrollTo(0, above.offsetTop + 20)
  await userEvent.tab({ shift: true })
  await expect(above).toHaveFocus()
  await waitFor(() => expect(above.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.offsetHeight))
  window.scrollTo(0, 0)
})

export const WithoutChoices = meta.story({
  args: { choices: undefined },
})

WithoutChoices.test('Without choices the account is still at the end', async ({ canvas }) => {
  const { right } = canvas.getByRole('button', { name: 'Sign up' }).getBoundingClientRect()
  await expect(canvas.getByRole('group', { name: 'Top bar' }).getBoundingClientRect().right - right).toBeLessThan(30)
})
