import { useRef, useState } from 'react'

/** Result of {@link usePending}. */
export interface Pending<Name> {
  /** The running action, if any. */
  readonly pending: Name | undefined
  /** Starts an action. Ignored while another one runs, so that a double press sends only once. */
  readonly run: (name: Name, action: () => Promise<unknown>) => Promise<void>
}

/** Runs one action at a time and names it, for buttons that stay in place while they work. */
export const usePending = <Name extends string>(): Pending<Name> => {
  // State alone would let a second press through before the next render.
  const running = useRef(false)
  const [pending, setPending] = useState<Name>()
  const run: Pending<Name>['run'] = async (name, action) => {
    if (running.current) return
    running.current = true
    setPending(name)
    try {
      await action()
    } finally {
      running.current = false
      setPending(undefined)
    }
  }
  return { pending, run }
}
