import type { Brand } from '@croupier/ui'
import { BalancePill } from '@croupier/ui/BalancePill'
import { BottomNavigation } from '@croupier/ui/BottomNavigation'
import { Button } from '@croupier/ui/Button'
import { Footer } from '@croupier/ui/Footer'
import { FooterBlock } from '@croupier/ui/FooterBlock'
import { Modal } from '@croupier/ui/Modal'
import { SideMenu } from '@croupier/ui/SideMenu'
import { TopBar } from '@croupier/ui/TopBar'
import { tokens } from '@croupier/ui/theme'
import { LoginForm } from '@croupier/forms/LoginForm'
import { mobileRules } from '@croupier/forms/mobileRule'
import { ChartColumn, House, Spade, Wallet } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { BrandLogo } from '../../packages/ui/src/brand/BrandLogo.tsx'
import { KitScreen } from './KitScreen.tsx'
import { LobbyScreen } from './LobbyScreen.tsx'
import { MoneyScreen } from './MoneyScreen.tsx'
import { ReportScreen } from './ReportScreen.tsx'

const Page = styled.div`
  container-type: inline-size;
`
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
  align-items: start;
  padding: ${tokens.space.s5};

  & > nav {
    display: none;
  }
  @container (min-width: 48rem) {
    grid-template-columns: 12rem minmax(0, 1fr);

    & > nav {
      display: block;
    }
  }
`
const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.s5};
`

/** The screens a brand can be seen on. */
export const sampleScreens = {
  lobby: { label: 'Lobby', icon: <Spade aria-hidden />, Screen: LobbyScreen },
  money: { label: 'Money', icon: <Wallet aria-hidden />, Screen: MoneyScreen },
  report: { label: 'Report', icon: <ChartColumn aria-hidden />, Screen: ReportScreen },
  kit: { label: 'The kit', icon: <House aria-hidden />, Screen: KitScreen },
} as const

/** One of `sampleScreens`. */
export type SampleScreenName = keyof typeof sampleScreens

const lanes = ['Home', 'Slots', 'Live casino', 'Fishing', 'Sports', 'Lottery']
const help = ['Help centre', 'Play within limits', 'Terms']
const stay = '#stay'

/**
 * A whole sample page of a site, from top bar to footer, with a modal to open. Renders a `<div>`.
 */
export const SampleScreen = ({ brand: { title, name }, screen }: { brand: Brand; screen: SampleScreenName }) => {
  const [masked, setMasked] = useState(false)
  const [signingIn, setSigningIn] = useState(false)
  const { Screen } = sampleScreens[screen]
  return (
    // Links of the sample page lead nowhere.
    <Page onClickCapture={(event) => (event.target as Element).closest(`a[href='${stay}']`) && event.preventDefault()}>
      <TopBar
        label="Top bar"
        brand={<BrandLogo name={title} ground="deep" />}
        account={
          <>
            <BalancePill
              amount="₱12,480.50"
              masked={masked}
              onMaskedChange={setMasked}
              texts={{ loading: 'Loading…', masked: 'Balance hidden', mask: 'Hide balance' }}
            />
            <Button size="sm" onClick={() => setSigningIn(true)}>
              Sign in
            </Button>
          </>
        }
      >
        <BottomNavigation
          label="Categories"
          items={lanes.map((text, index) => ({ value: text, label: text, href: stay, current: index === 1 }))}
        />
      </TopBar>
      <Body>
        <SideMenu
          label="Side menu"
          items={Object.entries(sampleScreens).map(([id, { label, icon }]) => ({
            value: id,
            label,
            icon,
            href: stay,
            current: id === screen,
          }))}
        />
        <Main>
          <Screen />
        </Main>
      </Body>
      <Footer
        brand={<BrandLogo name={title} ground="deep" />}
        smallPrint={<p>18+. Play within your limits. © 2025 {title}</p>}
      >
        <FooterBlock title="Games" links={lanes.map((text) => ({ value: text, label: text, href: stay }))} />
        <FooterBlock title="Help" links={help.map((text) => ({ value: text, label: text, href: stay }))} />
      </Footer>
      <Modal
        open={signingIn}
        onClose={() => setSigningIn(false)}
        title="Sign in"
        texts={{ close: 'Close' }}
        width={420}
        height="auto"
        data-testid={`window-${name}`}
      >
        <BrandLogo name={title} />
        <LoginForm mobileRule={mobileRules.PH} onSubmit={() => Promise.resolve()} />
      </Modal>
    </Page>
  )
}
