import preview from '../../../../.storybook/preview.tsx'
import { TileSkeleton } from './TileSkeleton.tsx'

const meta = preview.meta({
  title: 'Patterns/TileSkeleton',
  component: TileSkeleton,
  args: { picture: 'cover', lines: 2 },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

export const Banner = meta.story({ args: { picture: 'banner', lines: 1 } })

export const Square = meta.story({ args: { picture: 'square' } })
