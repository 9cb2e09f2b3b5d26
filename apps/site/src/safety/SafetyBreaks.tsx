import { BreakForm } from '@croupier/forms/BreakForm'
import { lengthEnd } from '@croupier/locales/calendar'
import { safetyStore, type SafetyBreak } from '@croupier/stores'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Skeleton } from '@croupier/ui/Skeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../base/RootContext.ts'
import { formOutcome } from '../parts/forms/formOutcome.ts'
import { RemoteView } from '../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../parts/text/useDateTimeText.ts'
import { PlainWords } from '../parts/plain-words/PlainWords.tsx'
import { useText } from '../parts/text/useText.ts'
import { AskReturn, useBreakText } from './BreakFacts.tsx'
import { FormCards } from './FormCards.ts'
import { useStartBreak } from './useStartBreak.ts'

const Running = styled(Callout)`
  margin-block-end: ${tokens.space.s3};
`

/**
 * Time-out and self-exclusion side by side, equal in weight (G-30 to G-32). A break starts with the platform's answer,
 * which also ends this session; the message then names its end. Renders a `<section>`.
 */
export const SafetyBreaks = observer(function SafetyBreaks() {
  const text = useText()
  const { moment } = useDateTimeText()
  const breakText = useBreakText()
  const { merchant, platformClock, session } = useRoot()
  const safety = useStore(safetyStore)

  const startBreak = useStartBreak()
  const start = async ({ length }: { readonly length: SafetyBreak['length'] }) => formOutcome(await startBreak(length))

  return (
    <section id="breaks" aria-labelledby="safety-breaks">
      <h2 id="safety-breaks">{text('safety.breaks')}</h2>
      <PlainWords of="breaks" />
      {session.pause ? (
        <Running
          tone="info"
          title={text(`break.title_${session.pause.kind}`)}
          action={<AskReturn pause={session.pause} />}
        >
          {breakText(session.pause)} {text('break.longer')}
        </Running>
      ) : null}
      <RemoteView
        value={safety.rules}
        waiting={
          <FormCards>
            <Skeleton style={{ blockSize: '27rem' }} />
            <Skeleton style={{ blockSize: '27rem' }} />
          </FormCards>
        }
        failed={{ headingLevel: 3, size: 'sm', title: text('safety.breaks_failed'), onRetry: () => safety.loadRules() }}
      >
        {(rules) => (
          <FormCards>
            {(['timeOut', 'exclusion'] as const).map((kind) => (
              <Card key={kind}>
                <h3>{text(kind === 'timeOut' ? 'safety_form.time_out_title' : 'safety_form.exclusion_title')}</h3>
                <BreakForm
                  kind={kind}
                  lengths={kind === 'timeOut' ? rules.timeOuts : rules.exclusions}
                  endText={(length) => moment(lengthEnd(length, platformClock.now(), merchant.current.timeZone))}
                  onSubmit={start}
                />
              </Card>
            ))}
          </FormCards>
        )}
      </RemoteView>
    </section>
  )
})
