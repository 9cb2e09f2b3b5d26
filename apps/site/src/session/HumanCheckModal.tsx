import { humanCheckStore, type HumanProof } from '@croupier/stores'
import type { SliderPort } from '@croupier/forms'
import { SliderCheck } from '@croupier/forms/SliderCheck'
import { Modal } from '@croupier/ui/Modal'
import { useMemo } from 'react'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import { EntryBody } from './entryLayout.ts'

/** The slider check, above its form; closing it cancels the form's step and keeps the input (S-098). */
export function HumanCheckModal({ id, modal: { scene } }: ModalPartProps<'humanCheck'>) {
  const text = useText()
  const { modals } = useRoot()
  const human = useStore(humanCheckStore)
  const port = useMemo<SliderPort<HumanProof>>(
    () => ({
      challenge: (wanted) => human.challenge(wanted),
      check: (challengeId, answer) => human.solve(challengeId, answer),
    }),
    [human],
  )
  return (
    <Modal open onClose={() => modals.dismiss(id)} title={text('verify_first')} width={400} height="auto" flush>
      <EntryBody>
        <FormTexts>
          <SliderCheck scene={scene} port={port} onPassed={(proof) => modals.finish('humanCheck', proof)} />
        </FormTexts>
      </EntryBody>
    </Modal>
  )
}
