import preview from '../../../../.storybook/preview.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'

const meta = preview.meta({
  title: 'Patterns/ListSkeleton',
  component: ListSkeleton,
  args: { rows: 4, mark: 'circle' },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

export const Plain = meta.story({ args: { mark: 'none' } })
