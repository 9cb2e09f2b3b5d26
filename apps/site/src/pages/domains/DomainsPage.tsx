import { DomainsRefused } from '@croupier/api'
import { domainsStore, paths } from '@croupier/stores'
import { Badge } from '@croupier/ui/Badge'
import { ButtonLink } from '@croupier/ui/ButtonLink'
import { Callout } from '@croupier/ui/Callout'
import { Card } from '@croupier/ui/Card'
import { Field } from '@croupier/ui/Field'
import { Input } from '@croupier/ui/Input'
import { ListSkeleton } from '@croupier/ui/ListSkeleton'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useRoot, useStore } from '../../base/RootContext.ts'
import { PageTitle } from '../../parts/page/PageTitle.ts'
import { Lead, ReadingPage } from '../../parts/page/ReadingPage.ts'
import { RuledList } from '../../parts/page/RuledList.ts'
import { Section } from '../../parts/page/Section.tsx'
import { RemoteView } from '../../parts/remote/RemoteView.tsx'
import { useDateTimeText } from '../../parts/text/useDateTimeText.ts'
import { useText } from '../../parts/text/useText.ts'
import { platformKey } from './platformKey.ts'

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  padding: ${tokens.space.s3} ${tokens.space.s4};

  & > :first-child {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
`

const Frame = styled(Card)`
  display: grid;
  gap: ${tokens.space.s4};
`

/** Says why a signed list is not trusted. */
function Refused({ failure }: { failure: DomainsRefused }) {
  const text = useText()
  const { reason } = failure
  return (
    <Callout tone={reason === 'unchecked' ? 'warning' : 'danger'} title={text(`domains.${reason}`)}>
      {text(`domains.${reason}_text`)}
    </Callout>
  )
}

/** The addresses of the site, whether the operator signed the list, and which of them answers fastest (G-94). */
export const DomainsPage = observer(function DomainsPage() {
  const text = useText()
  const { moment } = useDateTimeText()
  const { ports } = useRoot()
  const domains = useStore(domainsStore)
  useEffect(() => void domains.load(platformKey), [domains])
  const { failure } = domains.received
  return (
    <ReadingPage>
      <header>
        <PageTitle>{text('title.domains')}</PageTitle>
        <Lead>{text('domains.lead')}</Lead>
      </header>
      {failure instanceof DomainsRefused ? (
        <Refused failure={failure} />
      ) : (
        <RemoteView
          value={domains.received}
          waiting={<ListSkeleton rows={3} />}
          failed={{ title: text('domains.failed'), onRetry: () => domains.load(platformKey) }}
        >
          {(received) =>
            received.kind === 'none' ? (
              <Callout tone="warning" title={text('domains.none')}>
                {text('domains.none_text')}
              </Callout>
            ) : (
              <>
                <HereNote isHere={domains.measured.some(({ isHere }) => isHere)} host={ports.place.host()} />
                <Section
                  title={text('domains.list')}
                  hint={text('domains.signed', {
                    from: moment(received.list.signedAt),
                    until: moment(received.list.until),
                  })}
                >
                  <RuledList>
                    {domains.measured.map(({ domain, speed, isHere }) => (
                      <Row key={domain}>
                        <span dir="ltr">{domain}</span>
                        {isHere ? <Badge tone="success">{text('domains.here')}</Badge> : null}
                        {domain === domains.fastest ? <Badge tone="accent">{text('domains.fastest')}</Badge> : null}
                        <span>
                          {speed === undefined ? text('domains.unmeasured') : text('domains.speed', { ms: speed })}
                        </span>
                        {isHere ? null : (
                          <ButtonLink size="sm" variant="outline" href={`https://${domain}`} rel="noopener">
                            {text('domains.open')}
                          </ButtonLink>
                        )}
                      </Row>
                    ))}
                  </RuledList>
                </Section>
                <Check />
              </>
            )
          }
        </RemoteView>
      )}
      <Section title={text('domains.how')}>
        <Frame>
          <p>{text('domains.how_signed')}</p>
          <p>{text('domains.how_copied')}</p>
          <p>{text('domains.how_password')}</p>
          <p>
            <Link to={paths.contact}>{text('domains.report')}</Link>
          </p>
        </Frame>
      </Section>
    </ReadingPage>
  )
})

/** Whether the address of this page is on the list. */
function HereNote({ isHere, host }: { isHere: boolean; host: string }) {
  const text = useText()
  return isHere ? (
    <Callout tone="success" title={text('domains.genuine', { host })}>
      {text('domains.genuine_text')}
    </Callout>
  ) : (
    <Callout tone="danger" title={text('domains.unknown', { host })}>
      {text('domains.unknown_text')}
    </Callout>
  )
}

/** Checks an address that the visitor was sent. */
const Check = observer(function Check() {
  const text = useText()
  const domains = useStore(domainsStore)
  const [address, setAddress] = useState('')
  const genuine = address.trim() === '' ? undefined : domains.isGenuine(address)
  return (
    <Section title={text('domains.check')} hint={text('domains.check_hint')}>
      <Frame>
        <Field label={text('domains.address')}>
          <Input
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <div role="status">
          {genuine === undefined ? null : (
            <Callout
              tone={genuine ? 'success' : 'danger'}
              title={text(genuine ? 'domains.is_ours' : 'domains.is_not_ours')}
            />
          )}
        </div>
      </Frame>
    </Section>
  )
})
