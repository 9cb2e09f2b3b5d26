import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadChunk } from '../parts/failure/loadChunk.ts'
import { whenOnline } from '../parts/failure/whenOnline.ts'
import { wholeTexts } from '../parts/text/wholeTexts.ts'

/**
 * A part of the site as a chunk of its own, loaded with the rules of `loadChunk` (S-049, S-406). It renders once the
 * whole of the language's texts is there too; a part that shows nothing but texts of the first look is an `earlyPart`.
 */
export const lazyPart = <Props>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([loadChunk(chunk, load), wholeTexts.ready()])
    return { default: component }
  })

/** A part that somebody asked for and that needs none but the texts of the first look, see {@link lazyPart}. */
export const earlyPart = <Props>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await loadChunk(chunk, load) }))

/** An {@link earlyPart} that comes by itself: while there is no connection it waits for one. */
export const quietPart = <Props>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await whenOnline(() => loadChunk(chunk, load)) }))
