import { cssText } from './cssText.ts'
import { fallbackFont } from './fallbackFont.ts'
import { pageRules } from './pageRules.ts'
import { PageStyle } from './PageStyle.tsx'

// Tagged, so that the build finds the styles and shortens them.
const rules = {
  tokens: String.raw`${cssText()}

  ${fallbackFont}`,

  ...pageRules,
}

/**
 * A part of the kit's page-wide styles: `tokens`, with the metrics of the fallback font; `reset`, with the focus ring
 * and the colours of selected text; `print`, which prints a page whole while a modal is open; `motion`, the rules for
 * reduced motion.
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
   * - `motion`: rules that stop animations and transitions under `prefers-reduced-motion`, except those of elements
   *   with `data-motion="essential"`.
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
export const KitStyles = ({ nonce, parts = allParts }: KitStylesProps) => (
  <PageStyle rules={rules} parts={parts} nonce={nonce} />
)
