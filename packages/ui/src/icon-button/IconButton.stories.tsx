import { Bell, Heart, RefreshCw, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { styled } from 'styled-components'
import { example } from '../../../../.storybook/example.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { IconButton } from './IconButton.tsx'
import { FavouriteButton } from './examples/FavouriteButton.tsx'
import code from './examples/FavouriteButton.tsx?raw'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s3};
`

const meta = preview.meta({
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Add to favourites', children: <Heart aria-hidden />, onClick: fn() },
})

export const Playground = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to favourites' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
})

export const Favourite = meta.story(example(FavouriteButton, code))

Favourite.test('Is turned on and off', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Favourite', pressed: false }))
  await userEvent.click(canvas.getByRole('button', { name: 'Favourite', pressed: true }))
  await expect(canvas.getByRole('button', { name: 'Favourite', pressed: false })).toBeVisible()
})

export const Variants = meta.story({
  render: () => (
    <Row>
      <IconButton label="Notices">
        <Bell aria-hidden />
      </IconButton>
      <IconButton label="Notices, soft" variant="soft">
        <Bell aria-hidden />
      </IconButton>
      <IconButton label="Notices, outlined" variant="outline">
        <Bell aria-hidden />
      </IconButton>
      <IconButton label="Add to favourites" variant="solid" tone="accent" round>
        <Heart aria-hidden />
      </IconButton>
      <IconButton label="Remove" variant="soft" tone="danger" round>
        <Trash2 aria-hidden />
      </IconButton>
    </Row>
  ),
})

export const Sizes = meta.story({
  render: () => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} label={`Refresh, ${size}`} size={size} variant="soft">
          <RefreshCw aria-hidden />
        </IconButton>
      ))}
    </Row>
  ),
})

export const Disabled = meta.story({ args: { disabled: true } })

export const Loading = meta.story({
  args: { loading: true, label: 'Refresh balance' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Refresh balance' })
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
