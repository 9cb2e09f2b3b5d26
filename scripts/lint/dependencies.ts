/**
 * Compares the dependencies in package manifests with the imports of their files: a dependency that nothing imports
 * costs each app that installs the package, and an undeclared import breaks it.
 */
import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

type Names = Readonly<Record<string, string>>

interface Manifest {
  readonly name: string
  readonly dependencies?: Names
  readonly devDependencies?: Names
  readonly peerDependencies?: Names
}

/** Part of a workspace: its text, and whether apps get it. */
export interface SourceFile {
  readonly text: string
  readonly isShipped: boolean
}

const imports = [
  /^\s*(?:import|export)\b[^'"`;=(]*?\bfrom\s*['"]([^'"]+)['"]/gm,
  /^\s*import\s*['"]([^'"]+)['"]/gm,
  /\bimport\(\s*['"]([^'"]+)['"]/g,
  /\b(?:import\.meta|require)\.resolve\(\s*['"]([^'"]+)['"]/g,
  /@import\s+(?:url\()?['"]([^'"]+)['"]/g,
  /\burl\(['"]?(@[^'")]+)/g,
]

/** The package that an import names: `@base-ui/react` of `@base-ui/react/dialog`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** The packages that a text imports. */
export const importedBy = (text: string): ReadonlySet<string> =>
  new Set(
    imports
      .flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name))
      .filter((name) => /^(?:@[\w-]+\/)?[\w-]/.test(name) && !name.includes(':') && !isBuiltin(name))
      .map(packageOf),
  )

/** One sentence for each dependency of a workspace that is unused or undeclared. */
export function dependencyFindings(
  manifest: Manifest,
  files: readonly SourceFile[],
  provided: readonly string[] = [],
): string[] {
  const used = (isShipped: boolean) =>
    new Set(files.filter((file) => !isShipped || file.isShipped).flatMap(({ text }) => [...importedBy(text)]))
  const [shipped, anywhere] = [used(true), used(false)]
  const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest
  const declared = new Set([manifest.name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)])
  const isUsed = (name: string) =>
    anywhere.has(name) || provided.includes(name) || anywhere.has(name.replace('@types/', ''))
  return [
    ...Object.keys(dependencies)
      .filter((name) => !shipped.has(name) && !provided.includes(name))
      .map((name) => `${manifest.name} depends on ${name}, which no file of it imports.`),
    ...Object.keys(peerDependencies)
      .filter((name) => !shipped.has(name) && !provided.includes(name))
      .map((name) => `${manifest.name} has the peer ${name}, which no file of it imports.`),
    ...Object.keys(devDependencies)
      .filter((name) => !isUsed(name))
      .map((name) => `${manifest.name} is developed with ${name}, which no file of it imports.`),
    ...[...shipped]
      .filter((name) => !declared.has(name))
      .map((name) => `${manifest.name} imports ${name} and does not declare it.`),
  ]
}

const root = path.resolve(import.meta.dirname, '../..')
const manifestAt = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest

/** Tests, stories and what only they use. */
const isProof = (file: string) => /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:testing|examples)\//.test(file)

/** The faults of every package of the repository that is published, and of the site. */
export function repositoryFindings(): string[] {
  const folders = globSync('{packages,apps}/*', { cwd: root })
  const manifests = new Map(folders.map((folder) => [folder, manifestAt(folder)]))
  const peersOf = (name: string) =>
    Object.keys([...manifests.values()].find((one) => one.name === name)?.peerDependencies ?? {})
  return folders.flatMap((folder) => {
    const manifest = manifestAt(folder)
    const files = globSync('{src,server}/**/*.{ts,tsx,css,html}', {
      cwd: path.join(root, folder),
      exclude: ['**/*.d.ts'],
    })
      .concat(globSync('*.ts', { cwd: path.join(root, folder) }))
      .map((file) => ({
        text: readFileSync(path.join(root, folder, file), 'utf8'),
        // What builds a package and what serves the site run here.
        isShipped: file.startsWith('src/') && !isProof(file),
      }))
    // Peer dependencies of the packages are installed by the importing package or app.
    const provided = Object.keys(manifest.dependencies ?? {}).flatMap(peersOf)
    return dependencyFindings(manifest, files, provided)
  })
}
