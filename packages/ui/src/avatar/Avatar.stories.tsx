import { expect, waitFor } from 'storybook/test'
import { styled } from 'styled-components'
import { storyAvatar } from '../../../../.storybook/storyArt.ts'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { Avatar } from './Avatar.tsx'

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space.s4};
`

const broken = 'data:image/png;base64,broken'

const meta = preview.meta({
  title: 'Data/Avatar',
  subcomponents: { Avatar },
  component: Avatar,
  args: { src: storyAvatar(0), label: 'maria' },
})

export const Playground = meta.story({})

export const Sizes = meta.story({
  render: () => (
    <Row>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size, at) => (
        <Avatar key={size} size={size} src={storyAvatar(at)} label={`Member ${at + 1}`} />
      ))}
      <Avatar label="Guest" />
      <Avatar label="Guest" size="xl" />
    </Row>
  ),
})

export const FailsToLoad = meta.story({
  args: { src: broken, fallbackSrc: storyAvatar(5) },
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
