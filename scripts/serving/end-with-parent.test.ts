import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'

const module = path.join(import.meta.dirname, 'end-with-parent.mjs')

it('ends a server whose parent was killed', async () => {
  const server = `process.on('SIGTERM', () => { console.log('ended'); process.exit() }); setInterval(() => {}, 1000); console.log('up')`
  const parent = spawn(process.execPath, [
    '-e',
    `const child = require('node:child_process').spawn(process.execPath, ['--import', ${JSON.stringify(module)}, '-e', ${JSON.stringify(server)}], { stdio: 'inherit' })`,
  ])
  const [up] = (await once(parent.stdout, 'data')) as [Buffer]
  expect(String(up)).toContain('up')
  parent.kill('SIGKILL')
  const [ended] = (await once(parent.stdout, 'data')) as [Buffer]
  expect(String(ended)).toContain('ended')
})
