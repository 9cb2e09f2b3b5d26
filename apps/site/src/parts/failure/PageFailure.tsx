import type { PlainKey } from '@croupier/locales'
import { Button } from '@croupier/ui/Button'
import { ErrorState } from '@croupier/ui/ErrorState'
import { useEffect } from 'react'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../text/useText.ts'
import { useReference } from './useReference.ts'
import { ChunkLoadError, StyleLoadError } from './ChunkLoadError.ts'
import { reloadOnce } from './reloadOnce.ts'

/** The texts for a failure of a page: a stale or slow chunk, missing styles, no network, or a bug. */
function failureWords(failure: unknown, online: boolean): { titleKey: PlainKey; textKey: PlainKey; reload: boolean } {
  const offline = { titleKey: 'offline.title', textKey: 'offline.text', reload: true } as const
  if (!online) return offline
  if (failure instanceof ChunkLoadError)
    return failure.reason === 'offline'
      ? offline
      : { titleKey: 'chunk.title', textKey: `chunk.${failure.reason}`, reload: true }
  if (failure instanceof StyleLoadError) return { titleKey: 'chunk.title', textKey: 'chunk.css', reload: true }
  return { titleKey: 'crash.title', textKey: 'crash.text', reload: true }
}

/** The chunk that a new version of the site has replaced, if that is why a page failed. */
const replacedChunk = (failure: unknown): string | undefined => {
  if (failure instanceof StyleLoadError) return 'css'
  return failure instanceof ChunkLoadError && failure.reason === 'missing' ? failure.chunk : undefined
}

/**
 * Replaces a page that failed: says what happened and offers to reload (S-406, S-407, S-411). A page whose file is
 * missing reloads once automatically, unless an overlay could hold the person's input.
 */
export function PageFailure({ failure }: { failure: unknown }) {
  const text = useText()
  const { modals, memberCentre, agentCentre } = useRoot()
  const { label, copy } = useReference()
  const words = failureWords(failure, navigator.onLine)
  const chunk = replacedChunk(failure)
  useEffect(() => {
    // A page that failed without a connection loads once the connection is back.
    if (navigator.onLine) return undefined
    const reload = () => {
      if (modals.stack.length === 0 && !memberCentre.isOpen && !agentCentre.isOpen) window.location.reload()
    }
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [agentCentre, memberCentre, modals])
  useEffect(() => {
    const isAlone = modals.stack.length === 0 && !memberCentre.isOpen && !agentCentre.isOpen
    if (chunk !== undefined && navigator.onLine && isAlone) reloadOnce(chunk)
  }, [agentCentre, chunk, memberCentre, modals])
  return (
    <ErrorState
      headingLevel={1}
      title={text(words.titleKey)}
      text={text(words.textKey)}
      {...(failure instanceof ChunkLoadError
        ? {
            reference: { label, value: `${failure.chunk}: ${failure.reason}` },
            texts: { copy },
          }
        : {})}
      action={<Button onClick={() => window.location.reload()}>{text('chunk.reload')}</Button>}
    />
  )
}
