import { Footer as Foot } from '@croupier/ui/Footer'
import { FooterBlock } from '@croupier/ui/FooterBlock'
import { Link as TextLink } from '@croupier/ui/Link'
import { Seal } from '@croupier/ui/Seal'
import { SocialLinks } from '@croupier/ui/SocialLinks'
import { below, from } from '@croupier/ui/breakpoints'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useDestinations, type Destination } from '../../routes/menus.ts'
import { page } from '../../parts/page/page.ts'
import { Deferred } from '../../parts/deferred/Deferred.tsx'
import { Logo } from '../../parts/brand/Logo.tsx'
import { LicenceLine, OperatorLine } from '../../parts/brand/OperatorLines.tsx'
import { useRoot } from '../../base/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { ownText } from '../../parts/text/ownText.ts'
import { VendorMark } from '../../parts/vendors/VendorMark.tsx'
import { helpContacts } from '../../safety/HelpLinks.tsx'
import { networks } from './networks.ts'

const Barred = page('barred', async () => (await import('../../safety/BarredNote.tsx')).BarredNote, {
  waitsForConnection: true,
})

/** With room for floating elements: its last links can be scrolled clear of the to-top button and the right bar. */
const Root = styled(Foot)`
  @media ${below.md} {
    padding-block-end: 5rem;
  }
  @media ${from.lg} {
    padding-inline-end: 4.5rem;
  }
`

/** Age, licence and test reports, side by side where they fit. */
const Seals = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s3} ${tokens.space.s6};
  padding-block-end: ${tokens.space.s3};

  & > * {
    max-inline-size: 22rem;
  }
`

/** Names as marks, side by side. */
const Marks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2};

  & > li {
    padding: ${tokens.space.s1} ${tokens.space.s3};
    border: 1px solid ${tokens.color.deepBorder};
    border-radius: ${tokens.radius.sm};
    background: ${tokens.color.deepRaised};
    color: ${tokens.color.onDeep};
    font-size: ${tokens.fontSize.xs};
    font-weight: ${tokens.fontWeight.semibold};
  }
`

const MarkLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space.s2} ${tokens.space.s3};
  padding-block-end: ${tokens.space.s3};
`

/** Their names are long: one below the other. */
const Help = styled(FooterBlock)`
  & > ul {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** The page of the authority or laboratory where a seal can be checked. */
const proof = (url: string | undefined) =>
  url === undefined ? undefined : <TextLink variant="quiet" href={url} newTab />

/**
 * Game navigation, the networks that have a resource, the logo of every vendor once, help, operator, licence, age and
 * copyright (S-224 to S-226, G-03). Renders a `<footer>`.
 */
export const Footer = observer(function Footer() {
  const text = useText()
  const { catalogue, locale, merchant, system, ports } = useRoot()
  const destinations = useDestinations('footer')
  const { brandName, certificates, copyrightYear, footerLinks, licence, minimumAge, payments } = merchant.current
  const linksOf = (chosen: readonly Destination[]) =>
    chosen.map(({ path, labelKey }) => ({ value: path, label: text(labelKey), render: <Link to={path} /> }))
  const ownLinks = footerLinks.filter(({ url }) => !url.startsWith('/') || ports.place.hasPage(url))
  const vendors = new Map(catalogue.lanes.flatMap((lane) => lane.cards).map((card) => [card.vassalage, card]))
  return (
    <Root
      brand={
        <>
          <Logo name={brandName} />
          {system.isSandbox ? <p>{text('footer.sandbox')}</p> : null}
        </>
      }
      marks={{
        title: text('our_partners'),
        items: [...vendors.values()].map((card) => <VendorMark key={card.vassalage} card={card} height={28} />),
      }}
      smallPrint={
        <>
          {payments.length > 0 ? (
            <MarkLine>
              <span id="footer-payments">{text('footer.payments')}</span>
              <Marks role="list" aria-labelledby="footer-payments">
                {payments.map((name) => (
                  <li key={name['EN']}>{ownText(name, locale.language)}</li>
                ))}
              </Marks>
            </MarkLine>
          ) : null}
          <Seals>
            <Seal
              kind="age"
              age={text('footer.age_sign', { age: minimumAge })}
              title={text('footer.age', { age: minimumAge })}
            />
            {licence === null ? null : (
              <Seal
                kind="regulator"
                title={text('footer.licence', { number: licence.number, authority: licence.authority })}
                render={proof(licence.url)}
              />
            )}
            {certificates.map(({ name, url }) => (
              <Seal key={url} kind="laboratory" title={name} text={text('footer.certificate')} render={proof(url)} />
            ))}
          </Seals>
          <LicenceLine />
          <OperatorLine />
          <Deferred failed={null}>
            <Barred />
          </Deferred>
          <p>{text('footer.copyright', { year: copyrightYear, brand: brandName })}</p>
        </>
      }
    >
      <FooterBlock
        title={text('in_increase_game')}
        links={linksOf(destinations.filter(({ isAboutGames }) => isAboutGames))}
      />
      <FooterBlock
        title={text('footer.site')}
        links={[
          ...linksOf(destinations.filter(({ isAboutGames }) => !isAboutGames)),
          // A merchant may list a page again under another title.
          ...ownLinks.map(({ title, url }) => ({
            value: `own ${url}`,
            label: ownText(title, locale.language),
            render: url.startsWith('/') ? <Link to={url} /> : <TextLink variant="quiet" href={url} newTab />,
          })),
        ]}
      />
      <Help
        title={text('footer.help')}
        links={helpContacts(merchant.current).map(({ name, url }) => ({
          value: url,
          label: name,
          render: <TextLink variant="quiet" href={url} target="_blank" rel="noopener noreferrer" />,
        }))}
      />
      <SocialLinks
        title={text('follow_us')}
        links={networks.flatMap(({ type, icon }) => {
          const resource = system.resources.get(type)
          return resource ? [{ value: type, label: icon.title, href: resource.url ?? '', mark: icon.path }] : []
        })}
        texts={{ link: (network) => text('footer.follow_on', { network }) }}
      />
    </Root>
  )
})
