import { Button, t } from '@croupier/ui'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { FactList } from '../form/FactList.tsx'
import type { Outcome } from '../form/refusal.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import type { Message } from '../text/message.ts'
import { useFormText } from '../text/FormTextProvider.tsx'

/** What was played since the sitting began. Money is decimal text. */
export interface Sitting {
  /** How long, in words of the page's language. */
  readonly durationText: string
  readonly staked: string
  readonly won: string
  /** Won less staked; below zero for a loss [G-20]. */
  readonly net: string
}

/** Props of {@link RealityCheckForm}. */
export interface RealityCheckFormProps {
  readonly sitting: Sitting
  readonly money: (amount: string) => string
  /** Ways on beside the two answers: history, limits, signing out [G-21]. */
  readonly ways?: React.ReactNode
  readonly onSubmit: (answer: { readonly choice: 'continue' | 'stop' }) => Promise<Outcome>
}

/**
 * The answer to a reality check: time, stakes, wins and the net result in words and sign [G-20] [G-21]. Renders a `<div>`
 * for a dialog that cannot be dismissed; the two answers have equal weight. One answer is sent at a time.
 */
export function RealityCheckForm({ sitting, money, ways, onSubmit }: RealityCheckFormProps) {
  const { text, say } = useFormText()
  const [sending, setSending] = useState<'continue' | 'stop'>()
  const [alert, setAlert] = useState<{ readonly id: number; readonly message: Message }>()
  const running = useRef(false)
  const { durationText, staked, won, net } = sitting
  const lost = net.startsWith('-')
  const even = !/[1-9]/.test(net)

  const answer = async (choice: 'continue' | 'stop') => {
    if (running.current) return
    running.current = true
    setSending(choice)
    const failed: Outcome = { message: { key: 'unknown_error' } }
    const outcome = await onSubmit({ choice }).catch((reason: unknown) => {
      reportError(reason)
      return failed
    })
    running.current = false
    setSending(undefined)
    if (outcome) {
      setAlert((last) => ({ id: (last?.id ?? 0) + 1, message: outcome.message ?? { key: 'unknown_error' } }))
    }
  }

  const button = (choice: 'continue' | 'stop') => (
    <Button
      variant="outline"
      tone="neutral"
      size="lg"
      fullWidth
      loading={sending === choice}
      loadingLabel={text('form.sending')}
      onClick={() => void answer(choice)}
    >
      {text(`safety_form.check_${choice}`)}
    </Button>
  )
  return (
    <Root>
      {alert ? <FormAlert key={alert.id}>{say(alert.message)}</FormAlert> : null}
      <FactList
        facts={[
          { label: text('safety_form.played'), value: durationText },
          { label: text('safety_form.staked'), value: money(staked) },
          { label: text('safety_form.won'), value: money(won) },
          {
            label: text(even ? 'safety_form.net_even' : lost ? 'safety_form.net_lost' : 'safety_form.net_won'),
            value: <bdi dir="ltr">{lost || even ? money(net) : `+${money(net)}`}</bdi>,
            strong: true,
          },
        ]}
      />
      <Answers>
        {button('stop')}
        {button('continue')}
      </Answers>
      {ways}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${t.space.s4};
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${t.space.s3};
`
