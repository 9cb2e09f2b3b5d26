import { Footer as Foot, FooterBlock, Link as TextLink, SocialLinks } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useDestinations } from '../../app/navigation.ts'
import { Logo } from '../../parts/brand/Logo.tsx'
import { OperatorLines } from '../../parts/brand/OperatorLines.tsx'
import { useRoot } from '../../app/RootContext.ts'
import { useText } from '../../parts/text/useText.ts'
import { VendorMark } from '../../parts/vendors/VendorMark.tsx'
import { helpContacts } from '../../safety/HelpLinks.tsx'
import { networks } from './networks.ts'

/**
 * Game navigation, the networks that have a resource, the logo of every vendor once, help, operator, licence, age and copyright
 * (S-224 to S-226, G-03).
 * Renders a `<footer>`.
 */
export const Footer = observer(function Footer() {
  const text = useText()
  const { catalogue, merchant, system } = useRoot()
  const destinations = useDestinations('footer')
  const { brandName, copyrightYear } = merchant.current
  const vendors = new Map(catalogue.lanes.flatMap((lane) => lane.cards).map((card) => [card.vassalage, card]))
  return (
    <Foot
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
          <OperatorLines />
          <p>{text('footer.copyright', { year: copyrightYear, brand: brandName })}</p>
        </>
      }
    >
      <FooterBlock
        title={text('in_increase_game')}
        links={destinations.map(({ id, path, labelKey }) => ({
          value: id,
          label: text(labelKey),
          render: <Link to={path} />,
        }))}
      />
      <FooterBlock
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
    </Foot>
  )
})
