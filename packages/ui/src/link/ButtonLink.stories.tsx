import preview from '../../../../.storybook/preview.tsx'
import { ForwardArrow } from '../button/examples/ForwardArrow.tsx'
import { ButtonLink } from './ButtonLink.tsx'

const meta = preview.meta({
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#rng', children: 'All slots', endIcon: <ForwardArrow /> },
})

export const Playground = meta.story({})

export const Outline = meta.story({ args: { variant: 'outline', tone: 'neutral' } })
