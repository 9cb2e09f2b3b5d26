import { healthStore, type ServiceState } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { Button } from '@croupier/ui/Button'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useStore } from '../../base/RootContext.ts'
import { RuledList } from '../page/RuledList.ts'
import { Actions } from '../page/Actions.ts'
import { Section } from '../page/Section.tsx'
import { useDateTimeText } from '../text/useDateTimeText.ts'
import { useText } from '../text/useText.ts'
import { vendorName } from '../vendors/VendorMark.tsx'

const tones = {
  works: 'success',
  slow: 'warning',
  down: 'danger',
  maintenance: 'warning',
  untold: 'neutral',
} as const satisfies Record<ServiceState, string>

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s2};
  padding: ${tokens.space.s3} ${tokens.space.s4};
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s6};
  color: ${tokens.color.text};
  text-align: start;
`

const Incident = styled(Card)`
  display: grid;
  gap: ${tokens.space.s2};

  & h3 {
    font-size: ${tokens.fontSize.md};
  }
`

/** What works now and recent problems (G-97). Works without an answer from the platform. */
export const HealthView = observer(function HealthView() {
  const text = useText()
  const { moment, time } = useDateTimeText()
  const health = useStore(healthStore)
  const { platform, received } = health
  useEffect(() => void health.load(), [health, platform])
  const state = (value: ServiceState) => <Badge tone={tones[value]}>{text(`health.state_${value}`)}</Badge>
  const incidents = received.data?.incidents ?? []
  const closed = health.vendors.filter(({ maintenance }) => maintenance)
  return (
    <Root>
      <Section title={text('health.now')} hint={text('health.now_hint', { time: time(Date.now()) })}>
        <RuledList>
          <Row>
            <span>{text('health.site')}</span>
            {state('works')}
          </Row>
          <Row>
            <span>{text('health.platform')}</span>
            {state(platform)}
          </Row>
          {health.services.map(({ service, state: value }) => (
            <Row key={service}>
              <span>{text(`health.${service}`)}</span>
              {state(value)}
            </Row>
          ))}
        </RuledList>
        {/* While the platform does not answer, the page around this has the retry. */}
        {platform === 'down' ? null : (
          <Actions>
            <Button variant="outline" tone="neutral" loading={received.isLoading} onClick={() => void health.load()}>
              {text('health.again')}
            </Button>
          </Actions>
        )}
      </Section>
      {health.vendors.length > 0 ? (
        <Section
          title={text('health.vendors')}
          hint={text('health.vendors_open', { count: health.vendors.length - closed.length })}
        >
          {closed.length === 0 ? null : (
            <RuledList>
              {closed.map((card) => (
                <Row key={card.vassalage}>
                  <span>{vendorName(card)}</span>
                  {state('maintenance')}
                </Row>
              ))}
            </RuledList>
          )}
        </Section>
      ) : null}
      {received.data ? (
        <Section title={text('health.incidents')} hint={text('health.incidents_hint')}>
          {incidents.length === 0 ? <p>{text('health.no_incidents')}</p> : null}
          {incidents.map(({ id, title, text: words, from, until }) => (
            <Incident key={id}>
              <h3>{title}</h3>
              <p>
                {until === null
                  ? text('health.since', { from: moment(from) })
                  : text('health.lasted', { from: moment(from), until: moment(until) })}
              </p>
              <p>{words}</p>
            </Incident>
          ))}
        </Section>
      ) : null}
    </Root>
  )
})
