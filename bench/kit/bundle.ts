import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions } from 'esbuild'
import { rolldown } from 'rolldown'
import { withShortStyles } from '../../apps/site/server/styles.ts'

const root = path.resolve(import.meta.dirname, '../..')
const modules = (name: string) => path.join(root, 'node_modules', name)

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  conditions: ['croupier-source', 'module'],
  jsx: 'automatic',
  write: false,
  outdir: 'out',
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  absWorkingDir: root,
  // One React for all, the product's.
  alias: Object.fromEntries(['react', 'react-dom', 'styled-components'].map((name) => [name, modules(name)])),
} as const satisfies BuildOptions

const entry = (contents: string) => ({ contents, resolveDir: path.join(root, 'bench/kit'), loader: 'tsx' as const })
/** Beside the measurements, so that their own packages are found. */
const start = path.join(root, 'bench/kit/start.tsx')

/** Bytes after gzip, by when a page loads them. */
export interface Weight {
  readonly now: number
  /** What loads when a person first uses it. */
  readonly late: number
}

/**
 * What a page loads for an entry, without React and what `apart` names. Bundled by Vite's bundler, which leaves
 * out the unused parts of a namespace.
 */
export const weigh = async (contents: string, apart: readonly string[] = []): Promise<Weight> => {
  const bundle = await rolldown({
    input: start,
    cwd: root,
    platform: 'browser',
    logLevel: 'silent',
    external: (id) => /^react(-dom)?(\/|$)/.test(id) || apart.includes(id),
    resolve: { conditionNames: ['croupier-source', 'module', 'import', 'browser', 'default'] },
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'entry',
        load: (id) => (id === start ? { code: contents, moduleType: 'tsx' } : undefined),
        resolveId: (id) => (id === start ? start : undefined),
      },
      // As the package is published.
      {
        name: 'short-styles',
        transform: {
          filter: { code: 'styled-components', id: /packages\/\w+\/src\// },
          handler: (code) => withShortStyles(code),
        },
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const loaded = new Set<string>()
  const take = (name: string): number => {
    const chunk = chunks.get(name)
    if (!chunk || loaded.has(name)) return 0
    loaded.add(name)
    const own = gzipSync(chunk.code, { level: 9 }).length
    return chunk.imports.reduce((sum, next) => sum + take(next), own)
  }
  const now = take(output[0].fileName)
  const late = [...chunks.keys()].reduce((sum, name) => sum + take(name), 0)
  return { now, late }
}

/** Bytes after gzip of stylesheets. */
export const weighStyles = async (files: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({
    ...options,
    stdin: entry(files.map((file) => `import '${file}'`).join('\n')),
  })
  return outputFiles
    .filter((file) => file.path.endsWith('.css'))
    .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
}

/** A page's script and styles, all in one. */
export const page = async (contents: string): Promise<{ readonly script: string; readonly styles: string }> => {
  const { outputFiles } = await build({ ...options, format: 'iife', stdin: entry(contents) })
  const text = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
  return { script: text('.js'), styles: text('.css') }
}
