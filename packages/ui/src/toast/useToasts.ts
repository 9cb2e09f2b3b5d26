import { Toast as Engine } from '@base-ui/react/toast'
import { createContext, useContext, type ReactNode } from 'react'
import { readingTime } from './readingTime.ts'
import type { Tone } from '../theme/tone.ts'

/** Tone of a toast: what it means. */
export type ToastTone = Exclude<Tone, 'neutral'>

/** A short message that needs no answer. */
export interface ToastMessage {
  /** Showing the same id again replaces the text instead of stacking a second toast. */
  readonly id?: string | undefined
  /** What it means. Default `info`. */
  readonly tone?: ToastTone | undefined
  /** What happened, in a few words. */
  readonly title: ReactNode
  /** More about it. */
  readonly text?: ReactNode
  /** One action, e.g. "Undo". Choosing it closes the toast. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
  /** How long it stays, in ms; 0 until closed. Default the time to read it, at least 5000, or 8000 with an action. */
  readonly timeOut?: number | undefined
}

/** Actions on the toasts of a page. */
export interface Toasts {
  /** Shows a toast and returns its id. An error is announced immediately, everything else politely. */
  readonly show: (message: ToastMessage) => string
  /** Closes one toast, or all. */
  readonly close: (id?: string) => void
}

/** Whether a `ToastProvider` is above. */
export const HasToasts = createContext(false)

/**
 * Shows and closes toasts from inside a `ToastProvider`.
 *
 * Throws outside of one, so that a message is never lost silently.
 */
export const useToasts = (): Toasts => {
  if (!useContext(HasToasts)) {
    throw new Error('useToasts needs a ToastProvider above it, which shows the toasts. Put one near the root.')
  }
  const manager = Engine.useToastManager()
  return {
    show: ({ id, tone = 'info', title, text, action, timeOut }) =>
      manager.add({
        ...(id === undefined ? {} : { id }),
        type: tone,
        title,
        description: text,
        timeout: timeOut ?? readingTime({ title, text, action }),
        priority: tone === 'danger' ? 'high' : 'low',
        data: { action },
      }),
    close: (id) => manager.close(id),
  }
}
