import { Modal } from '@croupier/ui'
import { useCallback, useState, type ReactNode } from 'react'
import { useFormText } from '../text/FormTextProvider.tsx'
import type { Scene, Verify } from '../verification/Verify.ts'
import { SliderCheck } from './SliderCheck.tsx'
import type { SliderPort } from './SliderPort.ts'

interface Asked<Proof extends object> {
  readonly scene: Scene
  readonly settle: (proof: Proof | null) => void
}

/** What {@link useSliderVerify} gives. */
export interface SliderVerify<Proof extends object> {
  /** Pass it to a form as `verify`. */
  readonly verify: Verify<Proof>
  /** Render it next to the form: a dialog while a verification runs, else nothing. */
  readonly dialog: ReactNode
}

/**
 * The slider verification in a dialog. Closing the dialog cancels: the form then sends nothing and keeps what
 * was typed [S-098].
 */
export const useSliderVerify = <Proof extends object>(port: SliderPort<Proof>): SliderVerify<Proof> => {
  const { text } = useFormText()
  const [asked, setAsked] = useState<Asked<Proof>>()

  const verify = useCallback(
    (scene: Scene) =>
      new Promise<Proof | null>((resolve) => {
        const own: Asked<Proof> = {
          scene,
          settle: (proof) => {
            // A dialog that was closed meanwhile must not close the next one.
            setAsked((current) => (current === own ? undefined : current))
            resolve(proof)
          },
        }
        setAsked(own)
      }),
    [],
  )

  const dialog = asked ? (
    <Modal open onClose={() => asked.settle(null)} title={text('verify_first')} width={400} height="auto">
      <SliderCheck scene={asked.scene} port={port} onPassed={asked.settle} />
    </Modal>
  ) : null
  return { verify, dialog }
}
