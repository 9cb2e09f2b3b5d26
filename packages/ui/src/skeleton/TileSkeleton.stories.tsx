import preview from '../../../../.storybook/preview.tsx'
import { TileSkeleton } from './TileSkeleton.tsx'

const meta = preview.meta({
  title: 'Patterns/TileSkeleton',
  component: TileSkeleton,
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
})

export const Playground = meta.story()
