import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { keyboard } from '../../../../.storybook/keyboard.ts'

const stories = path.resolve(import.meta.dirname, '..')
const titles = new Set(
  globSync('**/*.stories.tsx', { cwd: stories }).map(
    (file) => /title: '(Kit\/[^']+)'/.exec(readFileSync(path.join(stories, file), 'utf8'))?.[1],
  ),
)

describe('keyboard tables', () => {
  it('belong to parts that have stories, so that each is shown on a page', () => {
    expect(Object.keys(keyboard).filter((title) => !titles.has(title))).toEqual([])
  })

  it('say of each key what it does, once', () => {
    for (const [title, rows] of Object.entries(keyboard)) {
      expect(rows.length, title).toBeGreaterThan(0)
      expect(new Set(rows.map(([keys]) => keys)).size, title).toBe(rows.length)
    }
  })
})
