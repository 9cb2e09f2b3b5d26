import { readdirSync, readFileSync } from 'node:fs'
import { checkLanguage, type LanguageSheet } from '@croupier/locales/check'
import { expect, it } from 'vitest'

const sources = new URL('../../', import.meta.url)
const quoted = String.raw`\s*(?:'([^'\n]*)'|"([^"\n]*)"|\x60([^\x60]*)\x60)`
const words = new RegExp(`EN:${quoted},\\s*TY:${quoted},\\s*BN:${quoted}`, 'g')

/** Every text of the sandbox in three languages, by its file and place; names of games are no terms. */
const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.endsWith('catalogue/words.ts'))
  .flatMap((file) =>
    [...readFileSync(new URL(file, sources), 'utf8').matchAll(words)].map(({ index, ...match }) => {
      const textAt = (at: number) => match[at] ?? match[at + 1] ?? match[at + 2] ?? ''
      return [`${file} ${index}`, { EN: textAt(1), TY: textAt(4), BN: textAt(7) }] as const
    }),
  )
const textsIn = (language: 'EN' | 'TY' | 'BN') =>
  Object.fromEntries(texts.map(([place, own]) => [place, own[language]]))

it.each(['TY', 'BN'] as const)('the platform says in %s the words of the site', (code) => {
  const sheet = readFileSync(new URL(`../../../docs/languages/${code}.json`, sources), 'utf8')
  const { glossary = [] } = JSON.parse(sheet) as LanguageSheet
  const { faults } = checkLanguage({ code, texts: textsIn(code), english: textsIn('EN'), sheet: { glossary } })
  expect(texts).not.toHaveLength(0)
  expect(faults.filter(({ rule, key }) => rule === 'glossary' && !key.startsWith('('))).toEqual([])
})
