import { expect, it } from 'vitest'
import { fileRules } from './FileDrop.tsx'
import { takeFiles } from './fileFault.ts'

const picture = (name: string, bytes = 10, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type, lastModified: 1 })

it('takes pictures up to three of 5 MB each, and names what is wrong with the others', () => {
  const rules = fileRules
  const there = [picture('a.png')]
  const { files, refused } = takeFiles(
    there,
    [
      picture('b.gif', 10, 'image/gif'),
      picture('c.png', rules.maxSize + 1),
      picture('d.png', 0),
      picture('a.png'),
      picture('e.jpg', rules.maxSize, 'image/jpeg'),
      picture('f.png'),
      picture('g.png'),
    ],
    rules,
  )
  expect(files.map((file) => file.name)).toEqual(['a.png', 'e.jpg', 'f.png'])
  expect(refused.map(({ file, fault }) => [file.name, fault])).toEqual([
    ['b.gif', 'type'],
    ['c.png', 'size'],
    ['d.png', 'empty'],
    ['a.png', 'twice'],
    ['g.png', 'count'],
  ])
})

it.each([
  ['a.jpg', 'image/jpg', 'image/jpeg'],
  ['a.jpg', 'image/pjpeg', 'image/jpeg'],
  ['A.JPEG', '', 'image/jpeg'],
  ['a.png', '', 'image/png'],
])('takes %s, which the system calls “%s”, as %s', (name, type, known) => {
  const { files, refused } = takeFiles([], [picture(name, 10, type)], fileRules)
  expect(refused).toEqual([])
  expect(files.map((file) => [file.name, file.type, file.size])).toEqual([[name, known, 10]])
})

it('names both what is wrong with a file of a wrong type that is too large too', () => {
  const { refused } = takeFiles([], [picture('b.gif', fileRules.maxSize + 1, 'image/gif')], fileRules)
  expect(refused).toMatchObject([{ fault: 'type', also: 'size' }])
})

it.each(['a', 'a.constructor', 'a.exe'])('refuses %s without a type', (name) => {
  expect(takeFiles([], [picture(name, 10, '')], fileRules).refused).toMatchObject([{ fault: 'type' }])
})
