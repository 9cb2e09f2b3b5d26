/** Another revision beside this one, with packages to build it. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

const lock = 'package-lock.json'

/**
 * The packages of this checkout, lent: each is a link, except the workspace's own, which have to be the revision's.
 * Where the lockfiles differ the revision gets its own.
 */
const lendPackages = (root: string, folder: string) => {
  if (readFileSync(path.join(root, lock), 'utf8') !== readFileSync(path.join(folder, lock), 'utf8')) {
    execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: folder,
      stdio: 'inherit',
    })
    return
  }
  const modules = path.join(folder, 'node_modules')
  mkdirSync(path.join(modules, '@croupier'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '@croupier' || name === '.cache' || name === '.vite' || existsSync(path.join(modules, name))) continue
    symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
  }
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(path.join(folder, group))) {
      const manifest = path.join(folder, group, name, 'package.json')
      if (!existsSync(manifest)) continue
      const { name: full } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly name: string }
      if (full.startsWith('@croupier/')) symlinkSync(path.dirname(manifest), path.join(modules, full))
      const nested = path.join(root, group, name, 'node_modules')
      if (existsSync(nested)) symlinkSync(nested, path.join(folder, group, name, 'node_modules'))
    }
  }
}

/** Runs `work` in a worktree of a revision, which is gone afterwards. */
export const withRevision = <Result>(
  root: string,
  revision: string,
  place: string,
  work: (folder: string) => Result,
): Result => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const remove = () => {
    rmSync(place, { recursive: true, force: true })
    git('worktree', 'prune')
  }
  remove()
  git('worktree', 'add', '--detach', '--quiet', place, revision)
  try {
    lendPackages(root, place)
    return work(place)
  } finally {
    remove()
  }
}

/** The whole name of a revision; throws when there is none. */
export const commitOf = (root: string, revision: string): string =>
  execFileSync('git', ['rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
