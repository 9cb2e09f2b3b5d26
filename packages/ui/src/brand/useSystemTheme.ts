import { useSyncExternalStore } from 'react'
import type { ThemeName } from '../theme/cssText.ts'

const query = '(prefers-color-scheme: dark)'
const nothing = () => {}

const listen = (heard: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', heard)
  return () => media.removeEventListener('change', heard)
}

/** The theme to show: the given one or, for `system`, the device's, updated when it changes. */
export const useSystemTheme = (theme: ThemeName | 'system' | undefined): ThemeName | undefined => {
  const dark = useSyncExternalStore(
    theme === 'system' ? listen : () => nothing,
    () => theme === 'system' && matchMedia(query).matches,
    () => false,
  )
  return theme === 'system' ? (dark ? 'dark' : 'light') : theme
}
