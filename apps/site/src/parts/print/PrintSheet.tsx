import { Button, tokens, useNonce } from '@croupier/ui'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useText } from '../text/useText.ts'

const Sheet = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: ${tokens.space.s4};
    /* Paper is white whatever the theme on screen. */
    color: black;
    background: white;
    font-family: ${tokens.font.text};
  }
`

/**
 * What goes on paper in place of the page: a modal is clipped to the window and dark themes cost ink. Renders a `<div>` at
 * the end of the body that only print shows.
 */
export function PrintSheet({ title, children }: { title: string; children: ReactNode }) {
  const nonce = useNonce()
  return createPortal(
    <>
      <style media="print" nonce={nonce}>
        {'body > :not([data-print-sheet]) { display: none !important; }'}
      </style>
      <Sheet data-print-sheet="" data-theme="light" aria-hidden>
        <h1>{title}</h1>
        {children}
      </Sheet>
    </>,
    document.body,
  )
}

/** Prints the sheet that the page holds. Renders a `<button>`. */
export function PrintButton() {
  const text = useText()
  return (
    <Button
      size="sm"
      variant="outline"
      tone="neutral"
      startIcon={<Printer aria-hidden />}
      onClick={() => window.print()}
    >
      {text('records.print')}
    </Button>
  )
}
