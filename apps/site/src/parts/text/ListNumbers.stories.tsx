import type { Digits } from '@croupier/locales'
import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useListNumbers } from './useListNumbers.ts'

function Numbered({ chosen }: { chosen?: Digits }) {
  useListNumbers(chosen)
  return (
    <ol>
      <li>Open the cashier</li>
      <li>Choose an amount</li>
    </ol>
  )
}

const meta = preview.meta({ title: 'Site/Arrive/ListNumbers', component: Numbered })

export const Usual = meta.story({
  globals: { language: 'FA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'persian' })
  },
})

export const Chosen = meta.story({
  name: 'Lists are numbered in the digits that the person chose [S-261]',
  globals: { language: 'BN' },
  args: { chosen: 'latn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveStyle({ listStyleType: 'decimal' })
  },
})
