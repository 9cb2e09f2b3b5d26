import { useEffect, useLayoutEffect } from 'react'
import type { ThemeName } from '../theme/cssText.ts'

const put = (element: HTMLElement | null, name: string, value: string | undefined) => {
  if (!element || value === undefined) return
  const before = element.getAttribute(name)
  element.setAttribute(name, value)
  return () => {
    if (before === null) element.removeAttribute(name)
    else element.setAttribute(name, before)
  }
}

// Before paint in the browser; on the server there is nothing to paint.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Keeps `data-brand` and `data-theme` on an element while the caller is mounted, then restores the previous values. */
export const useBrandAttributes = (element: HTMLElement | null, brand: string, theme: ThemeName | undefined): void => {
  useBeforePaint(() => put(element, 'data-brand', brand), [element, brand])
  useBeforePaint(() => put(element, 'data-theme', theme), [element, theme])
}
