import { gzipSync } from 'node:zlib'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = path.resolve(import.meta.dirname, '../..')

const shared = {
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'browser',
  conditions: ['croupier-source'],
  jsx: 'automatic',
  write: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  absWorkingDir: root,
} as const

const entry = (contents: string) => ({ contents, resolveDir: path.join(root, 'bench/forms'), loader: 'tsx' as const })

/** What a page has anyway. */
const around = ['react', 'react/*', 'react-dom', 'react-dom/*', 'styled-components', '@croupier/ui']

/** Bytes after gzip of what a page loads initially for an entry, without lazy chunks. */
export const weigh = async (contents: string): Promise<number> => {
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: entry(contents),
    external: around,
    splitting: true,
    outdir: 'out',
    metafile: true,
  })
  const outputs = Object.entries(metafile.outputs)
  const first = outputs.find(([, output]) => output.entryPoint === '<stdin>')?.[0] ?? ''
  const wanted = new Set<string>()
  const take = (file: string) => {
    if (wanted.has(file)) return
    wanted.add(file)
    for (const { path: next, kind } of metafile.outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && next in metafile.outputs) take(next)
  }
  take(first)
  return outputFiles
    .filter((file) => wanted.has(path.relative(root, file.path)))
    .reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0)
}

// The kit's own copies: the peers' folder has others, and a page with two Reacts renders nothing.
const one = ['react', 'react-dom', 'styled-components']
const alias = Object.fromEntries(one.map((name) => [name, path.join(root, 'node_modules', name)]))

/** One script with everything in it, for a page or for Node. */
export const script = async (contents: string, plugins: Plugin[] = []): Promise<string> => {
  const { outputFiles } = await build({ ...shared, alias, stdin: entry(contents), plugins })
  return outputFiles[0]?.text ?? ''
}
