/**
 * `npm run bench -- NAME [--json FILE]`: one of the measurements in `bench/`. They are outside the workspaces and pin
 * exact versions, because competitors and Lighthouse are not part of the product. Some take more options: `site` takes
 * `--only PAGE,PAGE`, `kit` `--rounds N`, `serve` `--seconds N`, `sandbox` `--minutes N`, `--rate N` and `--profile`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { ensureBrowser } from './browser.ts'

const folder = path.resolve(import.meta.dirname, '../bench')
const names = globSync('*.bench.ts', { cwd: folder }).map((file) => file.replace('.bench.ts', ''))
const [name = '', ...rest] = process.argv.slice(2)
if (!names.includes(name)) {
  console.error(`Name a measurement: ${names.join(', ')}. For example: npm run bench -- ${names[0] ?? 'site'}`)
  process.exit(1)
}
if (!existsSync(path.join(folder, 'node_modules'))) {
  const installed = spawnSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (installed.status !== 0) process.exit(installed.status ?? 1)
}
const result = spawnSync(
  process.execPath,
  ['--conditions=croupier-source', path.join(folder, `${name}.bench.ts`), ...rest],
  {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: await ensureBrowser('windowed') },
  },
)
process.exit(result.status ?? 1)
