import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to a part of a page when another step shows in it: the button that was pressed is gone with its step.
 *
 * @param step tells the steps apart
 * @param options `before`: the step that another component showed before this one took over. `block`: where the part
 * comes to lie on the screen, at its start by default.
 * @returns the ref of the element that takes the focus; it needs `tabIndex={-1}`
 */
export function useStepFocus<Element extends HTMLElement = HTMLElement>(
  step: string | undefined,
  {
    before = step,
    block = 'start',
  }: { readonly before?: string | undefined; readonly block?: ScrollLogicalPosition } = {},
): RefObject<Element | null> {
  const element = useRef<Element>(null)
  const shown = useRef(before)
  // Before the dialog around it notices that the focus is lost, and takes it.
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block })
  }, [step, block])
  return element
}
