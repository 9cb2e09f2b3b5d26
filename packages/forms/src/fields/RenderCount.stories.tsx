import { Profiler } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FieldValues } from 'react-hook-form'
import preview from '../../../../.storybook/preview.tsx'
import { onPlate } from '../testing/FormPlate.tsx'
import { TextField } from './TextField.tsx'
import { Harness, text } from './testing/Harness.tsx'

const meta = preview.meta({
  title: 'Forms/Fields/RenderCount',
  component: Harness,
  decorators: onPlate,
  args: { fields: {}, children: null, onValid: fn() },
})

const manyNames = Array.from({ length: 30 }, (_, index) => `field${index}`)
const renders = new Map<string, number>()

export const RenderCount = meta.story({
  args: {
    fields: Object.fromEntries(manyNames.map((name) => [name, text(1, 4, 12)])),
    children: manyNames.map((name) => (
      <Profiler key={name} id={name} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
        <TextField<FieldValues> name={name} label={`Label ${name}`} required autoComplete="off" />
      </Profiler>
    )),
  },
})
RenderCount.test(
  're-renders none of 30 fields on a keystroke, and only its own field when its error changes',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const typed = canvas.getByLabelText(/^Label field0$/, { selector: 'input' })
    const still = new Map(renders)
    await expect(still.size).toBe(30)
    await userEvent.type(typed, 'abc')
    await expect(renders).toEqual(still)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(typed).toHaveFocus())
    const before = new Map(renders)
    await userEvent.keyboard('d')
    await waitFor(() => expect(typed).not.toBeInvalid())
    await userEvent.keyboard('efgh')
    const rendered = [...renders].filter(([name, count]) => count !== before.get(name)).map(([name]) => name)
    await expect(rendered).toEqual(['field0'])
  },
)
