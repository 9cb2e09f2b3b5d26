import { Button } from '@croupier/ui/Button'
import { useNonce } from '@croupier/ui/nonce'
import { tokens } from '@croupier/ui/theme'
import type { DayRange } from '@croupier/locales/calendar'
import { Printer } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import { useRoot } from '../../base/RootContext.ts'
import { useRangeText } from '../text/useRangeText.ts'
import { useText } from '../text/useText.ts'

const Sheet = styled.div`
  display: none;

  @media print {
    display: grid;
    gap: ${tokens.space.s4};
    color: black;
    background: white;
    font-family: ${tokens.font.text};

    & h1 {
      margin: 0;
      font-size: ${tokens.fontSize.xxl};
    }
    & > header > p {
      margin: 0;
    }
    /* Paper does not scroll: a report of ten columns has to fit the width of a page. */
    & > :not(header) {
      zoom: 0.7;
    }
  }
`

/** Props of `PrintSheet`. */
export interface PrintSheetProps {
  readonly title: string
  /** The days that it covers. */
  readonly range?: DayRange | undefined
  /** Which part of the rows it shows: "1 of 5". */
  readonly part?: string | undefined
  readonly children: ReactNode
}

/**
 * Print content that replaces the page: a modal is clipped to the window and dark themes waste ink. Its head names the
 * account and the site. Renders a `<div>` at the end of the body that only print shows.
 */
export const PrintSheet = observer(function PrintSheet({ title, range, part, children }: PrintSheetProps) {
  const nonce = useNonce()
  const rangeText = useRangeText()
  const { merchant, session } = useRoot()
  return createPortal(
    <>
      <style media="print" nonce={nonce}>
        {'body > :not([data-print-sheet]) { display: none !important; }'}
      </style>
      <Sheet data-print-sheet="">
        <header>
          <h1>{title}</h1>
          <p>{[range && rangeText(range), part].filter(Boolean).join(' · ')}</p>
          <p>{[merchant.current.brandName, session.username].filter(Boolean).join(' · ')}</p>
        </header>
        {children}
      </Sheet>
    </>,
    document.body,
  )
})

/** Prints the page's sheet. Renders a `<button>`. */
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
