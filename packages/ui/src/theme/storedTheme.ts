import type { ThemeName } from './cssText.ts'

/** The `localStorage` key under which the visitor's theme is kept [S-253]. */
export const themeKey = 'theme'

/** The theme of a stored value: light unless it is exactly `dark` [S-253]. */
export const storedTheme = (value: string | null): ThemeName => (value === 'dark' ? 'dark' : 'light')

/** Puts a theme on an element (the page's root unless said otherwise). Variables change; nothing re-renders. */
export const applyTheme = (theme: ThemeName, element: HTMLElement = document.documentElement): void => {
  element.dataset['theme'] = theme
}

/**
 * The text of the inline script that puts the stored theme on the root before anything is painted [S-254]. It goes into
 * the page's head, before the stylesheets; its hash into the content security policy.
 *
 * Storage that is refused (private windows, blocked cookies) means light, as `storedTheme` says.
 */
export const themeScript = (key: string = themeKey): string =>
  `(function(d){var v;try{v=localStorage.getItem(${JSON.stringify(key).replaceAll('<', '\\u003c')})}catch(e){}` +
  `d.dataset.theme=v==='dark'?'dark':'light'})(document.documentElement)`
