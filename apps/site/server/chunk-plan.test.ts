import { expect, it } from 'vitest'
import { filesTogether, type PlainChunk } from './chunk-plan.ts'

const part = (file: string, ...imports: string[]): PlainChunk => ({ file, imports, size: 9000, isPart: true })
const shared = (file: string, size: number, ...imports: string[]): PlainChunk => ({
  file,
  imports,
  size,
  isPart: false,
})

it('puts small files that the same pages need into one, and leaves the pages themselves alone', () => {
  const chunks = [part('lobby', 'icon', 'card'), part('help', 'icon', 'card'), shared('icon', 200), shared('card', 900)]
  expect(filesTogether(chunks).map((files) => files.toSorted())).toEqual([['card', 'icon']])
})

it('keeps a heavy file and all that it imports away from pages that do not need it', () => {
  const chunks = [
    part('lobby', 'card', 'select'),
    part('terms', 'card'),
    shared('card', 900),
    shared('select', 900, 'floating'),
    shared('floating', 40_000),
  ]
  expect(filesTogether(chunks).map((files) => files.toSorted())).toEqual([['floating', 'select']])
})

it('makes no import cycle: two files with a third between them stay apart', () => {
  const chunks = [
    part('lobby', 'frame'),
    part('help', 'frame'),
    part('between', 'late'),
    shared('frame', 100, 'between'),
    shared('late', 100),
  ]
  expect(filesTogether(chunks)).toEqual([])
  const direct = chunks.map((chunk) => (chunk.file === 'frame' ? shared('frame', 100, 'late') : chunk))
  expect(filesTogether(direct).map((files) => files.toSorted())).toEqual([['frame', 'late']])
})
