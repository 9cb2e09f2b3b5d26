import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { GameTile } from './GameTile.tsx'
import { storyArt, storyLogo } from '../../../../.storybook/storyArt.ts'

const meta = preview.meta({
  title: 'Gaming/GameTile',
  component: GameTile,
  args: {
    name: 'Lucky Koi',
    vendor: 'Golden Reef',
    image: storyArt(1, { name: 'Lucky Koi' }),
    fallbackImage: storyLogo(3),
    minBet: 'Min ₱1.00',
    favourite: false,
    texts: { favourite: 'Add Lucky Koi to favourites' },
    onLaunch: fn(),
    onFavouriteChange: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: '11rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

Playground.test('The game and its heart are two buttons', async ({ args, canvas }) => {
  const game = canvas.getByRole('button', { name: 'Lucky Koi' })
  await expect(game).toHaveAccessibleDescription('Golden Reef Min ₱1.00')
  await userEvent.click(game)
  await expect(args.onLaunch).toHaveBeenCalledTimes(1)
  const heart = canvas.getByRole('button', { name: 'Add Lucky Koi to favourites' })
  await expect(game.contains(heart)).toBe(false)
  await userEvent.click(heart)
  await expect(args.onFavouriteChange).toHaveBeenCalledWith(true)
  // The name says whether it is a favourite: with a state as well, it would read as "Remove, pressed".
  await expect(heart).not.toHaveAttribute('aria-pressed')
  await expect(args.onLaunch).toHaveBeenCalledTimes(1)
})

export const About = meta.story({
  args: {
    onAbout: fn(),
    facts: ['Returns 95.48%'],
    texts: { favourite: 'Add Lucky Koi to favourites', about: 'About Lucky Koi' },
  },
})

About.test('A separate button shows the facts of the game without starting it [G-41]', async ({ args, canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Lucky Koi' })).toHaveAccessibleDescription(/Returns 95\.48%/)
  await userEvent.click(canvas.getByRole('button', { name: 'About Lucky Koi' }))
  await expect(args.onAbout).toHaveBeenCalledTimes(1)
  await expect(args.onLaunch).not.toHaveBeenCalled()
})

const second = {
  name: 'Golden Pair',
  texts: { favourite: 'Add Golden Pair to favourites', about: 'About Golden Pair' },
}

export const TwoInARow = meta.story({
  args: { ...About.input.args },
  globals: { viewport: { value: 'laptop' } },
  decorators: [
    (Story, { args }) => (
      <div style={{ display: 'flex', inlineSize: '24rem', gap: '1rem' }}>
        {Story()}
        <GameTile {...args} {...second} />
      </div>
    ),
  ],
})

TwoInARow.test(
  'The button about a game shows while the pointer or the focus is on its tile, not before or after',
  async ({ canvas }) => {
    // A phone always shows it: the page must have the size of this test.
    await waitFor(() => expect(window.innerWidth).toBe(1280))
    // The real pointer may rest on one of the two; the other has nothing.
    const about = canvas
      .getAllByRole('button', { name: /^About/ })
      .find((button) => !button.parentElement?.matches(':hover'))
    const game = about?.parentElement?.querySelector('button')
    await expect(about).toHaveStyle({ opacity: '0' })
    game?.focus()
    await expect(about).toHaveStyle({ opacity: '1' })
    game?.blur()
    await expect(about).toHaveStyle({ opacity: '0' })
  },
)

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { ...About.input.args },
  decorators: [(Story) => <div style={{ inlineSize: '6.5rem' }}>{Story()}</div>],
})

OnAPhone.test(
  'On a phone no button lies on the picture, and the name alone is shown',
  async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.getBoundingClientRect()
    const game = canvas.getByRole('button', { name: 'Lucky Koi' })
    for (const name of ['Add Lucky Koi to favourites', 'About Lucky Koi']) {
      const button = canvas.getByRole('button', { name }).getBoundingClientRect()
      await expect(button.top).toBeGreaterThanOrEqual(picture?.bottom ?? innerHeight)
      await expect(button.top).toBeGreaterThanOrEqual(game.getBoundingClientRect().bottom)
      await expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44)
    }
    await expect(canvas.getByText('Golden Reef').parentElement?.offsetHeight).toBeLessThanOrEqual(1)
    await expect(game).toHaveAccessibleDescription('Golden Reef Min ₱1.00 Returns 95.48%')
  },
)

export const PictureFails = meta.story({
  args: { image: 'data:image/png;base64,AAAA' },
})

PictureFails.test(
  'A picture that fails becomes the default one, and nothing moves [S-212]',
  async ({ args, canvasElement }) => {
    const picture = canvasElement.querySelector('img')
    await expect(picture?.parentElement?.getBoundingClientRect().height).toBeCloseTo((176 * 4) / 3, 0)
    await waitFor(() => expect(picture).toHaveAttribute('src', args.fallbackImage))
    await expect(canvasElement.querySelector('[data-image-failed]')).not.toBeNull()
  },
)

export const UnderMaintenance = meta.story({
  args: { maintenance: 'Under maintenance' },
  play: async ({ args, canvas }) => {
    const game = canvas.getByRole('button', { name: 'Lucky Koi' })
    await expect(game).toHaveAccessibleDescription(expect.stringContaining('Under maintenance'))
    await userEvent.click(game)
    await expect(args.onLaunch).not.toHaveBeenCalled()
  },
})

export const HotAndFavourite = meta.story({
  args: {
    badges: [{ label: 'Hot', hot: true }, { label: 'New' }],
    favourite: true,
    texts: { favourite: 'Remove Lucky Koi from favourites' },
    image: storyArt(4),
  },
})

export const WithFacts = meta.story({ args: { facts: ['Free play', 'Returns 96.1%'], image: storyArt(5) } })

export const LiveTable = meta.story({
  args: { layout: 'table', live: 'Live', name: 'Baccarat 7', minBet: '₱20.00 to ₱50,000.00', image: storyArt(2) },
  decorators: [(Story) => <div style={{ inlineSize: '18rem' }}>{Story()}</div>],
})

LiveTable.test('A live table says that it is live', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Baccarat 7' })).toHaveAccessibleDescription(
    'Live Golden Reef ₱20.00 to ₱50,000.00',
  )
})

export const LongText = meta.story({
  args: { name: 'Ang Napakahabang Alamat ng Gintong Isda sa Ilalim ng Dagat ng Kayamanan', image: storyArt(6) },
})

LongText.test('A long name is cut only visually', async ({ canvas }) => {
  await expect(
    canvas.getByRole('button', { name: 'Ang Napakahabang Alamat ng Gintong Isda sa Ilalim ng Dagat ng Kayamanan' }),
  ).toBeVisible()
})
