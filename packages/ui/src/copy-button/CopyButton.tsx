import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { announce } from '../announcer/announce.ts'
import { Button, type ButtonProps } from '../button/Button.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'

/** Props of `CopyButton`; the rest goes to its `Button`. */
export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'texts' | 'startIcon' | 'onClick' | 'onCopy'> {
  /** Text for the clipboard. */
  text: string
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'copy' | 'copied' | 'copyFailed'> | undefined
}

type Outcome = { readonly state: 'ready' | 'copied' | 'failed' }

const ready: Outcome = { state: 'ready' }

/** How long the button shows the outcome, in milliseconds. */
const outcomeShown = 2000

/**
 * Renders a `<button>` that copies a text and reports whether it worked.
 *
 * Attributes out: those of `Button`, and `data-copy` (`ready`, `copied`, `failed`).
 */
export const CopyButton = ({
  text,
  texts,
  variant = 'soft',
  tone = 'neutral',
  size = 'sm',
  ...rest
}: CopyButtonProps) => {
  // A new object each time, so that a second copy is shown just as long as the first.
  const [outcome, setOutcome] = useState(ready)
  const { state } = outcome
  const words = useKitTexts(texts)
  const label = { ready: words.copy, copied: words.copied, failed: words.copyFailed }[state]
  useEffect(() => {
    if (outcome === ready) return
    const timer = setTimeout(() => setOutcome(ready), outcomeShown)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ state: 'copied' })
      announce(words.copied)
    } catch {
      // Permission refused, or the page is not in a secure context. The text can still be copied by hand.
      setOutcome({ state: 'failed' })
      announce(words.copyFailed, 'assertive')
    }
  }
  return (
    <Button
      {...rest}
      variant={variant}
      tone={tone}
      size={size}
      data-copy={state}
      startIcon={state === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      onClick={() => void copy()}
    >
      {label}
    </Button>
  )
}
