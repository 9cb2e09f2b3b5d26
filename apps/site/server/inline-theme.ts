import type { Plugin } from 'vite'
import { cssText, fallbackFont } from '@croupier/ui/brand'
import { themeScript } from '@croupier/ui/theme-script'

/** The page with the kit's part of the first paint. */
export const withTheme = (page: string): string => {
  const styles = `${cssText()}${fallbackFont}`.replaceAll(/\s*\n\s*/g, ' ')
  return page.replace('<!--theme-->', () => `<script>${themeScript()}</script><style>${styles}</style>`)
}

/**
 * Puts into the page the tiny script that sets the stored theme before the first paint (S-254), the kit's tokens, and the
 * metrics of the fallback font, in which the page's first words are painted. The scripts bring neither again.
 */
export function inlineTheme(): Plugin {
  return { name: 'croupier:inline-theme', transformIndexHtml: withTheme }
}
