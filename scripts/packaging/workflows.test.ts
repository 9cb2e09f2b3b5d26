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

it('the run on a clean clone takes in what the jobs run, but for the long ones', () => {
  const clean = readFileSync(path.resolve(folder, '../../.ci/run'), 'utf8')
  const jobs = readFileSync(path.join(folder, 'ci.yml'), 'utf8')
  const long = ['build', 'engines', 'visual']
  const commands = [...jobs.matchAll(/- run: npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(commands).toContain('integrator')
  for (const name of commands.filter((one) => !long.includes(one))) expect(clean).toContain(`npm run ${name}\n`)
})
