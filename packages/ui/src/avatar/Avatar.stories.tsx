import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { Avatar } from './Avatar.tsx'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s4};
`

const drawn = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 55% 45%)"/><circle cx="20" cy="16" r="7" fill="hsl(${hue} 70% 85%)"/><path d="M6 40a14 14 0 0 1 28 0z" fill="hsl(${hue} 70% 85%)"/></svg>`,
  )}`

const broken = 'data:image/png;base64,broken'

const meta = preview.meta({
  title: 'Data/Avatar',
  subcomponents: { Avatar },
  component: Avatar,
  args: { src: drawn(160), label: 'maria' },
})

export const Playground = meta.story({})

export const Sizes = meta.story({
  render: () => (
    <Row>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size, at) => (
        <Avatar key={size} size={size} src={drawn(150 + at * 50)} label={`Member ${at + 1}`} />
      ))}
      <Avatar label="Guest" />
      <Avatar label="Guest" size="xl" />
    </Row>
  ),
})

export const FailsToLoad = meta.story({
  args: { src: broken, fallbackSrc: drawn(260) },
})

FailsToLoad.test('Fails to load: the default picture [S-073]', async ({ canvas }) => {
  const avatar = canvas.getByRole('img', { name: 'maria' })
  await waitFor(() => expect(avatar).toHaveAttribute('data-showing', 'fallback'))
})

export const BothFail = meta.story({
  args: { src: broken, fallbackSrc: `${broken}2` },
})

BothFail.test('Both fail: a drawn figure [S-073]', async ({ canvas }) => {
  const avatar = canvas.getByRole('img', { name: 'maria' })
  await waitFor(() => expect(avatar).toHaveAttribute('data-showing', 'figure'))
  await expect(avatar.querySelector('img')).toBeNull()
})
