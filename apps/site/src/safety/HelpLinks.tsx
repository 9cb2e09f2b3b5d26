import type { SiteMerchant } from '@croupier/api/merchant'
import { Link } from '@croupier/ui/Link'
import { tokens } from '@croupier/ui/theme'
import { observer } from 'mobx-react-lite'
import { styled } from 'styled-components'
import { useRoot } from '../base/RootContext.ts'

interface HelpLink {
  readonly name: string
  readonly url: string
}

/** Free help in many languages, independent of any operator; their names are never translated. */
const international: readonly HelpLink[] = [
  { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/' },
  { name: 'Gamblers Anonymous', url: 'https://gamblersanonymous.org/' },
]

/** Software that blocks gambling sites on a device. */
const blockers: readonly HelpLink[] = [
  { name: 'BetBlocker', url: 'https://betblocker.org/' },
  { name: 'Gamban', url: 'https://gamban.com/' },
]

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.s2} ${tokens.space.s4};

  /* In the middle of an empty state, where the deep ground has its own colour. */
  [data-size] > & {
    justify-content: center;
  }
  [data-size='page'] > & a {
    color: ${tokens.color.onDeep};
  }
`

/** Links to other sites, opened in a new tab and without a referrer. Renders a `<ul>`. */
export const HelpList = ({ links, label }: { links: readonly HelpLink[]; label?: string }) => (
  <List role="list" aria-label={label}>
    {links.map(({ name, url }) => (
      <li key={name}>
        <Link newTab href={url}>
          {name}
        </Link>
      </li>
    ))}
  </List>
)

/** Who listens and advises in a merchant's market, then internationally (G-44). */
export const helpContacts = ({ help: { contacts = [] } }: Pick<SiteMerchant, 'help'>): readonly HelpLink[] => [
  ...contacts,
  ...international,
]

/** Who listens and advises: the contacts of the market first, then international ones (G-44). Renders a `<ul>`. */
export const HelpContacts = observer(function HelpContacts({ label }: { label?: string }) {
  return <HelpList links={helpContacts(useRoot().merchant.current)} {...(label !== undefined && { label })} />
})

/** Programs that block gambling sites on a device (G-38). Renders a `<ul>`. */
export const HelpBlockers = ({ label }: { label?: string }) => (
  <HelpList links={blockers} {...(label !== undefined && { label })} />
)
