import { trustedStore, type Trusted, type TrustedTopic } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Checkbox } from '@croupier/ui/Checkbox'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { useFreshPress } from '@croupier/ui/useFreshPress'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { useRefusalToast } from '../parts/forms/useRefusalToast.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { useText } from '../parts/text/useText.ts'
import { FocusPlace } from './FocusPlace.tsx'

const topics: readonly TrustedTopic[] = ['break', 'limit', 'loosened']

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
  justify-items: start;
`

const Form = styled.form`
  display: grid;
  gap: ${tokens.space.s4};
  inline-size: min(100%, 28rem);

  & fieldset {
    display: grid;
    gap: ${tokens.space.s2};
    margin: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    margin-block-end: ${tokens.space.s2};
    padding: 0;
    font-weight: ${tokens.fontWeight.semibold};
  }
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
  const text = useText()
  const store = useStore(trustedStore)
  const toastRefusal = useRefusalToast()
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [tells, setTells] = useState<readonly TrustedTopic[]>(['break'])
  const [isTried, setIsTried] = useState(false)
  const fresh = useFreshPress()
  const faultsOf = (given: { name: string; email: string }) => ({
    name: given.name.trim() === '' ? text('trusted.name_missing') : undefined,
    email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(given.email.trim()) ? undefined : text('trusted.email_wrong'),
    tells: tells.length === 0 ? text('trusted.tells_missing') : undefined,
  })
  const faults = faultsOf({ name, email })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    // A browser may have filled the fields without an event.
    const data = new FormData(event.currentTarget)
    const given = { name: String(data.get('name')), email: String(data.get('email')) }
    setName(given.name)
    setEmail(given.email)
    const found = faultsOf(given)
    const faulty = (['name', 'email', 'tells'] as const).find((field) => found[field])
    if (faulty) return event.currentTarget.querySelector<HTMLElement>(`[name=${faulty}]`)?.focus()
    if (toastRefusal(await store.name({ name: given.name.trim(), email: given.email.trim(), tells: [...tells] })))
      onName()
  }
  return (
    <Form noValidate aria-label={text('trusted.form')} onSubmit={(event) => void submit(event)} {...fresh}>
      <Field label={text('trusted.name')} required {...(isTried && faults.name && { error: faults.name })}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label={text('trusted.email')} required {...(isTried && faults.email && { error: faults.email })}>
        <Input
          name="email"
          type="email"
          autoComplete="off"
          dir="ltr"
          maxLength={120}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </Field>
      <fieldset>
        <legend>{text('trusted.tells')}</legend>
        {topics.map((topic) => (
          <Checkbox
            key={topic}
            name="tells"
            checked={tells.includes(topic)}
            onChange={({ target }) =>
              setTells(target.checked ? [...tells, topic] : tells.filter((other) => other !== topic))
            }
          >
            {text(`trusted.topic_${topic}`)}
          </Checkbox>
        ))}
        {isTried && faults.tells ? <Callout tone="danger">{faults.tells}</Callout> : null}
      </fieldset>
      <p>{text('trusted.ask_text')}</p>
      <Button type="submit" loading={store.isBusy}>
        {text('trusted.ask')}
      </Button>
    </Form>
  )
})
