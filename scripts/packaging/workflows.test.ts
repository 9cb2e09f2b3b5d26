import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../.github/workflows')

it.each(readdirSync(folder))('%s takes every action at a commit, which cannot be moved like a tag', (file) => {
  const actions = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/uses: (\S+)/g)].map(([, used]) => used)
  expect(actions.length).toBeGreaterThan(0)
  expect(actions.filter((used) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(used ?? ''))).toEqual([])
})

it('every run asks for known faults and makes a bill of materials; a release says which commit and run built it', () => {
  const [run = '', release = ''] = ['ci.yml', 'release.yml'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  )
  for (const text of [run, release]) expect(text).toMatch(/^ +- run: npm audit --omit=dev --audit-level=moderate$/m)
  expect(run).toContain('npm sbom --sbom-format=cyclonedx')
  expect(run).toContain('permissions: { contents: read }')
  expect(release).toContain('id-token: write')
  expect(release).toContain("NPM_CONFIG_PROVENANCE: 'true'")
})

it('one job runs what a clean clone runs, and the others only what takes long', () => {
  const jobs = readFileSync(path.join(folder, 'ci.yml'), 'utf8')
  expect(jobs).toContain('- run: bash .ci/run\n')
  const commands = [...jobs.matchAll(/- run: npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands.toSorted()).toEqual(['engines', 'visual', 'visual'])
})

it('a release is built and published only when every language is whole', () => {
  const release = readFileSync(path.join(folder, 'release.yml'), 'utf8')
  const [check, publish] = ['- run: npm run languages -- check --release\n', 'publish: npx changeset publish'].map(
    (step) => release.indexOf(step),
  )
  expect(check).toBeGreaterThan(0)
  expect(publish).toBeGreaterThan(check ?? Infinity)
})

it.each([
  ['languages.yml', 'every language is looked at on every kind of page', 'npm run languages -- screens'],
  ['speed.yml', 'first visits are timed against their bounds', 'npm run bench -- site --only vitals'],
])('%s: each week %s, on a fresh build', (file, _, task) => {
  const weekly = readFileSync(path.join(folder, file), 'utf8')
  expect(weekly).toMatch(/schedule: \[\{ cron: '\d+ \d+ \* \* \d' \}\]/)
  const commands = [...weekly.matchAll(/- run: (.+)/g)].map(([, command]) => command)
  expect(commands).toEqual(['npm ci', 'npm run build', task])
})
