import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = import.meta.dirname
/** Folders of code that runs only on Node, tests included. */
const ONLY_ON_NODE = ['node', 'testing', 'hardening']

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !ONLY_ON_NODE.includes(file.split(/[\\/]/)[0] ?? ''),
)

describe('the sandbox outside of src/node', () => {
  it('imports nothing that only Node has, so that it runs in a browser', () => {
    expect(files.length).toBeGreaterThan(60)
    for (const file of files) {
      const imports = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
        ([, name = '']) => name,
      )
      expect([
        file,
        imports.filter((name) => name.startsWith('node:') || name.startsWith('@hono/node-server')),
      ]).toEqual([file, []])
      expect([file, imports.filter((name) => /(^|\/)(node|testing)\//.test(name))]).toEqual([file, []])
    }
  })

  it('uses neither the machine’s clock nor its random numbers, except through the ports', () => {
    for (const file of files.filter((name) => !/^(core[\\/](clock|random)|games)[\\/]/.test(name))) {
      const text = readFileSync(join(ROOT, file), 'utf8')
      expect([file, /Date\.now\(|new Date\(\)|Math\.random|getRandomValues|randomUUID/.test(text)]).toEqual([
        file,
        false,
      ])
    }
  })
})
