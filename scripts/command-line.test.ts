import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}
/** The script names of `scripts/run.mjs`. Storybook has its own error texts. */
const tasks = Object.values(scripts).flatMap((command) => {
  const [, task] = /^node scripts\/run\.mjs (\S+)/.exec(command) ?? []
  return task === undefined || task === 'storybook' ? [] : [task]
})

const run = (task: string, word: string) =>
  new Promise<{ readonly status: unknown; readonly said: string }>((resolve) =>
    execFile(process.execPath, ['scripts/run.mjs', task, word], (failure, stdout, stderr) =>
      resolve({ status: failure ? failure.code : 0, said: `${stdout}${stderr}` }),
    ),
  )

describe.concurrent.each(tasks)('npm run %s', { timeout: 60_000 }, (task) => {
  it('says what it is for and what it takes, and does nothing else', async ({ expect }) => {
    const { status, said } = await run(task, '--help')
    expect(status).toBe(0)
    expect(said).toMatch(/npm (?:run|start|test)|^Usage/)
  })

  it('answers an option that it does not have with a sentence that names it, and no stack trace', async ({
    expect,
  }) => {
    const { status, said } = await run(task, '--no-such-option')
    expect([1, 2]).toContain(status)
    expect(said).toMatch(/^Unknown option '--no-such-option'/)
    expect(said).not.toMatch(/\n {4}at /)
  })
})

it('every command of the documents is there', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('{docs,packages/*}/{*,guides/*}.md')]
  const named = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?!-)([\w:-]+)/g)].map(([, name = '']) => name),
  )
  expect(new Set(named).size).toBeGreaterThan(20)
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})
