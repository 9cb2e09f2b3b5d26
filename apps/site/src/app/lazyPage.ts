import type { ComponentType } from 'react'
import { loadChunk } from '../failure/loadChunk.ts'

/** A route's page as a chunk of its own, loaded with the rules of `loadChunk` (S-049, S-406). */
export const lazyPage =
  (chunk: string, load: () => Promise<ComponentType>) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: await loadChunk(chunk, load) })
