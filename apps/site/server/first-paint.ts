import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/** Style sheets up to this size travel inside the page. */
const inlineLimit = 4096

/** The page of the build, made so that its first paint waits for no script and no style sheet. */
export function paintingFirst(
  page: string,
  bundle: Rolldown.OutputBundle,
): { html: string; tags: HtmlTagDescriptor[] } {
  const tags: HtmlTagDescriptor[] = []
  const html = page
    .replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>\s*/g, (link: string, file: string) => {
      const sheet = bundle[file]
      if (sheet?.type !== 'asset') return link
      const css = String(sheet.source)
      if (css.length > inlineLimit || css.includes('</')) return link
      tags.push({ tag: 'style', children: css.trim(), injectTo: 'head' })
      return ''
    })
    .replace(/<script type="module"/g, '<script type="module" fetchpriority="low"')
    // Scripts of their own, so that libraries and packages are evaluated in tasks apart from what imports them.
    .replace(
      /<link rel="modulepreload"( crossorigin)? href="([^"]*\/(?:frame|core)-[^"]*)">/g,
      '<script type="module" async fetchpriority="low"$1 src="$2"></script>',
    )
    .replace(/<link rel="modulepreload"/g, '<link rel="modulepreload" fetchpriority="low"')
  return { html, tags }
}

/**
 * Lets the page paint before its scripts have come (decision 0005): the small style sheet of the fonts is put into the
 * page, so that nothing stands between the document and its first paint; and the scripts are asked for at low priority,
 * so that the first picture gets the line before them. `scripts-ahead.ts` adds the page's own scripts.
 */
export const firstPaint = (): Plugin => ({
  name: 'croupier:first-paint',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: { order: 'post', handler: (page, { bundle = {} }) => paintingFirst(page, bundle) },
})
