import { useLayoutEffect } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'

/** Names of what is shown, the innermost last: the page of the address, the thing it shows, a centre above it. */
const namers = ['page', 'content', 'centre'] as const

/** One of these names. */
export type Namer = (typeof namers)[number]

const names = new Map<Namer, string>()

function show(): void {
  const title = namers.flatMap((namer) => names.get(namer) ?? []).at(-1)
  if (title !== undefined && title !== document.title) document.title = title
}

/**
 * Gives the window its title (S-041): a page the name of its record, a game its own name, a centre that of its open
 * page. The innermost counts. Use inside an observer.
 *
 * @param name undefined while unknown
 */
export function usePageTitle(namer: Namer, name: string | undefined): void {
  const text = useText()
  const { brandName } = useRoot().merchant.current
  const title = name === undefined ? undefined : text('title.site', { page: name, brand: brandName })
  useLayoutEffect(() => {
    if (title === undefined) return undefined
    names.set(namer, title)
    show()
    return () => {
      names.delete(namer)
      show()
    }
  }, [namer, title])
}
