import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { OpenOverlayContext, type OpenOverlay, type OverlayControl } from './openOverlay.ts'
import { OverlayFrame } from './OverlayFrame.tsx'

/** Props of `OverlayHost`. */
export interface OverlayHostProps {
  children?: ReactNode
}

interface Opened {
  readonly id: number
  readonly draw: (control: OverlayControl<unknown>) => ReactNode
  readonly settle: (result?: unknown) => void
  /** It could not be drawn. */
  readonly fail: (error: unknown) => void
  readonly open: boolean
}

/** How long a closed overlay is kept to fade out, in ms: longer than the slowest motion token. */
const leaving = 400

/**
 * Lets everything inside it open overlays by promise through `useOpenOverlay`. Renders its children and, after them, the
 * overlays that are open.
 *
 * When it goes (a page is left), what was open goes too and its promises resolve with `undefined`; one that breaks, or
 * whose code cannot be fetched, rejects its promise with that error and takes nothing else with it. Nobody waits for
 * ever.
 */
export const OverlayHost = ({ children }: OverlayHostProps) => {
  const [opened, setOpened] = useState<readonly Opened[]>([])
  const waiting = useRef(new Map<number, () => void>())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const last = useRef(0)

  useEffect(() => {
    const [pending, clocks] = [waiting.current, timers.current]
    return () => {
      for (const settle of pending.values()) settle()
      for (const clock of clocks) clearTimeout(clock)
      pending.clear()
      clocks.clear()
    }
  }, [])

  const open: OpenOverlay = useCallback(
    <Result,>(draw: (control: OverlayControl<Result>) => ReactNode) =>
      new Promise<Result | undefined>((resolve, reject) => {
        last.current += 1
        const id = last.current
        const settle = (result?: unknown) => {
          if (!waiting.current.delete(id)) return
          resolve(result as Result | undefined)
          setOpened((now) => now.map((one) => (one.id === id ? { ...one, open: false } : one)))
          const clock = setTimeout(() => {
            timers.current.delete(clock)
            setOpened((now) => now.filter((one) => one.id !== id))
          }, leaving)
          timers.current.add(clock)
        }
        const fail = (error: unknown) => {
          // Also after an answer: it may break while it fades out.
          setOpened((now) => now.filter((one) => one.id !== id))
          if (waiting.current.delete(id)) reject(error)
        }
        waiting.current.set(id, settle)
        setOpened((now) => [...now, { id, draw: draw as Opened['draw'], settle, fail, open: true }])
      }),
    [],
  )

  return (
    <OpenOverlayContext value={open}>
      {children}
      {opened.map((one) => (
        <OverlayFrame key={one.id} onError={one.fail}>
          <Drawn {...one} />
        </OverlayFrame>
      ))}
    </OpenOverlayContext>
  )
}

const Drawn = ({ draw, open, settle }: Opened) => draw({ open, close: settle })
