import preview from '../../../../.storybook/preview.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'

const meta = preview.meta({
  title: 'Kit/FormSkeleton',
  component: FormSkeleton,
  args: { fields: 3 },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
})

export const Playground = meta.story()

export const One = meta.story({ args: { fields: 1 } })

export const DarkPhone = meta.story({ globals: darkPhone })
