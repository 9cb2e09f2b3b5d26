import { Dices } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { darkPhone } from '../testing/storyGrid.tsx'
import { Tag } from './Tag.tsx'

const remove = fn()

const meta = preview.meta({
  title: 'Kit/Tag',
  component: Tag,
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', maxInlineSize: '18rem' }}>
      <Tag>Slots</Tag>
      <Tag icon={<Dices aria-hidden />}>Table games</Tag>
      <Tag onRemove={remove} removeText="Remove Golden Carp Studios">
        Golden Carp Studios
      </Tag>
      <Tag onRemove={remove} removeText="Remove the long one">
        A vendor whose name is longer than any place that a phone has for it
      </Tag>
    </div>
  ),
})

export const Playground = meta.story({ args: { children: 'Slots' }, render: (args) => <Tag {...args} /> })

export const States = meta.story({
  name: 'Is taken away by a button that says what goes',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Golden Carp Studios' }))
    await expect(remove).toHaveBeenCalledOnce()
  },
})

export const DarkPhone = meta.story({ globals: darkPhone })
