import { t } from '@croupier/ui'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Logo } from '../brand/Logo.tsx'
import { useRoot } from '../root/RootContext.ts'
import { useText } from '../text/useText.ts'
import { FollowUs } from './FollowUs.tsx'
import { VendorLogos } from './VendorLogos.tsx'

const Root = styled.footer`
  background: ${t.color.deep};
  color: ${t.color.onDeepMuted};
  font-size: ${t.fontSize.sm};
`

const Inner = styled.div`
  display: grid;
  gap: ${t.space.s6};
  max-inline-size: 90rem;
  margin-inline: auto;
  padding: ${t.space.s6} ${t.space.s4} ${t.space.s7};

  @media (min-width: 48rem) {
    padding-inline: ${t.space.s5};
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${t.space.s6};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
`

const Heading = styled.h2`
  margin-block-end: ${t.space.s2};
  color: ${t.color.onDeep};
  font-size: ${t.fontSize.sm};
  font-weight: ${t.fontWeight.semibold};
`

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${t.space.s4};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.25rem;
    color: ${t.color.onDeepMuted};
    text-decoration: none;
  }
  a:hover {
    color: ${t.color.onDeep};
    text-decoration: underline;
  }
`

const Small = styled.div`
  display: grid;
  gap: ${t.space.s1};
  padding-block-start: ${t.space.s5};
  border-block-start: 1px solid ${t.color.deepBorder};
  font-size: ${t.fontSize.xs};
`

/** Game navigation, social links, vendor logos and the copyright line (S-224 to S-226). Renders a `<footer>`. */
export const Footer = observer(function Footer() {
  const text = useText()
  const { catalogue, merchant } = useRoot()
  return (
    <Root>
      <Inner>
        <Columns>
          <div>
            <Logo name="Croupier" />
            <p>{text('footer.sandbox')}</p>
          </div>
          <nav aria-label={text('nav.footer')}>
            <Heading>{text('in_increase_game')}</Heading>
            <Links>
              {catalogue.navigation.map(({ path, labelKey }) => (
                <li key={path}>
                  <Link to={path}>{text(labelKey)}</Link>
                </li>
              ))}
              <li>
                <Link to="/noticePage">{text('title.notices')}</Link>
              </li>
            </Links>
          </nav>
          <FollowUs />
        </Columns>
        <VendorLogos />
        <Small>
          <p>{text('footer.age', { age: merchant.current.minimumAge })}</p>
          <p>{text('footer.copyright', { year: '2025', brand: 'Croupier' })}</p>
        </Small>
      </Inner>
    </Root>
  )
})
