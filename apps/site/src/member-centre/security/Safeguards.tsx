import { accountSecurityStore, type AccountSecurity } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import type { PlainKey } from '@croupier/locales'
import { observer } from 'mobx-react-lite'
import { useEffect, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { PageSection } from '../../parts/centre/PageSection.tsx'
import type { SecurityStep } from './SecurityStep.ts'
import { SecurityEntry, SecurityList } from './securityStyle.ts'

const Fact = styled(SecurityEntry)`
  flex: 1 1 9rem;
`

/** The protection of the account, one row each, with its state and a button to change it (S-332, S-334, G-54). */
export const Safeguards = observer(function Safeguards({ onStep }: { onStep: (step: SecurityStep) => void }) {
  const text = useText()
  const store = useStore(accountSecurityStore)
  useEffect(() => {
    void store.load()
  }, [store])
  return (
    <PageSection title={text('safeguards.title')}>
      <RemoteView
        value={store.config}
        waiting={<ListSkeleton rows={4} />}
        failed={{ headingLevel: 4, size: 'sm', title: text('safeguards.failed'), onRetry: () => store.load() }}
      >
        {(security) => <Rows security={security} onStep={onStep} />}
      </RemoteView>
    </PageSection>
  )
})

const Rows = observer(function Rows({
  security,
  onStep,
}: {
  security: AccountSecurity
  onStep: (step: SecurityStep) => void
}) {
  const text = useText()
  const { day, moment } = useDateTimeText()
  const { guard, memberCentre, system } = useRoot()
  const { info, bound, passwordChangedAt, recoveryCodesLeft, coolingUntil } = security
  const twoFactor = info.twoFactor.isComplete
  return (
    <>
      {coolingUntil === null ? null : (
        <Callout tone="warning">{text('safeguards.cooling', { at: moment(coolingUntil) })}</Callout>
      )}
      <Card padding="none">
        <SecurityList>
          <Part
            name="payment_password.login"
            state={null}
            detail={
              passwordChangedAt === null
                ? text('security.password_tip')
                : text('safeguards.changed_at', { at: day(passwordChangedAt) })
            }
          >
            {system.hasModules(['PASS3']) ? (
              <Change
                of="payment_password.login"
                verb="safeguards.change"
                onPress={() => void guard.askPasswordChange()}
              />
            ) : null}
          </Part>
          {info.paymentPassword.enabled && system.hasModules(['PAYMENTPASS3']) ? (
            <Part
              name="payment_password.name"
              state={info.paymentPassword.isComplete ? 'set' : undefined}
              detail={text('safeguards.payment_text')}
            >
              <Change
                of="payment_password.name"
                verb={info.paymentPassword.isComplete ? 'safeguards.change' : 'safeguards.add'}
                onPress={() => onStep('payment')}
              />
            </Part>
          ) : null}
          {info.mobileVerified.enabled && system.hasModules(['VERIFICATION3']) ? (
            <Part
              name="security.mobile"
              value={bound?.mobile}
              state={contactState(bound?.mobile, info.mobileVerified.isComplete)}
              detail={text('safeguards.mobile_text')}
            >
              <Change
                of="security.mobile"
                verb={bound?.mobile ? 'safeguards.change' : 'safeguards.add'}
                onPress={() => onStep('mobile')}
              />
            </Part>
          ) : null}
          {info.emailVerified.enabled && system.hasModules(['MAILVERIFICATION3']) ? (
            <Part
              name="in_increase_email"
              value={bound?.email}
              state={contactState(bound?.email, info.emailVerified.isComplete)}
              detail={text('safeguards.email_text')}
            >
              <Change
                of="in_increase_email"
                verb={bound?.email ? 'safeguards.change' : 'safeguards.add'}
                onPress={() => onStep('email')}
              />
            </Part>
          ) : null}
          {info.twoFactor.enabled && system.hasModules(['BINDGA3']) ? (
            <Part
              name="two_factor.title"
              state={twoFactor ? 'on' : undefined}
              detail={
                twoFactor ? text('two_factor.codes_left', { count: recoveryCodesLeft ?? 0 }) : text('two_factor.why')
              }
            >
              <Change
                of="two_factor.title"
                verb={twoFactor ? 'safeguards.change' : 'safeguards.turn_on'}
                onPress={() => onStep('twoFactor')}
              />
            </Part>
          ) : null}
          <Part
            name="safeguards.payee"
            value={bound?.payeeName}
            state={info.payeeName.isComplete ? null : undefined}
            detail={text('safeguards.payee_text')}
          >
            <Change
              of="safeguards.payee"
              verb="safeguards.accounts"
              onPress={() => memberCentre.select('bankAccounts')}
            />
          </Part>
          {info.idVerification.enabled ? (
            <Part
              name="safeguards.identity"
              state={info.idVerification.isComplete ? 'confirmed' : undefined}
              detail={text('safeguards.identity_text')}
            >
              <Change of="safeguards.identity" verb="profile.open" onPress={() => memberCentre.select('profile')} />
            </Part>
          ) : null}
        </SecurityList>
      </Card>
    </>
  )
})

type State = 'on' | 'set' | 'confirmed' | 'unconfirmed'

const tones = { on: 'success', set: 'success', confirmed: 'success', unconfirmed: 'warning' } as const

const contactState = (contact: string | null | undefined, isConfirmed: boolean): State | undefined =>
  contact ? (isConfirmed ? 'confirmed' : 'unconfirmed') : undefined

function Part({
  name,
  value,
  state,
  detail,
  children,
}: {
  name: PlainKey
  value?: string | null | undefined
  /** The state: undefined while unknown, null if there is nothing to say. */
  state: State | null | undefined
  detail: string
  children: ReactNode
}) {
  const text = useText()
  return (
    <li>
      <Fact>
        <p>
          <span>{text(name)}</span>
          {value ? <bdi dir="ltr">{value}</bdi> : null}
          {state === null ? null : (
            <Badge tone={state ? tones[state] : 'neutral'}>
              {text(state ? (`safeguards.${state}` as const) : 'security.not_set')}
            </Badge>
          )}
        </p>
        <p>{detail}</p>
      </Fact>
      <Actions>{children}</Actions>
    </li>
  )
}

function Change({ of, verb, onPress }: { of: PlainKey; verb: PlainKey; onPress: () => void }) {
  const text = useText()
  const action = text(verb)
  return (
    <Button size="sm" variant="outline" tone="neutral" aria-label={`${action}: ${text(of)}`} onClick={onPress}>
      {action}
    </Button>
  )
}
