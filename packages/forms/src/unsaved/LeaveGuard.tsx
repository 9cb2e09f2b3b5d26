import { Dialog } from '@croupier/ui/Dialog'
import { createContext, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useFormText } from '../text/FormTextProvider.tsx'
import { Guarded, UnsavedInput } from './UnsavedInput.ts'

/** Leaves, asking first when input would be lost. */
export type Leave = (go: () => void) => void

const Leaving = createContext<Leave>((go) => go())

/** Returns a function that leaves the forms of the {@link LeaveGuard} above; without one it leaves immediately. */
export const useLeave = (): Leave => useContext(Leaving)

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  /** The forms it guards. */
  readonly children: ReactNode
  /** Called when unsent input appears or is gone, during the key press that changes it; e.g. to block a router. */
  readonly onUnsaved?: ((unsaved: boolean) => void) | undefined
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/**
 * Keeps input in the forms below from being lost by mistake. Renders its children, and a `Dialog` when the user leaves
 * through {@link useLeave} with unsent input.
 *
 * Closing or reloading the page shows the browser's own prompt. Its listener is registered only while there is input to
 * lose, because it keeps the page out of the browser's back/forward cache.
 */
export function LeaveGuard({ children, onUnsaved }: LeaveGuardProps) {
  const { text } = useFormText()
  const [unsaved, setUnsaved] = useState(false)
  const [asking, setAsking] = useState(false)
  const way = useRef<() => void>(undefined)
  const input = useMemo(() => new UnsavedInput(setUnsaved), [])

  useEffect(() => input.listen(onUnsaved), [input, onUnsaved])

  useEffect(() => {
    if (!unsaved) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [unsaved])

  const leave = useMemo(
    (): Leave => (go) => {
      if (!input.any) return go()
      way.current = go
      setAsking(true)
    },
    [input],
  )

  const answer = (result: string) => {
    setAsking(false)
    if (result !== 'leave') return
    input.clear()
    way.current?.()
  }

  return (
    <Leaving value={leave}>
      <Guarded value={input}>{children}</Guarded>
      <Dialog
        open={asking}
        tone="neutral"
        title={text('form.leave_title')}
        onResult={answer}
        buttons={[
          { value: 'leave', label: text('form.leave'), variant: 'outline', tone: 'neutral' },
          { value: 'stay', label: text('form.stay'), isDefault: true },
        ]}
      >
        {text('form.leave_text')}
      </Dialog>
    </Leaving>
  )
}
