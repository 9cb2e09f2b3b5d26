import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { KitTexts } from './KitTexts.tsx'

const Pages = ({ previous }: { readonly previous?: string }) => {
  const [page, setPage] = useState(2)
  return (
    <Pagination
      page={page}
      pages={9}
      onPageChange={setPage}
      texts={{
        nav: previous ?? 'Mga pahina',
        page: (number) => `Pahina ${number}`,
        position: (number, pages) => `${number} sa ${pages}`,
        previous,
      }}
    />
  )
}

const meta = preview.meta({ title: 'Foundations/KitTexts', subcomponents: { KitTexts }, component: KitTexts })

export const Tagalog = meta.story({
  args: {
    texts: { previous: 'Nakaraan', next: 'Susunod' },
    children: (
      <>
        <Pages />
        <Pages previous="Mas bago" />
      </>
    ),
  },
  play: async ({ canvas }) => {
    // Each word comes from the provider unless the component has its own.
    await expect(canvas.getAllByRole('button', { name: 'Susunod' })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: 'Nakaraan' })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: 'Mas bago' })).toHaveLength(1)
  },
})
