import type { Plugin } from 'vite'
import { themeScript } from '@croupier/ui/theme-script'

/** Puts the tiny script that sets the stored theme before the first paint into the page (S-254). */
export function inlineTheme(): Plugin {
  return {
    name: 'croupier:inline-theme',
    transformIndexHtml: (page) => page.replace('<!--theme-->', `<script>${themeScript()}</script>`),
  }
}
