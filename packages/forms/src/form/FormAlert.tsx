import { Callout } from '@croupier/ui/Callout'
import { CopyButton } from '@croupier/ui/CopyButton'
import type { ReactNode } from 'react'
import { useFormText } from '../text/FormTextProvider.tsx'

/** Props of {@link FormAlert}. */
export interface FormAlertProps {
  /** The message. */
  readonly children: ReactNode
  /** Identifies the failed request for customer service. */
  readonly reference?: string | undefined
}

const takeFocus = (node: HTMLElement | null) => node?.focus()

/**
 * An error of the form as a whole. Renders a `Callout` with the role `alert` that takes focus when it appears, so
 * keyboard and screen reader users land on the message. A reference can be copied.
 */
export function FormAlert({ children, reference }: FormAlertProps) {
  return (
    <Callout
      tone="danger"
      tabIndex={-1}
      ref={takeFocus}
      action={reference === undefined ? undefined : <CopyReference reference={reference} />}
    >
      <span>{children}</span>
      {reference === undefined ? null : <Reference reference={reference} />}
    </Callout>
  )
}

function Reference({ reference }: { readonly reference: string }) {
  const { text } = useFormText()
  return <div dir="auto">{text('failure.reference', { reference })}</div>
}

function CopyReference({ reference }: { readonly reference: string }) {
  const { text } = useFormText()
  return <CopyButton text={reference} texts={{ copy: text('failure.copy_reference') }} />
}
