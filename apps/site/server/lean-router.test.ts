import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { withoutUnused } from './lean-router.ts'

const folder = path.resolve(import.meta.dirname, '../../../node_modules/react-router/dist/production')

it('finds in the installed router each mark that holds unused parts', () => {
  const sources = globSync('*.mjs', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'))
  const router = sources.find((source) => source.includes('var NavLink = ')) ?? ''
  const lean = withoutUnused(router)
  expect(router).toContain('NavLink.displayName')
  expect(lean).not.toContain('NavLink.displayName')
  expect(lean).toMatch(/var NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/)
  expect(router).toContain('createElement(PrefetchPageLinks')
  expect(lean).toMatch(/return false \? [^;]*createElement\(PrefetchPageLinks/)
})
