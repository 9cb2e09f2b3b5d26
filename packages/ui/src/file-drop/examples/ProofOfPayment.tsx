import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Field } from '@croupier/ui/Field'
import { FileDrop } from '@croupier/ui/FileDrop'
import { useState } from 'react'

const faults = {
  type: 'is not a PNG or JPG picture.',
  size: 'is larger than 5 MB.',
  empty: 'is empty.',
  count: 'is one too many. You can add three.',
  twice: 'has already been added.',
} as const

/** Pictures of a receipt. Rejected files are listed with the reason. */
export const ProofOfPayment = () => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [sent, setSent] = useState(false)
  if (sent) return <Callout tone="success">Thank you. We are checking your payment.</Callout>
  return (
    <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      <Field label="Proof of payment">
        <FileDrop
          value={files}
          onValueChange={setFiles}
          texts={{
            choose: 'Choose pictures',
            hint: 'Or drop or paste them here. PNG or JPG, up to 5 MB each, at most 3.',
            drop: 'Drop the pictures to add them.',
            remove: (name) => `Remove ${name}`,
            fault: (fault, name) => `${name} ${faults[fault]}`,
            size: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
          }}
        />
      </Field>
      <Button disabled={files.length === 0} onClick={() => setSent(true)}>
        Send
      </Button>
    </div>
  )
}
