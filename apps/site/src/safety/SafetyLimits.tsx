import { MinutesForm, sessionMinutes, type MinutesFormProps } from '@croupier/forms/MinutesForm'
import { safetyStore } from '@croupier/stores'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { PlainWords } from '../parts/plain-words/PlainWords.tsx'
import { useText } from '../parts/text/useText.ts'
import { FocusPlace } from './FocusPlace.tsx'
import { FormCards } from './FormCards.ts'
import { MoneyLimitEntry, SessionLimitEntry } from './LimitEntry.tsx'
import { LimitForm } from './LimitForm.tsx'
import { LimitPrompt } from './LimitPrompt.tsx'
import { LimitsShape } from './LimitsShape.tsx'
import { useSavedToast } from './useSavedToast.ts'

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.s3};
`

/** Layout of the limits in force. */
const Standing = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  margin-block: ${tokens.space.s3};
`

const Small = styled.p`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.fontSize.sm};
`

/**
 * The limits in force with what is left of them, and the forms to change them (G-08 to G-18, G-23). Renders a
 * `<section>`.
 */
export const SafetyLimits = observer(function SafetyLimits() {
  const text = useText()
  const { toasts } = useRoot()
  const saved = useSavedToast()
  const safety = useStore(safetyStore)
  const rules = safety.rules.data

  const [removed, setRemoved] = useState(0)
  const remove = () => setRemoved((times) => times + 1)

  const setSession: MinutesFormProps['onSubmit'] = async ({ minutes }) => {
    const outcome = await safety.setSessionLimit(minutes)
    if (outcome.kind === 'done') saved({ kind: 'session' })
    return formOutcome(outcome)
  }
  const setReminder: MinutesFormProps['onSubmit'] = async ({ minutes }) => {
    const outcome = await safety.setReminder(minutes)
    if (outcome.kind === 'done') toasts.show({ tone: 'success', textKey: 'safety.saved' })
    return formOutcome(outcome)
  }

  return (
    <section id="limits" aria-labelledby="safety-limits">
      <h2 id="safety-limits">{text('safety.limits')}</h2>
      <PlainWords of="limits" />
      <RemoteView
        value={safety.overview}
        waiting={<LimitsShape />}
        failed={{ headingLevel: 3, title: text('safety.limits_failed'), onRetry: () => safety.load() }}
      >
        {({ limits, session, reminderMinutes, prompt }) => (
          <>
            {/* An entry or question that is gone leaves its focus to the list. */}
            <FocusPlace step={removed}>
              <Standing>
                {limits.length === 0 && !session && prompt === 'none' ? <p>{text('safety.no_limits')}</p> : null}
                <LimitPrompt linked={false} onAnswer={remove} />
                <List role="list">
                  {limits.map((limit) => (
                    <li key={`${limit.kind}-${limit.period}`}>
                      <MoneyLimitEntry limit={limit} onRemove={remove} />
                    </li>
                  ))}
                  {session ? (
                    <li>
                      <SessionLimitEntry limit={session} onRemove={remove} />
                    </li>
                  ) : null}
                </List>
                <Small>{text('safety.whole_account')}</Small>
                <Small>
                  {text(rules?.periodStart === 'rolling' ? 'safety.start_rule_rolling' : 'safety.start_rule')}
                </Small>
              </Standing>
            </FocusPlace>
            <FormCards>
              {(['deposit', 'loss', 'wager'] as const).map((kind) => (
                <Card key={kind}>
                  <h3>{text(`safety.kind_${kind}`)}</h3>
                  <LimitForm kind={kind} />
                </Card>
              ))}
            </FormCards>
            <FormCards>
              <Card>
                <h3>{text('safety.kind_session')}</h3>
                <NextMinutesForm
                  about="session"
                  least={sessionMinutes.least}
                  most={sessionMinutes.most}
                  current={session?.minutes}
                  effectText={text('safety.session_effect')}
                  onSubmit={setSession}
                />
              </Card>
              {rules ? (
                <Card>
                  <h3>{text('safety.kind_reminder')}</h3>
                  <NextMinutesForm
                    about="reminder"
                    least={rules.reminder.least}
                    most={rules.reminder.most}
                    current={reminderMinutes}
                    effectText={text('safety.reminder_effect')}
                    onSubmit={setReminder}
                  />
                </Card>
              ) : null}
            </FormCards>
          </>
        )}
      </RemoteView>
    </section>
  )
})

/** Sets minutes; a form that was sent leaves an empty one behind, which takes the focus. Renders a `<form>`. */
function NextMinutesForm({ onSubmit, ...rest }: MinutesFormProps) {
  const [sent, setSent] = useState(0)
  const send: typeof onSubmit = async (limit) => {
    const rejection = await onSubmit(limit)
    if (!rejection) setSent(sent + 1)
    return rejection
  }
  return (
    <FocusPlace step={sent}>
      <MinutesForm key={sent} {...rest} onSubmit={send} />
    </FocusPlace>
  )
}
