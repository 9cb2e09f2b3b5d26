import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { announce } from '../announcer/announce.ts'
import { Button, type ButtonProps } from '../button/Button.tsx'
import type { SomeTexts } from '../texts/commonTexts.ts'
import { useKitTexts } from '../texts/KitTexts.tsx'

/** Props of `CopyButton`; the rest goes to its `Button`. */
export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'texts' | 'startIcon' | 'onClick' | 'onCopy'> {
  /** What goes to the clipboard. */
  text: string
  /** Texts; those left out come from `KitTexts`. */
  texts?: SomeTexts<'copy' | 'copied' | 'copyFailed'> | undefined
}

/** How long the button shows the outcome, in milliseconds. */
const outcomeShown = 2000

/**
 * Renders a `<button>` that copies a text and says how that went.
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
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready')
  const words = useKitTexts(texts)
  const label = { ready: words.copy, copied: words.copied, failed: words.copyFailed }[state]
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), outcomeShown)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
      announce(words.copied)
    } catch {
      // Refused permission, or a page that is not secure: the text can still be selected by hand.
      setState('failed')
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
