import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { tokens } from '../theme/theme.ts'
import { Seal } from './Seal.tsx'

const meta = preview.meta({
  title: 'Gaming/Seal',
  component: Seal,
  args: { kind: 'regulator' as const, title: 'Example Gaming Authority', text: 'Licence L-2041', href: '#licence' },
})

export const Playground = meta.story()

Playground.test('A licence leads to its proof', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAccessibleName('Example Gaming Authority Licence L-2041')
})

export const Age = meta.story({
  args: { kind: 'age', age: '21+', title: '21 and over only', text: 'Play within your means.', href: undefined },
})

const all = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem 2rem' }}>
    <Seal kind="age" age="21+" title="21 and over only" text="Play within your means." />
    <Seal kind="regulator" title="Example Gaming Authority" text="Licence L-2041" href="#licence" />
    <Seal kind="laboratory" title="Example Test Laboratory" text="Report of March 2026" href="#report" />
  </div>
)

export const InAFooter = meta.story({
  render: () => (
    <div data-surface="deep" style={{ padding: '1.5rem', background: tokens.color.deep, color: tokens.color.onDeep }}>
      {all}
    </div>
  ),
})
