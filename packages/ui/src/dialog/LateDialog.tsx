import type { ComponentType } from 'react'
import type { DialogProps } from './dialogProps.ts'
import { PlainDialog } from './PlainDialog.tsx'
import { useOverdue } from './useOverdue.ts'
import { useWantedPart } from './useWantedPart.ts'

/** Props of `LateDialog`. */
export interface LateDialogProps extends DialogProps {
  /** Fetches what draws it; tried again while it is wanted. */
  load: () => Promise<ComponentType<DialogProps>>
}

/** How long a person is left without a sign, in ms: below this a delay still feels like the answer to a press. */
const patience = 400

/** A dialog whose engine comes late; one that does not come in time is stood in for by `PlainDialog`. */
export const LateDialog = ({ load, ...props }: LateDialogProps) => {
  const { part: Box } = useWantedPart(load, props.open)
  const overdue = useOverdue(props.open, Box !== null, patience)
  if (overdue) return <PlainDialog {...props} />
  return Box && <Box {...props} />
}
