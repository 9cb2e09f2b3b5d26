import { KycForm, type KycValues } from '@croupier/forms/KycForm'
import { profileStore, type IdentityCheck } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Meter } from '@croupier/ui/Meter'
import { Skeleton } from '@croupier/ui/Skeleton'
import { Stepper, type StepState } from '@croupier/ui/Stepper'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useMemberDraft } from '../../parts/forms/useMemberDraft.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { useStepFocus } from '../../parts/centre/useStepFocus.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'

const Body = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  & > p {
    max-inline-size: 34rem;
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
  & > form,
  & > [data-upload] {
    max-inline-size: 34rem;
  }
`

/**
 * The identity check: what to send, its progress, and what to send again (S-335, G-02, J-15). Renders a `<section>`.
 */
export const IdentityCheckSection = observer(function IdentityCheckSection() {
  const text = useText()
  const store = useStore(profileStore)
  return (
    <PageSection title={text('kyc.section')}>
      <RemoteView
        value={store.check}
        waiting={<Skeleton style={{ blockSize: '12rem' }} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('kyc.failed'), onRetry: () => store.load() }}
      >
        {(check) => <ShownCheck check={check} />}
      </RemoteView>
    </PageSection>
  )
})

const Step = styled.div`
  scroll-margin-block: ${tokens.space.s4};
  outline: 0;
`

/** Takes the focus when a document was sent: the form is gone. What the platform says later takes none. */
const ShownCheck = observer(function ShownCheck({ check }: { check: IdentityCheck }) {
  const [sent, setSent] = useState(0)
  const step = useStepFocus<HTMLDivElement>(String(sent))
  return (
    <Step ref={step} tabIndex={-1}>
      <CheckState check={check} onSent={() => setSent(sent + 1)} />
    </Step>
  )
})

/** How far the check has come. Renders an `<ol>`. */
const Steps = observer(function Steps({
  sending,
  checking,
}: {
  readonly sending: StepState
  readonly checking: StepState
}) {
  const text = useText()
  return (
    <Stepper
      label={text('kyc.steps')}
      steps={[
        { value: 'send', label: text('kyc.step_send'), state: sending },
        { value: 'check', label: text('kyc.step_check'), state: checking },
        { value: 'confirmed', label: text('kyc.step_confirmed'), state: 'upcoming' },
      ]}
      texts={{
        done: text('kyc.step_state_done'),
        current: text('kyc.step_state_current'),
        failed: text('kyc.step_state_failed'),
        upcoming: text('kyc.step_state_upcoming'),
      }}
    />
  )
})

const CheckState = observer(function CheckState({ check, onSent }: { check: IdentityCheck; onSent: () => void }) {
  const text = useText()
  const { moment } = useDateTimeText()
  const { status, submittedAt, reason } = check
  if (status === 'approved')
    return (
      <Callout tone="success" title={text('kyc.approved_title')}>
        {text('kyc.approved_text')}
      </Callout>
    )
  if (status === 'submitted')
    return (
      <Body>
        <Steps sending="done" checking="current" />
        <Callout tone="info" title={text('kyc.submitted_title')}>
          {submittedAt === null ? null : text('kyc.submitted_text', { time: moment(submittedAt) })}
        </Callout>
      </Body>
    )
  const rejected = status === 'rejected'
  return (
    <Body>
      <Steps sending={rejected ? 'failed' : 'current'} checking="upcoming" />
      {rejected ? (
        <Callout tone="warning" title={text('kyc.rejected_title')}>
          {`${reason ? `${text('kyc.rejected_text', { reason })} ` : ''}${text('kyc.rejected_again')}`}
        </Callout>
      ) : null}
      <p>{text('kyc.why')}</p>
      <DocumentForm onSent={onSent} />
    </Body>
  )
})

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

const DocumentForm = observer(function DocumentForm({ onSent }: { onSent: () => void }) {
  const text = useText()
  const { toasts } = useRoot()
  const store = useStore(profileStore)
  const kept = useMemberDraft<Partial<KycValues>>('identity')
  const [brokeOff, setBrokeOff] = useState(false)
  const { upload } = store
  return (
    <>
      <FormTexts>
        <KycForm
          {...kept}
          onSubmit={async (document) => {
            setBrokeOff(false)
            const outcome = await store.submit(document)
            if (outcome.kind === 'done') {
              toasts.show({ tone: 'success', textKey: 'kyc.sent' })
              onSent()
            } else setBrokeOff(store.upload !== undefined && store.upload.sent > 0)
            return formOutcome(outcome)
          }}
        />
      </FormTexts>
      {upload === undefined ? null : (
        <Meter
          data-upload=""
          label={text('kyc.progress')}
          value={upload.sent}
          max={upload.total}
          valueText={text('kyc.progress_of', { sent: kilobytes(upload.sent), total: kilobytes(upload.total) })}
        />
      )}
      {brokeOff ? <Callout tone="warning">{text('kyc.broke_off')}</Callout> : null}
    </>
  )
})
