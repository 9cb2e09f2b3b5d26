import { useHeldInput } from '@croupier/forms/useHeldInput'
import { serviceMessageLength, serviceThreadStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { CopyButton } from '@croupier/ui/CopyButton'
import { Field } from '@croupier/ui/Field'
import { Textarea } from '@croupier/ui/Textarea'
import { MessageCircleQuestion } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { styled } from 'styled-components'
import { centreSearch } from '../centre/centreSearch.ts'
import { Entry, EntryActions, EntryNote } from '../centre/entries.ts'
import { useStepFocus } from '../centre/useStepFocus.ts'
import { useRefusalToast } from '../forms/useRefusalToast.ts'
import { ServiceButton } from '../service/ServiceButton.tsx'
import { useText } from '../text/useText.ts'

/**
 * Facts of a row with the API's field names, which customer service can look up: ids, times as ISO 8601, amounts as
 * decimal text. No secrets. Empty facts are left out.
 */
export type Pack = Readonly<Record<string, string | null | undefined>>

/** Times of the wire as a pack has them. */
export const packTime = (at: number | null | undefined): string | undefined =>
  at == null ? undefined : new Date(at).toISOString()

const textOf = (pack: Pack): string =>
  Object.entries(pack)
    .flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
    .join('\n')

/**
 * Reports a problem with a bet, a payment or a contract: sends the facts that customer service needs into the thread,
 * with the member's text (N-4). Where the member has no messages, customer service opens in its window. Renders a
 * button, the form it opens, or the result.
 */
export const Dispute = observer(function Dispute({ pack }: { pack: Pack }) {
  const { memberCentre } = useRoot()
  const [state, setState] = useState<DisputeState>('closed')
  const step = useStepFocus<HTMLDivElement>(state, { block: 'nearest' })
  const Shown = memberCentre.has('messageV2') ? DisputeStep : ServiceStep
  return (
    <Step ref={step} tabIndex={-1}>
      <Shown pack={textOf(pack)} state={state} setState={setState} />
    </Step>
  )
})

type DisputeState = 'closed' | 'open' | 'sent'

const Step = styled.div`
  outline: 0;
`

interface StepProps {
  readonly pack: string
  readonly state: DisputeState
  readonly setState: (state: DisputeState) => void
}

const Facts = styled(EntryNote).attrs({ as: 'pre', lang: 'en', dir: 'ltr' })`
  white-space: pre-wrap;
`

function StartButton({ onClick }: { onClick: () => void }) {
  const text = useText()
  return (
    <EntryActions>
      <Button
        size="sm"
        variant="outline"
        tone="neutral"
        startIcon={<MessageCircleQuestion aria-hidden />}
        onClick={onClick}
      >
        {text('dispute.start')}
      </Button>
    </EntryActions>
  )
}

/** The card that opens: the facts, after what is said about them, and what can be done with them. */
function FactsCard({
  pack,
  onCancel,
  before,
  children,
}: {
  pack: string
  onCancel: () => void
  before?: ReactNode
  children: ReactNode
}) {
  const text = useText()
  return (
    <Card variant="sunken">
      <Entry as="div" padding="none" variant="sunken">
        {before}
        <Facts>{pack}</Facts>
        <EntryActions>
          {children}
          <Button size="sm" variant="ghost" tone="neutral" onClick={onCancel}>
            {text('in_more_cancel')}
          </Button>
        </EntryActions>
      </Entry>
    </Card>
  )
}

/** Without messages the facts can be copied for customer service, which opens in its window. */
function ServiceStep({ pack, state, setState }: StepProps) {
  if (state === 'closed') return <StartButton onClick={() => setState('open')} />
  return (
    <FactsCard pack={pack} onCancel={() => setState('closed')}>
      <CopyButton text={pack} />
      <ServiceButton size="sm" />
    </FactsCard>
  )
}

const DisputeStep = observer(function DisputeStep({ pack, state, setState }: StepProps) {
  const text = useText()
  const openThread = useOpenThread()
  const thread = useStore(serviceThreadStore)
  const toastRefusal = useRefusalToast()
  const [said, setSaid] = useState('')
  useHeldInput(state === 'open' && said.trim() !== '')
  if (state === 'closed') return <StartButton onClick={() => setState('open')} />
  if (state === 'sent')
    return (
      <Callout
        tone="success"
        action={
          <Button size="sm" onClick={openThread}>
            {text('dispute.open')}
          </Button>
        }
      >
        {text('dispute.sent')}
      </Callout>
    )
  const send = async () => {
    if (toastRefusal(await thread.write(`${said.trim()}\n\n${pack}`.trim()))) setState('sent')
  }
  return (
    <FactsCard
      pack={pack}
      onCancel={() => setState('closed')}
      before={
        <>
          <Field label={text('dispute.said')} description={text('dispute.hint')}>
            <Textarea
              rows={3}
              maxLength={serviceMessageLength - pack.length - 2}
              value={said}
              onChange={({ target }) => setSaid(target.value)}
            />
          </Field>
          <EntryNote>{text('dispute.pack')}</EntryNote>
        </>
      }
    >
      <Button size="sm" onClick={() => void send()}>
        {text('dispute.send')}
      </Button>
    </FactsCard>
  )
})

/** Links to the thread with customer service, whose place is in the address. */
function useOpenThread(): () => void {
  const navigate = useNavigate()
  const { search } = useLocation()
  return () => void navigate({ search: centreSearch(search, 'messageV2', { service: '1' }) })
}
