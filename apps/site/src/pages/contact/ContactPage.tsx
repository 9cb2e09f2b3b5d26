import { healthStore, paths } from '@croupier/stores'
import { Button } from '@croupier/ui/Button'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Card } from '@croupier/ui/Card'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { OperatorLines } from '../../parts/brand/OperatorLines.tsx'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { Section } from '../../parts/page/Section.tsx'
import { serviceTexts } from '../../parts/service/serviceTexts.ts'
import { useService } from '../../parts/service/useService.ts'
import { useText } from '../../parts/text/useText.ts'
import { Actions } from '../../parts/page/Actions.ts'
import { HelpContacts } from '../../safety/HelpLinks.tsx'

const Stack = styled(Card)`
  display: grid;
  gap: ${tokens.space.s3};
  justify-items: start;
`

/** Every configured contact, the operator, and independent help (S-233, G-44). */
export const ContactPage = observer(function ContactPage() {
  const text = useText()
  const { guard, memberCentre, system } = useRoot()
  const open = useService()
  const health = useStore(healthStore)
  // Omits hours and waiting time if the platform does not send them.
  useEffect(() => void health.load(), [health])
  const takesFeedback = system.hasModules(['FEEDBACK3'])
  const hasInbox = memberCentre.has('messageV2')
  const services = system.services.filter(({ csType }) => csType in serviceTexts)
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.contact')}</PageTitle>
        <Lead>{text('contact_us.lead')}</Lead>
      </header>
      {services.length > 0 ? (
        <Section title={text('contact_us.talk')} hint={text('contact_us.talk_hint')}>
          <Actions>
            {services.map(({ csType, path }) => (
              <Button
                key={csType}
                variant={csType === 'LIVECHAT' ? 'solid' : 'outline'}
                // Live chat depends on the member's rank: VIP members have their own (S-223).
                onClick={() => void open(csType === 'LIVECHAT' ? undefined : path)}
              >
                {text(serviceTexts[csType] ?? 'in_customer_service')}
              </Button>
            ))}
          </Actions>
          <ul>
            {services.map(({ csType }) => {
              const hours = health.serviceHours(csType)
              const channel = text(serviceTexts[csType] ?? 'in_customer_service')
              return hours === undefined ? null : (
                <li key={csType}>
                  {hours.isOpen
                    ? text(hours.waitMinutes === null ? 'contact_us.open' : 'contact_us.open_wait', {
                        channel,
                        opens: hours.opens,
                        closes: hours.closes,
                        minutes: hours.waitMinutes ?? 0,
                      })
                    : text('contact_us.closed', { channel, opens: hours.opens, closes: hours.closes })}
                </li>
              )
            })}
          </ul>
        </Section>
      ) : null}
      {takesFeedback || hasInbox ? (
        <Section title={text('contact_us.write')}>
          <Stack>
            <p>{text('contact_us.write_text')}</p>
            <Actions>
              {takesFeedback ? (
                <ButtonLink variant="outline" render={<Link to={`${paths.help}#feedback`} />}>
                  {text('feedback.title')}
                </ButtonLink>
              ) : null}
              {hasInbox ? (
                <Button
                  variant="outline"
                  tone="neutral"
                  onClick={() => void guard.require(() => memberCentre.open('messageV2'))}
                >
                  {text('nav.messages')}
                </Button>
              ) : null}
            </Actions>
          </Stack>
        </Section>
      ) : null}
      <Section title={text('contact_us.operator')}>
        <Stack>
          <OperatorLines />
        </Stack>
      </Section>
      <Section title={text('footer.help')} hint={text('safety.help_text')}>
        <Stack>
          <HelpContacts label={text('footer.help')} />
        </Stack>
      </Section>
    </ReadingPage>
  )
})
