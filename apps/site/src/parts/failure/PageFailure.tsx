import { Button, ErrorState } from '@croupier/ui'
import { useText } from '../text/useText.ts'
import { ChunkLoadError, StyleLoadError } from './ChunkLoadError.ts'

/** The words for a failure of a page: a stale or slow chunk, missing styles, no network, or a bug. */
export function failureWords(
  failure: unknown,
  online: boolean,
): { titleKey: string; textKey: string; reload: boolean } {
  if (!online) return { titleKey: 'offline.title', textKey: 'offline.text', reload: true }
  if (failure instanceof ChunkLoadError)
    return { titleKey: 'chunk.title', textKey: `chunk.${failure.reason}`, reload: true }
  if (failure instanceof StyleLoadError) return { titleKey: 'chunk.title', textKey: 'chunk.css', reload: true }
  return { titleKey: 'crash.title', textKey: 'crash.text', reload: true }
}

/** Stands in for a page that failed: says what happened and offers to reload (S-406, S-407, S-411). */
export function PageFailure({ failure }: { failure: unknown }) {
  const text = useText()
  const words = failureWords(failure, navigator.onLine)
  return (
    <ErrorState
      headingLevel={1}
      title={text(words.titleKey)}
      text={text(words.textKey)}
      {...(failure instanceof ChunkLoadError
        ? {
            reference: {
              label: text('crash.reference', { reference: '' }),
              value: `${failure.chunk}: ${failure.reason}`,
              copyLabels: {
                copy: text('crash.copy_reference'),
                copied: text('copy_success'),
                failed: text('action.copy_failed'),
              },
            },
          }
        : {})}
      action={<Button onClick={() => window.location.reload()}>{text('chunk.reload')}</Button>}
    />
  )
}
