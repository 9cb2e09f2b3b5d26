import { cssText } from './cssText.ts'
import { fallbackFont } from './fallbackFont.ts'
import { shape } from './shape.ts'
import { tokens } from './theme.ts'

// Tagged, so that the build finds the styles and shortens them.
const rules = {
  tokens: String.raw`${cssText()}

  ${fallbackFont}`,

  reset: String.raw`*, *::before, *::after {
    box-sizing: border-box;
  }
  :where(html) {
    background: ${tokens.color.canvas};
    color: ${tokens.color.text};
    font-family: ${tokens.font.text};
    line-height: ${tokens.leading.normal};
    -webkit-text-size-adjust: none;
    text-size-adjust: none;
    /* Always reserved, so that short and long pages have the same width. */
    overflow-y: scroll;
  }
  :where(body) {
    margin: 0;
    min-block-size: 100dvh;
    font-size: ${tokens.fontSize.md};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }
  :where(h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd) {
    margin: 0;
  }
  :where(h1, h2, h3, h4, h5, h6) {
    font-size: inherit;
    font-weight: ${tokens.fontWeight.semibold};
    line-height: ${tokens.leading.tight};
    text-wrap: balance;
  }
  /* The titles of pages, sections and windows; those of cards stay as they are. */
  h1, h2 {
    font-weight: ${shape('titleWeight', tokens.fontWeight.semibold)};
    letter-spacing: ${shape('titleTracking', 'normal')};
    text-transform: ${shape('titleCase', 'none')};
  }
  /* The numbers of a list in the digits of the text. */
  :where(ol:lang(bn)) {
    list-style-type: bengali;
  }
  :where(ul[role='list'], ol[role='list']) {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :where(img, picture, video, canvas, svg) {
    display: block;
    max-inline-size: 100%;
  }
  :where(svg.lucide) {
    stroke-width: ${shape('iconWeight', '2')};
  }
  :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :where(a) {
    color: inherit;
  }
  :where(table) {
    border-collapse: collapse;
  }
  :where(iframe) {
    border: 0;
  }
  :where(p, li, dd, td, h1, h2, h3, h4) {
    overflow-wrap: break-word;
  }

  :where(:focus-visible) {
    outline: ${tokens.line.thick} solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  :where(:focus:not(:focus-visible)) {
    outline: none;
  }
  ::selection {
    background: ${tokens.color.accent};
    color: ${tokens.color.onAccent};
  }`,

  print: String.raw`@media print {
    /* A modal fixes the page behind it, and what is fixed prints its first sheet only. */
    body {
      position: static !important;
      overflow: visible !important;
    }
    :where(html) {
      overflow-y: visible;
    }
  }`,

  motion: String.raw`@media (prefers-reduced-motion: reduce) {
    :where(html) {
      scroll-behavior: auto;
    }
    /* A part that needs its slow change of opacity to show waiting opts out itself. */
    *:not([data-motion='essential']), *::before, *::after {
      animation: none !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }`,
}

/**
 * A part of the kit's page-wide styles: `tokens`, with the metrics of the fallback font; `reset`, with the focus ring
 * and the colours of selected text; `print`, which prints a page whole while a modal is open; `motion`, the rules for reduced motion.
 */
export type KitStylesPart = keyof typeof rules

const allParts = Object.keys(rules) as KitStylesPart[]

/** Props of `KitStyles`. */
export interface KitStylesProps {
  /** The nonce of the page's Content Security Policy. */
  nonce?: string | undefined
  /**
   * The parts to add, in any order. Default all. The page must provide what it leaves out:
   *
   * - `tokens`: the variables, e.g. from `@croupier/ui/tokens.css`.
   * - `reset`: `box-sizing: border-box`; no margins on headings, text, `figure`, `dl` and `dd`; no markers, margin or
   *   padding on lists with `role="list"`; images and icons as blocks; buttons and fields with the font and colour
   *   around them, links with that colour; collapsed borders in tables, none on `iframe`; a focus ring; font, line
   *   height, colours and a permanent scrollbar on the page. A brand's `titles` and `icons` act through it too.
   * - `print`: a body that is in the flow while the page prints, since an open modal fixes it.
   * - `motion`: rules that stop animations and transitions under `prefers-reduced-motion`, except those of elements with
   *   `data-motion="essential"`.
   */
  parts?: readonly KitStylesPart[] | undefined
}

/**
 * Renders a `<style>` that React moves to the head, once per document: the kit's page-wide styles. `BrandProvider`
 * renders it. Plain text rather than styled-components, which would delay the first paint by some milliseconds.
 *
 * Contains tokens, the metrics of the fallback font, a reset without specificity, the focus ring and the rules for
 * print and reduced motion, or some of these `parts`.
 */
export const KitStyles = ({ nonce, parts = allParts }: KitStylesProps) => {
  const chosen = allParts.filter((part) => parts.includes(part))
  return (
    // React adds each address once, so a different choice needs a different address.
    <style nonce={nonce} href={`croupier-${chosen.join('-')}`} precedence="low">
      {chosen.map((part) => rules[part]).join('\n')}
    </style>
  )
}
