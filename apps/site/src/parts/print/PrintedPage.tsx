import { useNonce } from '@croupier/ui/nonce'

const style = `
html:has([data-page]), body:has([data-page]) { block-size: auto !important; overflow: visible !important; background: none !important; }
body:not(:has(> [data-print-sheet])) {
  &:has([data-page]) > :not(:has([data-page])), & :has([data-page]) > :not(:has([data-page]), [data-page]) {
    display: none !important;
  }
  & :has([data-page]) {
    display: block !important;
    position: static !important;
    box-sizing: border-box !important;
    inline-size: 100% !important;
    margin: 0 !important;
    max-inline-size: none !important;
    block-size: auto !important;
    max-block-size: none !important;
    overflow: visible !important;
    transform: none !important;
    border: 0 !important;
    box-shadow: none !important;
  }
  & [data-page] { padding: 0 !important; overflow: visible !important; background: none !important; }
}`

/**
 * Prints the open page of a centre whole, in place of what its window shows of it. A page with a `PrintSheet` prints
 * that instead. Renders a `<style>`.
 */
export function PrintedPage() {
  return (
    <style media="print" nonce={useNonce()}>
      {style}
    </style>
  )
}
