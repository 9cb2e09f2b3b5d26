import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadsOf, type PageLoad } from '../../base/pageLoads.ts'
import { loadChunk } from '../failure/loadChunk.ts'
import { chunkArrived } from '../failure/reloadOnce.ts'
import { whenOnline } from '../failure/whenOnline.ts'
import { wholeTexts } from '../text/wholeTexts.ts'

/** How a lazy part of the site is loaded. */
export interface PageOptions {
  /** `first`: the part shows only texts of the first view, and does not wait for the others. Default `all`. */
  readonly texts?: 'all' | 'first'
  /** The part loads automatically: without a connection it waits for one. */
  readonly waitsForConnection?: boolean
}

/** A part of the site as a separate chunk. */
export interface Page<Props> {
  (props: Props): ReactNode
  /** Name of the chunk in failures, their references and the map of the site. */
  readonly chunk: string
  /** The texts that the page waits for. */
  readonly texts: 'all' | 'first'
  /** Fetches the chunk ahead of its first render. Never rejects: a missing chunk is reported when the part renders. */
  readonly preload: () => Promise<void>
  /** Loads that can begin before the page renders; none until its chunk is loaded. */
  readonly loads: () => readonly PageLoad[]
}

/**
 * A page, a modal or another part of the site as a separate chunk (S-049, S-406). Renders immediately when its chunk
 * was preloaded: a lazy component always shows its fallback first, and React then holds the content back for 0.3 s.
 *
 * @param chunk name in a failure and its reference. For a page of a table, the path of its module below `src`, by
 *   which the server finds the scripts of the page
 * @param load imports the module and picks the component
 */
export function page<Props extends object = object>(
  chunk: string,
  load: () => Promise<ComponentType<Props>>,
  { texts = 'all', waitsForConnection = false }: PageOptions = {},
): Page<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchChunk = async () => {
    const once = async () => {
      const [component] = await Promise.all([loadChunk(chunk, load), texts === 'all' ? wholeTexts.ready() : undefined])
      return component
    }
    loaded = await (waitsForConnection ? whenOnline(once) : once())
    chunkArrived(chunk)
    return loaded
  }
  const Lazy = lazy(async () => ({ default: await fetchChunk() }))
  function Part(props: Props) {
    // Chosen once a mount: another component type would mount the part again.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (Lazy as unknown as ComponentType<Props>))
    return createElement(Shown, props)
  }
  const preload = () =>
    fetchChunk().then(
      () => undefined,
      () => undefined,
    )
  return Object.assign(Part, { chunk, texts, preload, loads: () => (loaded ? loadsOf(loaded) : []) })
}
