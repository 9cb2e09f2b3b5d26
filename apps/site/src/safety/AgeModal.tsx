import { Button } from '@croupier/ui/Button'
import { Modal } from '@croupier/ui/Modal'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'
import { useText } from '../parts/text/useText.ts'
import type { ModalPartProps } from '../base/ModalPart.ts'

const Body = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  padding: ${tokens.space.s5};

  & p {
    margin: 0;
  }
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${tokens.space.s2};
`

/** Asks for the age before the first game, with two answers of equal weight (G-01). Renders a dialog. */
export const AgeModal = observer(function AgeModal({ id }: ModalPartProps<'age'>) {
  const text = useText()
  const { merchant, modals } = useRoot()
  const age = merchant.current.minimumAge
  return (
    <Modal
      open
      onClose={() => modals.dismiss(id)}
      title={text('age.title')}
      width={420}
      height="auto"
      flush
      clickToClose
    >
      <Body>
        <p>{text('age.text', { age })}</p>
        <Answers>
          <Button variant="outline" tone="neutral" size="lg" onClick={() => modals.finish('age', 'younger')}>
            {text('age.younger', { age })}
          </Button>
          <Button variant="outline" tone="neutral" size="lg" onClick={() => modals.finish('age', 'ofAge')}>
            {text('age.of_age', { age })}
          </Button>
        </Answers>
      </Body>
    </Modal>
  )
})
