/**
 * `npm run demo`: site and sandbox as static files in `demo-static`, for any static host. `-- --out FOLDER` names
 * another folder, `-- --serve [PORT]` serves it afterwards, to look at it. `MERCHANTS` and `MERCHANT` choose the brand.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { serveFolder } from './demo/staticServer.ts'
import { buildOrExit } from './serving/build.ts'

const root = path.resolve(import.meta.dirname, '..')
const option = (name: string): string | undefined => {
  const place = process.argv.indexOf(name)
  return place < 0 ? undefined : (process.argv[place + 1] ?? '')
}
const run = (command: string, args: readonly string[]) => {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

const out = path.resolve(option('--out') ?? path.join(root, 'demo-static'))
buildOrExit('@croupier/site', '@croupier/games')
run(process.execPath, ['--conditions=croupier-source', 'scripts/demo/build.ts', out])

const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const bytes = files.reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)
console.log(`
  The demo is in ${path.relative(process.cwd(), out) || '.'}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB.

  Put the folder on any static host that answers by https, at its root or below a path.
  docs/guides/demo.md says what a host must do.
`)
const port = option('--serve')
if (port !== undefined) {
  await serveFolder(out, Number(port || 4000))
  console.log(`  Look at it at http://localhost:${port || 4000}/. Ctrl-C ends it.\n`)
}
