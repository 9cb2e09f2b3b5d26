import type { LegalText as Legal } from '@croupier/forms'
import { Modal } from '@croupier/ui/Modal'
import { LegalText } from '../legal/LegalText.tsx'
import { useText } from '../parts/text/useText.ts'

/**
 * The terms or the privacy policy over the form that links to them: the form below stays as it is (S-144, S-146).
 * Renders a modal.
 */
export function LegalReader({ legal, onClose }: { legal: Legal; onClose: () => void }) {
  const text = useText()
  return (
    <Modal
      open
      onClose={onClose}
      title={text(legal === 'terms' ? 'terms.title' : 'privacy.title')}
      width={600}
      height="auto"
      clickToClose
      delay={0}
    >
      <LegalText legal={legal} />
    </Modal>
  )
}
