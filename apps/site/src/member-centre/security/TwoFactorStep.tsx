import { AuthenticatorForm } from '@croupier/forms/AuthenticatorForm'
import { accountSecurityStore, type Enrolment } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { CopyButton } from '@croupier/ui/CopyButton'
import { CopyField } from '@croupier/ui/CopyField'
import { QrCode } from '@croupier/ui/QrCode'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { FormTexts } from '../../parts/forms/FormTexts.tsx'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { useRefusalToast } from '../../parts/forms/useRefusalToast.ts'
import { useText } from '../../parts/text/useText.ts'
import { Actions } from '../../parts/page/Actions.ts'
import type { StepProps } from './SecurityStep.ts'
import { StepCard } from './securityStyle.ts'

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3};
  border-radius: ${tokens.radius.md};
  background: ${tokens.color.surfaceSunken};
  font-variant-numeric: tabular-nums;
`

const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s4};

  & > div {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`

/** Two-step login: on with an authenticator, its recovery codes, and off again (G-54). */
export const TwoFactorStep = observer(function TwoFactorStep({ onDone }: StepProps) {
  const store = useStore(accountSecurityStore)
  useEffect(() => () => store.leaveTwoFactor(), [store])
  const { enrolment, recoveryCodes, config } = store
  return (
    <Card>
      <StepCard>
        {recoveryCodes !== undefined ? (
          <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
        ) : config.data?.info.twoFactor.isComplete ? (
          <TurnedOn onDone={onDone} />
        ) : enrolment === undefined ? (
          <TurnedOff onDone={onDone} />
        ) : (
          <Enrol enrolment={enrolment} onDone={onDone} />
        )}
      </StepCard>
    </Card>
  )
})

const TurnedOff = observer(function TurnedOff({ onDone }: StepProps) {
  const text = useText()
  const store = useStore(accountSecurityStore)
  const toastRefusal = useRefusalToast()
  return (
    <>
      <h4>{text('two_factor.title')}</h4>
      <p>{text('two_factor.why')}</p>
      <Actions>
        <Button loading={store.isBusy} onClick={() => void store.enrol().then(toastRefusal)}>
          {text('two_factor.begin')}
        </Button>
        <Button variant="ghost" tone="neutral" onClick={onDone}>
          {text('back')}
        </Button>
      </Actions>
    </>
  )
})

const Enrol = observer(function Enrol({ enrolment, onDone }: StepProps & { enrolment: Enrolment }) {
  const text = useText()
  const store = useStore(accountSecurityStore)
  return (
    <>
      <h4>{text('two_factor.title')}</h4>
      <p>{text('two_factor.scan')}</p>
      <Scan>
        <QrCode value={enrolment.uri} label={text('two_factor.qr')} size={176} />
        <div>
          <CopyField label={text('two_factor.secret')} value={enrolment.secret} grouped />
        </div>
      </Scan>
      <FormTexts>
        <AuthenticatorForm onCancel={onDone} onSubmit={async (entry) => formOutcome(await store.confirm(entry))} />
      </FormTexts>
    </>
  )
})

const RecoveryCodes = observer(function RecoveryCodes({ codes, onDone }: StepProps & { codes: readonly string[] }) {
  const text = useText()
  return (
    <>
      <h4>{text('two_factor.codes_title')}</h4>
      <Callout tone="warning">{text('two_factor.codes_text')}</Callout>
      <Codes role="list" aria-label={text('two_factor.codes_title')}>
        {codes.map((code) => (
          <li key={code}>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </Codes>
      <Actions>
        <CopyButton size="md" text={codes.join('\n')} />
        <Button onClick={onDone}>{text('two_factor.codes_kept')}</Button>
      </Actions>
    </>
  )
})

const TurnedOn = observer(function TurnedOn({ onDone }: StepProps) {
  const text = useText()
  const { modals, toasts } = useRoot()
  const store = useStore(accountSecurityStore)
  const toastRefusal = useRefusalToast()

  const turnOff = async () => {
    const answer = await modals.open({
      kind: 'confirm',
      tone: 'warning',
      titleKey: 'two_factor.off_title',
      textKey: 'two_factor.off_text',
      confirmKey: 'two_factor.turn_off',
      cancelKey: 'leave.stay',
    })
    if (answer !== 'confirmed' || !toastRefusal(await store.disable())) return
    toasts.show({ tone: 'success', textKey: 'two_factor.turned_off' })
    onDone()
  }

  return (
    <>
      <h4>{text('two_factor.title')}</h4>
      <p>{text('two_factor.codes_left', { count: store.config.data?.recoveryCodesLeft ?? 0 })}</p>
      <Actions>
        <Button loading={store.isBusy} onClick={() => void store.renewRecoveryCodes().then(toastRefusal)}>
          {text('two_factor.renew')}
        </Button>
        <Button variant="outline" tone="danger" onClick={() => void turnOff()}>
          {text('two_factor.turn_off')}
        </Button>
        <Button variant="ghost" tone="neutral" onClick={onDone}>
          {text('back')}
        </Button>
      </Actions>
    </>
  )
})
