import type { LegalText } from '@croupier/forms'
import type { MessageKey } from '@croupier/locales'
import { Modal, tokens as t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../app/RootContext.ts'
import { useText } from '../parts/text/useText.ts'

const paragraphs: Readonly<Record<LegalText, readonly MessageKey[]>> = {
  terms: [
    'terms.sample',
    'terms.age',
    'terms.one_account',
    'terms.safety',
    'terms.results',
    'terms.money',
    'terms.sandbox',
  ],
  privacy: ['privacy.sample', 'privacy.what', 'privacy.device', 'privacy.sharing', 'privacy.choice'],
}

const Article = styled.div`
  display: grid;
  gap: ${t.space.s3};
  max-inline-size: 65ch;
  line-height: ${t.leading.normal};

  & > p {
    margin: 0;
  }
`

/**
 * The terms or the privacy policy over the form that speaks of them: the form stays as it is below (S-144, S-146).
 * Renders a modal.
 */
export const LegalReader = observer(function LegalReader({
  legal,
  onClose,
}: {
  legal: LegalText
  onClose: () => void
}) {
  const text = useText()
  const { merchant } = useRoot()
  const age = merchant.current.minimumAge
  return (
    <Modal
      open
      onClose={onClose}
      title={text(legal === 'terms' ? 'terms.title' : 'privacy.title')}
      closeText={text('in_increase_close')}
      width={600}
      height="auto"
      clickToClose
      delay={0}
    >
      <Article>
        {paragraphs[legal].map((key) => (
          <p key={key}>{text({ key, values: { age } })}</p>
        ))}
      </Article>
    </Modal>
  )
})
