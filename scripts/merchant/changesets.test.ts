import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { merchantFormatVersion } from '@croupier/api/merchant'
import { expect, it } from 'vitest'

const folder = path.resolve('.changeset')
const notes = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
  .filter(({ text }) => text.includes('`formatVersion`'))

it.each(notes)('$name, which changes the form of files, says intent, steps and check [R-119]', ({ text }) => {
  for (const part of ['Intent', 'Steps', 'Check']) expect(text).toMatch(new RegExp(`^${part}: .{20,}`, 'm'))
})

it('the present version of merchant.json has a note while it is not released', () => {
  expect(notes.some(({ text }) => text.includes(`\`formatVersion\` ${merchantFormatVersion}`))).toBe(true)
})
