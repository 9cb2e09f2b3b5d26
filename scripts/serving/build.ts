/** Builds parts of the workspace for the scripts that serve or pack them. */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** What the site's build makes. */
const folders = ['apps/site/dist', 'apps/site/dist-server']

/** Builds these workspaces, or all without names; ends the process if that fails. */
export function buildOrExit(...workspaces: readonly string[]): void {
  // Cached output is added to existing output: scripts of another build would stay.
  for (const folder of folders) rmSync(path.join(root, folder), { recursive: true, force: true })
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/turbo'),
    ['run', 'build', ...workspaces.map((name) => `--filter=${name}`), '--output-logs=errors-only'],
    { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (status !== 0) process.exit(status ?? 1)
}
