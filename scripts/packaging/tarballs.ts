/** The packages as strangers get them: packed by npm, outside the workspace. */
import { execFileSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Folders under `packages/` that are published. */
export const published = ['api', 'forms', 'games', 'locales', 'money', 'sandbox', 'stores', 'ui'] as const

/** One published folder's name. */
export type Published = (typeof published)[number]

/** The source folder of a package. */
export const folderOf = (name: Published): string => path.join(root, 'packages', name)

/**
 * Packs built packages into `destination`; returns each tarball's path by package name. Needs `npm run build` before.
 */
export function pack(names: readonly Published[], destination: string): Record<string, string> {
  const packed = names.map((name) => {
    const [told] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--silent', '--ignore-scripts', '--pack-destination', destination], {
        cwd: folderOf(name),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as readonly { readonly filename: string }[]
    if (!told) throw new Error(`npm packed nothing for ${name}`)
    return [`@croupier/${name}`, path.join(destination, told.filename)] as const
  })
  return Object.fromEntries(packed)
}

/** Installs what `folder`'s package.json names, from npm's cache where it can. */
export function install(folder: string): void {
  execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
