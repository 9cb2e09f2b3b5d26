import { readMissingDetails } from '@croupier/api'
import type { LegalText } from '@croupier/forms'
import { DetailsForm } from '@croupier/forms/DetailsForm'
import { detailsStore } from '@croupier/stores'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import type { ModalPartProps } from '../base/ModalPart.ts'
import { useRoot, useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { AskedModal } from './AskedModal.tsx'
import { LegalReader } from './LegalReader.tsx'

/**
 * Asks an account without a birthday or without consent to the terms for both, over the page that tried to deposit,
 * play or claim a gift (G-65). Afterwards that continues; closing it leaves the page as it was.
 */
export const DetailsModal = observer(function DetailsModal({ id, modal: { missing } }: ModalPartProps<'details'>) {
  const { merchant } = useRoot()
  const details = useStore(detailsStore)
  const asked = useMemo(() => readMissingDetails(missing), [missing])
  const [legal, setLegal] = useState<LegalText>()
  return (
    <AskedModal
      id={id}
      titleKey="details.title"
      above={legal ? <LegalReader legal={legal} onClose={() => setLegal(undefined)} /> : null}
    >
      <DetailsForm
        asked={asked}
        minimumAge={merchant.current.minimumAge}
        onOpenTerms={setLegal}
        onSubmit={async ({ birthday, terms }) =>
          formOutcome(await details.give({ ...(asked.birthday && { birthday }), terms: asked.terms && terms }))
        }
      />
    </AskedModal>
  )
})
