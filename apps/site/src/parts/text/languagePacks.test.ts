import { languageOf, loadMessages } from '@croupier/locales'
import { expect, it, vi } from 'vitest'
import { packListId, registerLanguagePacks } from './languagePacks.ts'

const row = { code: 'SW', tag: 'sw', ownName: 'Kiswahili', direction: 'ltr', digits: ['latn'] }
const pageWith = (list: unknown) =>
  ({ getElementById: (id: string) => (id === packListId ? { textContent: JSON.stringify(list) } : null) }) as Document

it('registers the languages that the server lists in the page; their texts load when they are chosen [S-248] [S-249]', async () => {
  const served = vi.spyOn(globalThis, 'fetch')
  served.mockResolvedValueOnce(Response.json({ hd_home: 'Nyumbani' }))
  registerLanguagePacks(pageWith([{ ...row, texts: '/languages/SW.json' }]))
  expect(languageOf('SW')).toMatchObject({ ownName: 'Kiswahili', origin: 'unreviewed' })
  expect(served).not.toHaveBeenCalled()
  const messages = await loadMessages('SW')
  expect(served).toHaveBeenCalledWith('/languages/SW.json')
  expect([messages.hd_home, messages.hd_login_button]).toEqual(['Nyumbani', 'Log in'])
  served.mockRestore()
})
