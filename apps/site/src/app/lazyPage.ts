import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from '../failure/loadChunk.ts'

/** A page as a chunk of its own, loaded with the rules of `loadChunk` (S-049, S-406). */
export const lazyPage = (chunk: string, load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(async () => ({ default: await loadChunk(chunk, load) }))
