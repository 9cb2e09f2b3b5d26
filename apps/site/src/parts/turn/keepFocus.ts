import { focusOn } from './focusPage.ts'

/**
 * A ref for a page of a dialog. When the control with the focus is removed, such as the button of a claimed reward, the
 * focus goes to what was around it, so that the keyboard continues there; the dialog would take it to its beginning.
 */
export function keepFocus(page: HTMLElement | null): (() => void) | undefined {
  if (!page) return undefined
  const keep = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || !(target instanceof HTMLElement)) return
    const around: HTMLElement[] = []
    for (let part = target.parentElement; part && part !== page; part = part.parentElement) around.push(part)
    // After all of the change, and before the dialog notices that the focus is lost.
    queueMicrotask(() => {
      if (target.isConnected || document.activeElement !== document.body) return
      around.some((part) => part.isConnected && focusOn(part))
    })
  }
  page.addEventListener('focusout', keep)
  return () => page.removeEventListener('focusout', keep)
}
