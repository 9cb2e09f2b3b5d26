import { FeedbackForm } from '@croupier/forms/FeedbackForm'
import { FeedbackStatusForm } from '@croupier/forms/FeedbackStatusForm'
import { feedbackStore } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { CopyField } from '@croupier/ui/CopyField'
import { DescriptionList } from '@croupier/ui/DescriptionList'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { formOutcome } from '../../parts/forms/formOutcome.ts'
import { PageGuard } from '../../parts/forms/PageGuard.tsx'
import { Section } from '../../parts/page/Section.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  align-items: start;
  gap: ${tokens.space.s4};
`

const Stack = styled.div`
  display: grid;
  gap: ${tokens.space.s4};
`

const Heading = styled.h3`
  margin: 0 0 ${tokens.space.s3};
  font-size: ${tokens.fontSize.md};
`

const Write = observer(function Write() {
  const text = useText()
  const feedback = useStore(feedbackStore)
  const { sent } = feedback
  if (sent)
    return (
      <Stack>
        <Callout tone="success" title={text('feedback.sent')}>
          {text('feedback.sent_text')}
        </Callout>
        <CopyField label={text('feedback.reference')} value={sent.reference} />
        <div>
          <Button variant="outline" tone="neutral" onClick={() => feedback.writeAnother()}>
            {text('feedback.another')}
          </Button>
        </div>
      </Stack>
    )
  return (
    <FeedbackForm bounds={feedback.bounds.data} onSubmit={async (entry) => formOutcome(await feedback.submit(entry))} />
  )
})

const Answer = observer(function Answer() {
  const text = useText()
  const { moment } = useDateTimeText()
  const { data } = useStore(feedbackStore).state
  if (!data) return null
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: text('feedback.reference'), value: data.reference },
          { label: text('feedback.topic'), value: text(`feedback.topic_${data.questionType}`) },
          { label: text('feedback.sent_at'), value: moment(data.createdAt) },
        ]}
      />
      <blockquote dir="auto">{data.content}</blockquote>
      {data.status === 'answered' ? (
        <Callout
          tone="success"
          title={text('feedback.answered', { time: data.answeredAt ? moment(data.answeredAt) : '' })}
        >
          <span dir="auto">{data.answer}</span>
        </Callout>
      ) : (
        <Callout tone="info">{text('feedback.open')}</Callout>
      )}
    </Stack>
  )
})

/**
 * Writing to customer service, and looking up the answer by its reference, with or without an account (S-228, S-229,
 * G-45).
 */
export const FeedbackSection = observer(function FeedbackSection() {
  const text = useText()
  const { pageLeave, system } = useRoot()
  const feedback = useStore(feedbackStore)
  const isOffered = system.hasModules(['FEEDBACK3'])
  useEffect(() => void (isOffered && feedback.load()), [feedback, isOffered])
  if (!isOffered) return null
  return (
    <PageGuard leaving={pageLeave}>
      <Section id="feedback" title={text('feedback.title')} hint={text('feedback.lead')}>
        <Two>
          <Card>
            <Heading>{text('feedback.write')}</Heading>
            <Write />
          </Card>
          <Card>
            <Heading>{text('feedback.status_title')}</Heading>
            <Stack>
              <FeedbackStatusForm
                onSubmit={async ({ reference }) => formOutcome(await feedback.follow(reference.trim()))}
              />
              <Answer />
            </Stack>
          </Card>
        </Two>
      </Section>
    </PageGuard>
  )
})
