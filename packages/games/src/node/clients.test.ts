import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoGames } from '../games.ts'
import { clientFiles } from './clientFiles.ts'

/** Largest size of a game's script with its imports, bytes after gzip. */
const HEAVIEST = 12_100

let files: Rolldown.RolldownOutput['output']

beforeAll(async () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const built = await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'error', build: { write: false } })
  if (!('output' in built)) throw new Error('not one build')
  files = built.output
})

const chunk = (name: string): Rolldown.OutputChunk => {
  const found = files.find((file) => file.fileName === name)
  if (found?.type !== 'chunk') throw new Error(`no script ${name}`)
  return found
}
const withImports = (name: string): string => {
  const { code, imports } = chunk(name)
  return [code, ...imports.map(withImports)].join('\n')
}

describe.each([...Object.keys(demoGames), 'fairness'])('the client of %s', (name) => {
  it('is a light script that runs under a policy without eval', () => {
    const code = withImports(`${name}.js`)
    expect(code).not.toMatch(/\beval\(|new Function\(/)
    expect(gzipSync(code).length).toBeLessThan(HEAVIEST)
  })

  it('has its style in one file that holds no data address', () => {
    const style = files.find((file) => file.fileName === `${name}.css`)
    const css = style?.type === 'asset' ? String(style.source) : ''
    expect(css).toContain('--canvas')
    expect(css).not.toContain('data:')
  })
})

it('the page that checks rounds knows the chance of every game', () => {
  for (const name of Object.keys(demoGames)) expect(chunk('fairness.js').code).toContain(`/${name}/fair.ts`)
})

it('files are found by plain names below the built clients, and nothing else is', async () => {
  for (const path of ['../../package.json', '..%2Fpackage.json', 'assets/../../package.json', '/etc/passwd', ''])
    expect(await clientFiles(path)).toBeNull()
})
