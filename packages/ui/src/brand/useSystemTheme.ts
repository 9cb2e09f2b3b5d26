import { useSyncExternalStore } from 'react'
import { media } from '../media/media.ts'
import type { ThemeName } from '../theme/cssText.ts'

const darkDevice = media('(prefers-color-scheme: dark)')
const nothing = () => {}

/** The theme to show: the given one or, for `system`, the device's, updated when it changes. */
export const useSystemTheme = (theme: ThemeName | 'system' | undefined): ThemeName | undefined => {
  const dark = useSyncExternalStore(
    theme === 'system' ? darkDevice.subscribe : () => nothing,
    () => theme === 'system' && darkDevice.matches(),
    () => false,
  )
  return theme === 'system' ? (dark ? 'dark' : 'light') : theme
}
