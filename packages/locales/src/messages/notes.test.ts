import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import english from './en/index.ts'

const notes = JSON.parse(readFileSync(new URL('../../notes.json', import.meta.url), 'utf8')) as Record<string, string>
const texts: Readonly<Record<string, string>> = english

it('every text has a note for translators, in the order of the texts, and no note lacks its text [S-249]', () => {
  expect(Object.keys(notes)).toEqual(Object.keys(texts))
})

it('a note is one line of at most 15 words', () => {
  const wrong = Object.entries(notes).filter(
    ([, note]) => note.trim() !== note || note === '' || /\n/.test(note) || note.split(' ').length > 15,
  )
  expect(wrong).toEqual([])
})

it('a note names only arguments that its text has', () => {
  const wrong = Object.entries(notes).filter(([key, note]) =>
    [...note.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !new RegExp(`\\{${name}[},]`).test(texts[key] ?? '')),
  )
  expect(wrong).toEqual([])
})
