/** What a registry's visitor checks: the manifests, the entries, the types, and what is inside the tarball. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderOf, pack, published } from './tarballs.ts'

let folder = ''
let tarballs: Record<string, string> = {}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'croupier-packed-'))
  tarballs = pack(published, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Problems that only old resolvers have: the packages are ES modules for resolvers that read `exports`. */
const foreign = new Set(['NoResolution:node10', 'CJSResolvesToESM:node16-cjs', 'UntypedResolution:node10'])

describe.each(published)('@croupier/%s', (name) => {
  it('has a manifest that publint has nothing to say about', async () => {
    const { messages } = await publint({ pkgDir: folderOf(name), strict: true })
    expect(messages.map(({ code, path: place }) => `${code} at ${place.join('.')}`)).toEqual([])
  })

  it('has types that every entry resolves to', async () => {
    const data = readFileSync(tarballs[`@croupier/${name}`] ?? '')
    const analysed = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), {
      excludeEntrypoints: [/\.css$/],
    })
    if (!analysed.types) throw new Error('the tarball has no types')
    const problems = analysed.problems.map((problem) =>
      'resolutionKind' in problem
        ? `${problem.kind}:${problem.resolutionKind}${'entrypoint' in problem ? ` (${problem.entrypoint})` : ''}`
        : problem.kind,
    )
    expect(problems.filter((problem) => !foreign.has(problem.split(' ')[0] ?? ''))).toEqual([])
  })

  it('carries no test and no story', async () => {
    const { execFileSync } = await import('node:child_process')
    const listed = execFileSync('tar', ['-tzf', tarballs[`@croupier/${name}`] ?? ''], { encoding: 'utf8' })
    const files = listed.split('\n')
    expect(files.filter((file) => /\.(test|stories)\.tsx?$|\/testing\//.test(file))).toEqual([])
    expect(files).toEqual(expect.arrayContaining(['package/README.md', 'package/LICENSE']))
    const licence = (place: string) => readFileSync(path.join(place, 'LICENSE'), 'utf8')
    expect(licence(folderOf(name))).toBe(licence(path.resolve(import.meta.dirname, '../..')))
  })

  it('has types that cite nothing an integrator cannot look up', () => {
    const built = path.join(folderOf(name), 'dist')
    const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
    expect(files).not.toEqual([])
    const cited = /.*(?:\b[SRQGN]-\d+\b|\bdecision \d{4}\b|\bwire[ -](?:facts?|rows?) \d).*/gi
    expect(files.flatMap((file) => readFileSync(path.join(built, file), 'utf8').match(cited) ?? [])).toEqual([])
  })
})
