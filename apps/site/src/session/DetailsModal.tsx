import { readMissingDetails } from '@croupier/api'
import type { LegalText } from '@croupier/forms'
import { DetailsForm } from '@croupier/forms/DetailsForm'
import { detailsStore } from '@croupier/stores'
import { Modal } from '@croupier/ui/Modal'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { useRoot, useStore } from '../base/RootContext.ts'
import { FormTexts } from '../parts/forms/FormTexts.tsx'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { useText } from '../parts/text/useText.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { EntryRoom } from './entryLayout.ts'
import { LegalReader } from './LegalReader.tsx'

/**
 * Asks an account without a birthday or without consent to the terms for both, over whatever page wanted to pay in, play or
 * take a gift (G-65). Once they are given that goes on; closing it leaves the page as it was.
 */
export const DetailsModal = observer(function DetailsModal({ id, modal: { missing } }: ModalPartProps<'details'>) {
  const text = useText()
  const { modals, merchant } = useRoot()
  const details = useStore(detailsStore)
  const asked = useMemo(() => readMissingDetails(missing), [missing])
  const [legal, setLegal] = useState<LegalText>()
  return (
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={text('details.title')}
      width={440}
      height="auto"
      flush
      texts={{ close: text('in_increase_close') }}
    >
      <EntryRoom>
        <FormTexts>
          <DetailsForm
            asked={asked}
            minimumAge={merchant.current.minimumAge}
            onOpenTerms={setLegal}
            onSubmit={async ({ birthday, terms }) =>
              formOutcome(await details.give({ ...(asked.birthday && { birthday }), terms: asked.terms && terms }))
            }
          />
        </FormTexts>
      </EntryRoom>
      {legal ? <LegalReader legal={legal} onClose={() => setLegal(undefined)} /> : null}
    </Modal>
  )
})
