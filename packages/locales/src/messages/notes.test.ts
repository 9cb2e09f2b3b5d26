import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceTexts } from '../checking/index.ts'

const notes = JSON.parse(readFileSync(new URL('../../notes.json', import.meta.url), 'utf8')) as Record<string, string>

it('every text of the site and of the demo games has a note for translators, in the order of the texts, and no note lacks its text [S-249]', () => {
  expect(Object.keys(notes)).toEqual(Object.keys(sourceTexts))
})

it('a note is one line of at most 15 words', () => {
  const wrong = Object.entries(notes).filter(
    ([, note]) => note.trim() !== note || note === '' || /\n/.test(note) || note.split(' ').length > 15,
  )
  expect(wrong).toEqual([])
})

it('a note names only arguments that its text has', () => {
  const wrong = Object.entries(notes).filter(([key, note]) =>
    [...note.matchAll(/\{(\w+)\}/g)].some(
      ([, name = '']) => !new RegExp(`\\{${name}[},]`).test(sourceTexts[key] ?? ''),
    ),
  )
  expect(wrong).toEqual([])
})

/** What stands before a time of day, where a language needs a word before it; after a colon it needs none. */
const beforeTime: Readonly<Record<string, RegExp>> = {
  ES: /(?:\blas|:) $/,
  ID: /(?:\bpukul|:) $/,
  IT: /(?:\b(?:alle|dalle|le)|:) $/,
  PT: /(?:(?<!\p{L})(?:às|das)|:) $/u,
  'PT-BR': /(?:(?<!\p{L})(?:as|às|das)|:) $/u,
}

it.each(Object.keys(beforeTime))('in %s a time of day has its word before it', (code) => {
  const texts = JSON.parse(readFileSync(new URL(`../texts/${code}.json`, import.meta.url), 'utf8')) as typeof notes
  const wrong = Object.entries(texts).filter(
    ([key, text]) =>
      /\{time\}[^,.{]*time of day/.test(notes[key] ?? '') && !beforeTime[code]?.test(text.split('{time}')[0] ?? ''),
  )
  expect(wrong).toEqual([])
})
