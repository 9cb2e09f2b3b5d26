import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { Screen } from './Screen.tsx'

/** The screen as HTML, and the styles it used. */
export function rendered(reskinned: boolean): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(<Screen reskinned={reskinned} />))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
