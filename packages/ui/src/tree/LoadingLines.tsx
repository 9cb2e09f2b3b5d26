import type { CSSProperties } from 'react'
import { Spinner } from '../spinner/Spinner.tsx'
import { Lines, Turn } from './treeParts.ts'

/** A tree before its first entries have loaded. Renders a `<div role="tree">` with one line. */
export const LoadingLines = ({ label, text }: { readonly label: string; readonly text: string | undefined }) => (
  <Lines role="tree" aria-label={label} aria-busy>
    <div role="treeitem" aria-level={1} data-line="loading" style={{ '--_level': 0 } as CSSProperties}>
      <Turn aria-hidden>
        <Spinner />
      </Turn>
      <span>{text}</span>
    </div>
  </Lines>
)
