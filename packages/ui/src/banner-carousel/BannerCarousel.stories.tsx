import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { reducedMotion } from '../testing/storyMotion.ts'
import { storyBanner } from '../../../../.storybook/storyArt.ts'
import { BannerCarousel } from './BannerCarousel.tsx'
import { PromotionBanners } from './examples/PromotionBanners.tsx'
import code from './examples/PromotionBanners.tsx?raw'

const banners = ['Friday reload', 'Golden Reef week', 'Invite a friend'].map((label, index) => ({
  value: `b${index}`,
  label,
  image: storyBanner(index, { title: label }),
  onPress: fn(),
}))

const meta = preview.meta({
  title: 'Gaming/BannerCarousel',
  component: BannerCarousel,
  args: {
    label: 'Promotions',
    banners,
    texts: { pause: 'Pause', dot: (banner, index) => `Show banner ${index + 1}: ${banner.label}` },
  },
})

/** The sliding engine loads on the first interaction. */
const ready = () => {
  window.dispatchEvent(new PointerEvent('pointermove'))
  return waitFor(() => expect(document.querySelector('.swiper-initialized')).not.toBeNull())
}

const shows = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())

export const Playground = meta.story()

export const Promotions = meta.story(
  example(() => <PromotionBanners pictureOf={(index) => banners[index]?.image ?? ''} />, code),
)

Promotions.test('Dots do what swiping does; only the shown banner can be reached [Q-04]', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('img')).toHaveAttribute('src', banners[0]?.image)
  await ready()
  await userEvent.click(screen.getByRole('button', { name: 'Show banner 2: Golden Reef week' }))
  await shows('Golden Reef week')
  await expect(screen.getByRole('button', { name: 'Show banner 2: Golden Reef week' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(screen.getByRole('button', { name: 'Friday reload' }).closest('[inert]')).not.toBeNull()
  await expect(screen.getByRole('button', { name: 'Golden Reef week' }).closest('[inert]')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Golden Reef week' }))
  await expect(screen.getByText('Opened: Golden Reef week')).toBeVisible()
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

OnAPhone.test('On a phone the controls leave the picture clear: no plate lies behind the dots', async () => {
  await ready()
  const dot = screen.getByRole('button', { name: 'Show banner 1: Friday reload' })
  await expect(getComputedStyle(dot.parentElement ?? dot).backgroundColor).toBe('rgba(0, 0, 0, 0)')
  await expect(dot.getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
})

export const MovesOnAndPauses = meta.story({
  args: { interval: 300 },
})

MovesOnAndPauses.test('Advances automatically and can be paused [Q-05]', async () => {
  await ready()
  await shows('Golden Reef week')
  const pause = screen.getByRole('button', { name: 'Pause' })
  await userEvent.click(pause)
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await expect(document.querySelector('[data-running]')).toBeNull()
})

export const ReducedMotion = meta.story({
  beforeEach: reducedMotion,
})

ReducedMotion.test('Starts paused under reduced motion [Q-05]', async () => {
  await ready()
  await expect(document.querySelector('[data-running]')).toBeNull()
  await expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-pressed', 'true')
})

export const FirstPictureFirst = meta.story({
  args: { banners: banners.slice(0, 1) },
})

FirstPictureFirst.test('The first picture comes before all others, at its final size', async ({ canvasElement }) => {
  const picture = canvasElement.querySelector('img')
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
  await expect(picture).toHaveAttribute('loading', 'eager')
  await expect(picture).toHaveAttribute('width', '1200')
})
