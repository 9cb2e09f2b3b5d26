import { Card, tokens } from '@croupier/ui'
import { styled } from 'styled-components'
import { ServiceButton } from '../parts/service/ServiceButton.tsx'
import { useText } from '../parts/text/useText.ts'

/** Free help in many languages, independent of any operator; their names are never translated. */
const helpers = [
  { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', href: 'https://gamblersanonymous.org/' },
] as const

/** Software that blocks gambling sites on a device. */
const blockers = [
  { name: 'BetBlocker', href: 'https://betblocker.org/' },
  { name: 'Gamban', href: 'https://gamban.com/' },
] as const

const Body = styled.div`
  display: grid;
  gap: ${tokens.space.s3};
  justify-items: start;

  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space.s2} ${tokens.space.s4};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    color: ${tokens.color.accentText};
  }
  & h3 {
    margin: 0;
    font-size: ${tokens.fontSize.md};
  }
`

const Links = ({ links }: { links: readonly { readonly name: string; readonly href: string }[] }) => (
  <ul>
    {links.map(({ name, href }) => (
      <li key={name}>
        <a href={href} target="_blank" rel="noreferrer">
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** Help outside this site, blockers, and how to complain (G-38, G-44, G-45). Renders a `<section>`. */
export function SafetyHelp() {
  const text = useText()
  return (
    <section id="help" aria-labelledby="safety-help">
      <h2 id="safety-help">{text('safety.help')}</h2>
      <Card>
        <Body>
          <p>{text('safety.help_text')}</p>
          <Links links={helpers} />
          <p>{text('safety.blockers')}</p>
          <Links links={blockers} />
          <h3>{text('safety.complaint')}</h3>
          <p>{text('safety.complaint_text')}</p>
          <ServiceButton />
        </Body>
      </Card>
    </section>
  )
}
