/** Loads modules of packages and site from their source: a fresh clone has no build yet. */
import { createServer } from 'vite'

/** Runs `read` with a loader of modules by their path from the root, such as `/packages/api/src/index.ts`. */
export async function withSourceModules<Result>(
  root: string,
  read: (load: <Module>(file: string) => Promise<Module>) => Promise<Result>,
): Promise<Result> {
  const conditions = ['croupier-source', 'module', 'node', 'development|production']
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@croupier\//], resolve: { conditions } },
  })
  try {
    return await read(async <Module>(file: string) => (await server.ssrLoadModule(file)) as Module)
  } finally {
    await server.close()
  }
}
