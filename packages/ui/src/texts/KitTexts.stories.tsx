import { languageOf, loadMessages, type LanguageCode } from '@croupier/locales'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Modal } from '../modal/Modal.tsx'
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
    // Each word comes from the provider unless the component sets its own.
    await expect(canvas.getAllByRole('button', { name: 'Susunod' })).toHaveLength(2)
    await expect(canvas.getAllByRole('button', { name: 'Nakaraan' })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: 'Mas bago' })).toHaveLength(1)
  },
})

const box = { open: true, title: '28', children: '28', onClose: () => undefined }

/** The language of the toolbar supplies the words; the story has no provider. */
const inLanguage = (language: LanguageCode) => ({
  tags: ['!dev', '!autodocs'],
  globals: { language },
  render: () => <Modal size="default" {...box} />,
  play: async () => {
    const close = String((await loadMessages(language)).in_increase_close)
    await expect(await screen.findByRole('button', { name: close })).toBeVisible()
    await expect(document.documentElement.dir).toBe(languageOf(language).direction)
  },
})

export const InEnglish = meta.story(inLanguage('EN'))
export const InTagalog = meta.story(inLanguage('TY'))
export const InBengali = meta.story(inLanguage('BN'))
export const InChinese = meta.story(inLanguage('CN'))
export const InThai = meta.story(inLanguage('TH'))
export const InVietnamese = meta.story(inLanguage('VI'))
export const InJapanese = meta.story(inLanguage('JA'))
export const InArabic = meta.story(inLanguage('AR'))
