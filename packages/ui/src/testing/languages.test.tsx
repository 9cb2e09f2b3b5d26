/** The kit's own wording follows the toolbar's language, in every language of the table. */
import { kitTexts } from '@croupier/forms/kitTexts'
import { languages, loadMessages, missingKeys, type MessageKey } from '@croupier/locales'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { cloneElement, type ReactElement } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { text as read } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { toolbars } from '../../../../.storybook/toolbars.ts'
import { englishTexts } from '../texts/commonTexts.ts'
import { KitTexts } from '../texts/KitTexts.tsx'
import { placed, type Subject } from './conformance.tsx'
import { placedSubjects } from './kit.ts'

type Words = ReturnType<typeof kitTexts>

/** Every word replaced by its key, in brackets that no text contains. */
const marked = Object.fromEntries(Object.keys(englishTexts).map((name) => [name, `⟦${name}⟧`])) as unknown as Words

/** The example without its own common words, so it uses those of `KitTexts`. */
const unworded = (element: ReactElement) => {
  const { texts } = element.props as { readonly texts?: object }
  if (texts === undefined) return element
  const own = Object.entries(texts).filter(([name]) => !(name in englishTexts))
  return cloneElement(element as ReactElement<{ texts?: object }>, { texts: Object.fromEntries(own) })
}

/** All examples and states of the kit as HTML, by component. */
const drawn = (words: Words) =>
  Promise.all(
    Object.entries<Subject>(placedSubjects).map(async ([name, { element, states = {}, ...conformance }]) => {
      const shown = [element, ...Object.values(states).map((state) => state.element)].map((one, place) => (
        <section key={place}>{placed(unworded(one), conformance)}</section>
      ))
      const { prelude } = await prerenderToNodeStream(<KitTexts texts={words}>{shown}</KitTexts>)
      return { name, html: await read(prelude) }
    }),
  )

/** Texts that a language rightly shares with English, by the reasons in its sheet. */
function mayBeSame(code: string): ReadonlySet<string> {
  const file = path.resolve(import.meta.dirname, `../../../../docs/languages/${code}.json`)
  if (!existsSync(file)) return new Set()
  const { sameAsEnglish = {} } = JSON.parse(readFileSync(file, 'utf8')) as { sameAsEnglish?: Record<string, string> }
  return new Set(Object.keys(sameAsEnglish))
}

const wording = async (code: string) => {
  const messages = await loadMessages(code)
  return kitTexts((key) => String(messages[key]))
}

describe('the words of the kit', () => {
  const inMarks = drawn(marked)

  it('are taken from KitTexts by many components', async () => {
    const sheets = await inMarks
    expect(sheets.filter(({ html }) => html.includes('⟦')).length).toBeGreaterThan(15)
  })

  it.each(languages)('are those of $code in every component, as the toolbar offers it [Q-13]', async ({ code }) => {
    expect(toolbars.language.toolbar.items.map(({ value }) => value)).toContain(code)
    const words = await wording(code)
    const said = Object.entries(words)
    expect(said.map(([name]) => name).toSorted()).toEqual(
      Object.keys(englishTexts)
        .filter((name) => name !== 'unknown')
        .toSorted(),
    )
    expect(said.filter(([, word]) => word.trim() === '' || !/\p{Letter}/u.test(word))).toEqual([])
    const expected = (await inMarks).map(({ name, html }) => ({
      name,
      html: html.replaceAll(/⟦(\w+)⟧/g, (_, word: string) => ({ ...englishTexts, ...words })[word as keyof Words]),
    }))
    expect(await drawn(words)).toEqual(expected)
  })

  it('differ from English wherever the language has its own [Q-13]', async () => {
    const english = Object.entries(await wording('EN'))
    const keys: Readonly<Record<string, string>> = kitTexts((key: MessageKey) => key)
    for (const { code } of languages.filter((language) => language.code !== 'EN')) {
      const [words, missing] = await Promise.all([wording(code), missingKeys(code)])
      const same = english.filter(
        ([name, word]) =>
          words[name as keyof Words] === word && !missing.includes(keys[name] ?? '') && !mayBeSame(code).has(word),
      )
      expect(same, code).toEqual([])
    }
  })
})
