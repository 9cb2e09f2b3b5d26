import type { Outcome, TrustedContact } from '@croupier/forms'
import { TrustedContactForm } from '@croupier/forms/TrustedContactForm'
import { trustedStore, type Trusted } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { FocusPlace } from './FocusPlace.tsx'

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  justify-items: start;
`

const Narrow = styled.div`
  inline-size: min(100%, 28rem);
`

/**
 * A person whom the member trusts, who is asked for consent and then informed of the member's choices: never an amount,
 * a game or a bet (G-96). The member can remove them at any time. Renders a `<section>`.
 */
export const SafetyTrusted = observer(function SafetyTrusted() {
  const text = useText()
  const store = useStore(trustedStore)
  const [changes, setChanges] = useState(0)
  const change = () => setChanges((times) => times + 1)
  useEffect(() => void store.load(), [store])
  return (
    <section id="trusted" aria-labelledby="safety-trusted">
      <h2 id="safety-trusted">{text('trusted.title')}</h2>
      <RemoteView
        value={store.received}
        waiting={<Skeleton style={{ blockSize: '14rem' }} />}
        failed={{ headingLevel: 3, size: 'sm', title: text('trusted.failed'), onRetry: () => store.load() }}
      >
        {({ contact, told }) => (
          <Card>
            <FocusPlace step={changes}>
              <Stack>
                <p>{text('trusted.text')}</p>
                <p>{text('trusted.never')}</p>
                {contact ? <Named contact={contact} told={told} onRemove={change} /> : <NameForm onName={change} />}
              </Stack>
            </FocusPlace>
          </Card>
        )}
      </RemoteView>
    </section>
  )
})

const tones = { asked: 'neutral', agreed: 'success', declined: 'warning' } as const

const Named = observer(function Named({
  contact,
  told,
  onRemove,
}: {
  contact: NonNullable<Trusted['contact']>
  told: Trusted['told']
  /** Called when the contact was removed. */
  onRemove: () => void
}) {
  const text = useText()
  const { moment } = useDateTimeText()
  const { modals } = useRoot()
  const store = useStore(trustedStore)
  const toastRefusal = useRefusalToast()
  const { name, email, state, tells } = contact
  const withdraw = async () => {
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'trusted.withdraw',
      textKey: 'trusted.withdraw_text',
      values: { name },
      confirmKey: 'trusted.withdraw',
      cancelKey: 'trusted.keep',
    })
    if (answer === 'confirmed' && toastRefusal(await store.withdraw())) onRemove()
  }
  return (
    <>
      <DescriptionList
        layout="lines"
        aria-label={text('trusted.title')}
        items={[
          { label: text('trusted.name'), value: name, strong: true },
          { label: text('trusted.email'), value: <span dir="ltr">{email}</span> },
          {
            label: text('trusted.state'),
            value: <Badge tone={tones[state]}>{text(`trusted.state_${state}`, { name })}</Badge>,
          },
          { label: text('trusted.tells'), value: tells.map((topic) => text(`trusted.topic_${topic}`)).join(' · ') },
        ]}
      />
      {state === 'declined' ? <Callout tone="info">{text('trusted.declined_text')}</Callout> : null}
      <div>
        <h3>{text('trusted.told')}</h3>
        {told.length === 0 ? (
          <p>{text('trusted.told_nothing')}</p>
        ) : (
          <ul>
            {told.map(({ topic, at }) => (
              <li key={`${topic}-${at}`}>
                {moment(at)}: {text(`trusted.topic_${topic}`)}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button variant="outline" tone="neutral" loading={store.isBusy} onClick={() => void withdraw()}>
        {text('trusted.withdraw')}
      </Button>
    </>
  )
})

const NameForm = observer(function NameForm({ onName }: { onName: () => void }) {
  const store = useStore(trustedStore)
  const name = async (contact: TrustedContact): Promise<Outcome> => {
    const outcome = await store.name(contact)
    if (outcome.kind === 'done') onName()
    return formOutcome(outcome)
  }
  return (
    <Narrow>
      <TrustedContactForm onSubmit={name} />
    </Narrow>
  )
})
