import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const source = path.resolve(import.meta.dirname, '..')

/** All imports of a module, direct and transitive. */
const importedBy = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  const code = readFileSync(file, 'utf8')
  for (const [, name = ''] of code.matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
    const target = name.startsWith('.') ? path.resolve(path.dirname(file), name) : name
    if (seen.has(target)) continue
    seen.add(target)
    if (name.startsWith('.')) importedBy(target, seen)
  }
  return seen
}

it('keeps providers that sign people in elsewhere out of the forms', () => {
  const forms = [...importedBy(path.join(source, 'index.ts'))]
  expect(forms.length).toBeGreaterThan(100)
  expect(forms.filter((name) => /^firebase|\/src\/auth\//.test(name))).toEqual([])
  expect([...importedBy(path.join(source, 'auth/index.ts'))]).toContain('firebase/auth')
})
