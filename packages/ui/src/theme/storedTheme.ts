import type { ThemeName } from './cssText.ts'

/** The `localStorage` key of the visitor's theme. */
export const themeKey = 'theme'

/** The theme of a stored value: light unless it is exactly `dark`. */
export const storedTheme = (value: string | null): ThemeName => (value === 'dark' ? 'dark' : 'light')

/** Sets the theme of an element, by default the page's root. Variables change; nothing re-renders. */
export const applyTheme = (theme: ThemeName, element: HTMLElement = document.documentElement): void => {
  element.dataset['theme'] = theme
}

/**
 * The source of the inline script that sets the stored theme on the root before the first paint. Put it in the
 * page's head before the stylesheets, and its hash in the Content Security Policy.
 *
 * The theme is light when storage is refused (private windows, blocked cookies).
 */
export const themeScript = (key: string = themeKey): string =>
  `(function(d){var v;try{v=localStorage.getItem(${JSON.stringify(key).replaceAll('<', '\\u003c')})}catch(e){}` +
  `d.dataset.theme=v==='dark'?'dark':'light'})(document.documentElement)`
