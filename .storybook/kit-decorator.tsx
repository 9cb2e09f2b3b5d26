import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

/** Gives every story the kit's theme, direction and language from the toolbars. */
export const withKit: Decorator = (Story, { globals }) => {
  const theme = globals['theme'] === 'dark' ? 'dark' : 'light'
  const direction = globals['language'] === 'PSEUDO-RTL' ? 'rtl' : 'ltr'
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme
    document.documentElement.dir = direction
    document.documentElement.lang = 'en'
  }, [theme, direction])
  return <Story />
}
