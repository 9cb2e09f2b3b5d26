import { shape } from './shape.ts'
import { tokens } from './theme.ts'

/** The kit's page-wide rules, apart from the tokens. Tagged, so that the build finds the styles and shortens them. */
export const pageRules = {
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
  /* The numbers of a list in the digits of the text; a page whose reader chose others sets the variable. */
  :where([lang]) {
    --cr-list-numbers: decimal;
  }
  :where([lang]:lang(bn)) {
    --cr-list-numbers: bengali;
  }
  :where([lang]:lang(ne)) {
    --cr-list-numbers: devanagari;
  }
  :where([lang]:lang(my)) {
    --cr-list-numbers: myanmar;
  }
  :where([lang]:lang(fa)) {
    --cr-list-numbers: persian;
  }
  :where(ol) {
    list-style-type: var(--cr-list-numbers, decimal);
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
    /* A modal fixes the page behind it, and a fixed element prints only its first sheet. */
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
    /* A part that shows waiting by a slow change of opacity opts out itself. */
    *:not([data-motion='essential']), *::before, *::after {
      animation: none !important;
      /* Any longer and every property keeps its old value until the next frame: what was hidden takes no focus. */
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }`,
}
