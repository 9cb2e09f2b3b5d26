import { profileStore, type ReadinessCheck } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { Meter } from '@croupier/ui/Meter'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useText } from '../../parts/text/useText.ts'
import { useAddAccount } from '../bank-accounts/useAddAccount.ts'

const Body = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s4};

  & > p {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.fontSize.sm};
  }
`

const Checks = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${tokens.space.s2} ${tokens.space.s5};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space.s2};
    min-block-size: 2rem;
  }
  & > li > span:first-child {
    flex: 1;
  }
`

const tones = { missing: 'neutral', waiting: 'info', rejected: 'warning', done: 'success' } as const

/** Checks that the form for a new account completes; it asks for a payment password first. */
const inAccountForm: ReadonlySet<ReadinessCheck['check']> = new Set(['paymentPassword', 'bankAccount'])

/**
 * What a withdrawal will require and how much of it is done, shown from the first login on (N-6, G-47, J-15). Renders a
 * `<div>`.
 */
export const Readiness = observer(function Readiness() {
  const text = useText()
  const store = useStore(profileStore)
  useEffect(() => {
    void store.loadReadiness()
  }, [store])
  return (
    <RemoteView
      value={store.readiness}
      waiting={<ListSkeleton rows={3} />}
      failed={{ headingLevel: 4, size: 'sm', title: text('readiness.failed'), onRetry: () => store.loadReadiness() }}
    >
      {(checks) => <ReadinessCard checks={checks} />}
    </RemoteView>
  )
})

const ReadinessCard = observer(function ReadinessCard({ checks }: { checks: readonly ReadinessCheck[] }) {
  const text = useText()
  const { memberCentre } = useRoot()
  const addAccount = useAddAccount()
  const done = checks.filter(({ state }) => state === 'done').length
  const full = done === checks.length
  return (
    <Body>
      <Meter
        label={text('readiness.title')}
        value={done}
        max={checks.length}
        steps={checks.length}
        valueText={text('readiness.steps', { done, all: checks.length })}
      />
      <p>{text(full ? 'readiness.full' : 'readiness.hint')}</p>
      <Checks role="list" aria-label={text('readiness.title')}>
        {checks.map(({ check, state }) => {
          const name = text(`readiness.${check}`)
          return (
            <li key={check} data-check={check} data-state={state}>
              <span>{name}</span>
              <Badge tone={tones[state]}>{text(`readiness.state_${state}`)}</Badge>
              {!inAccountForm.has(check) || state === 'done' || !memberCentre.has('bankAccounts') ? null : (
                <Button
                  size="sm"
                  variant="outline"
                  tone="neutral"
                  aria-label={`${text('safeguards.add')}: ${name}`}
                  onClick={() => void addAccount()}
                >
                  {text('safeguards.add')}
                </Button>
              )}
            </li>
          )
        })}
      </Checks>
    </Body>
  )
})
