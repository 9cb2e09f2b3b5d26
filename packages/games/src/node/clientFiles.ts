import { readFile } from 'node:fs/promises'
import type { ClientFiles } from '../kit/server/GamesAppOptions.ts'

// The same place from `src/node` and from `dist/node`: `vite build` writes there in both cases.
const folder = new URL('../../dist/client/', import.meta.url)

/** Reads the built clients of this package from disk. Run `npm run build` in a checkout before. */
export const clientFiles: ClientFiles = (path) =>
  /^(?:[\w-]+\/)?[\w-]+(?:\.[\w-]+)+$/.test(path)
    ? readFile(new URL(path, folder)).then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      )
    : Promise.resolve(null)
