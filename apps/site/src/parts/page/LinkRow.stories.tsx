import { useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LinkRow } from './LinkRow.tsx'

const items = ['Welcome', 'Deposits', 'Slots', 'Sports', 'Loyalty', 'Lottery'].map((label) => ({
  value: label,
  label,
  to: `/${label}`,
}))

/** A row that is too long for its place, and buttons beside it that choose. */
const Example = ({ direction }: { direction: 'ltr' | 'rtl' }) => {
  const [current, setCurrent] = useState('Lottery')
  return (
    <div dir={direction} style={{ inlineSize: '15rem' }}>
      <LinkRow label="Promotions" items={items} current={current} />
      {['Welcome', 'Lottery'].map((one) => (
        <button key={one} type="button" onClick={() => setCurrent(one)}>
          {one}
        </button>
      ))}
    </div>
  )
}

const meta = preview.meta({
  title: 'Site/Rewards/LinkRow',
  component: Example,
  argTypes: { direction: { control: 'inline-radio', options: ['ltr', 'rtl'] } },
})

const staysInView = async (canvas: ReturnType<typeof within>) => {
  const row = canvas.getByRole('list').getBoundingClientRect()
  const shows = (name: string) =>
    waitFor(async () => {
      const { left, right } = canvas.getByRole('link', { name, current: 'page' }).getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(row.left - 1)
      await expect(right).toBeLessThanOrEqual(row.right + 1)
    })
  await shows('Lottery')
  for (const name of ['Welcome', 'Lottery']) {
    await userEvent.click(canvas.getByRole('button', { name }))
    await shows(name)
  }
}

export const Long = meta.story({ args: { direction: 'ltr' }, play: ({ canvas }) => staysInView(canvas) })

export const RightToLeft = meta.story({ args: { direction: 'rtl' }, play: ({ canvas }) => staysInView(canvas) })
