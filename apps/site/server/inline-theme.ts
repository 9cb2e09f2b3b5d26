import type { Plugin } from 'vite'
import { fallbackFont } from '@croupier/ui/brand'
import { themeScript } from '@croupier/ui/theme-script'

/** The page with the kit's part of the first paint. */
export const withTheme = (page: string): string => {
  const metrics = fallbackFont.replaceAll(/\s*\n\s*/g, ' ')
  return page.replace('<!--theme-->', () => `<script>${themeScript()}</script><style>${metrics}</style>`)
}

/**
 * Puts into the page the tiny script that sets the stored theme before the first paint (S-254), and the metrics of the
 * fallback font, in which the page's first words are painted.
 */
export function inlineTheme(): Plugin {
  return { name: 'croupier:inline-theme', transformIndexHtml: withTheme }
}
