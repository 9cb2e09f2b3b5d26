/** The kit's navigation and gaming parts as the conformance suite wants them: one table, so that none is forgotten. */
import type { ReactElement } from 'react'
import { BalancePill } from '../balance-pill/BalancePill.tsx'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { BottomNavigation } from '../bottom-navigation/BottomNavigation.tsx'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { Footer } from '../footer/Footer.tsx'
import { FooterBlock } from '../footer/FooterBlock.tsx'
import { LoadMore } from '../load-more/LoadMore.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'
import { SkipLink } from '../skip-link/SkipLink.tsx'
import { SocialLinks } from '../social-links/SocialLinks.tsx'
import { Stepper } from '../stepper/Stepper.tsx'
import { TopBar } from '../top-bar/TopBar.tsx'
import { VendorStrip } from '../vendor-strip/VendorStrip.tsx'
import type { Conformance } from './conformance.tsx'

/** A component, its documented root, and its documented states. */
export interface PartSubject extends Conformance {
  readonly element: ReactElement
}

const nothing = () => undefined
const links = [{ id: 'home', text: 'Home', href: '#home' }]

const more = (state: Partial<Parameters<typeof LoadMore>[0]>) => (
  <LoadMore hasMore loading={false} onMore={nothing} moreText="More" loadingText="Loading" endText="All" {...state} />
)

const pill = (refreshing: boolean) => (
  <BalancePill
    amount="1.00"
    masked={false}
    onMaskedChange={nothing}
    loadingText="Loading"
    maskedText="Hidden"
    toggleText="Hide"
    refreshing={refreshing}
  />
)

/** What leads through a page, each with the root it documents. */
export const navigation: Readonly<Record<string, PartSubject>> = {
  Breadcrumbs: { element: <Breadcrumbs label="You are here" crumbs={links} />, root: 'nav' },
  Stepper: {
    element: (
      <Stepper
        label="Withdrawal"
        steps={[{ id: 'amount', text: 'Amount', state: 'current' }]}
        stateTexts={{ done: 'done', current: 'current', failed: 'failed', upcoming: 'not started' }}
      />
    ),
    root: 'ol',
  },
  LoadMore: {
    element: more({}),
    root: 'div',
    states: {
      more: { element: more({}), attributes: { 'data-state': 'more' } },
      loading: { element: more({ loading: true }), attributes: { 'data-state': 'loading' } },
      failed: { element: more({ error: 'No answer.' }), attributes: { 'data-state': 'failed' } },
      end: { element: more({ hasMore: false }), attributes: { 'data-state': 'end' } },
    },
  },
  SkipLink: { element: <SkipLink href="#content">To the content</SkipLink>, root: 'a' },
  SideMenu: { element: <SideMenu label="Games" items={links} />, root: 'nav' },
  TopBar: { element: <TopBar label="Top bar" brand="Croupier" />, root: 'header' },
  BottomNavigation: { element: <BottomNavigation label="Categories" items={links} />, root: 'nav' },
  Footer: { element: <Footer smallPrint="18+" />, root: 'footer' },
  FooterBlock: { element: <FooterBlock title="Games" links={links} />, root: 'nav' },
  SocialLinks: {
    element: (
      <SocialLinks
        title="Follow us"
        links={[{ id: 'line', href: '#line', mark: { title: 'LINE', path: 'M2 2h20v20H2z' } }]}
        linkText={(name) => name}
      />
    ),
    root: 'div',
  },
  BalancePill: {
    element: pill(false),
    root: 'div',
    states: {
      still: { element: pill(false), attributes: { 'data-refreshing': null } },
      refreshing: { element: pill(true), attributes: { 'data-refreshing': '' } },
    },
  },
  BannerCarousel: {
    element: (
      <BannerCarousel
        label="Promotions"
        banners={[{ id: 'one', text: 'One', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }]}
        pauseText="Pause"
        dotText={({ text }) => text}
      />
    ),
    root: 'section',
  },
  VendorStrip: {
    element: (
      <VendorStrip
        label="Vendors"
        vendors={[{ id: 'a', name: 'Golden Reef' }]}
        value="a"
        onChange={nothing}
        fallbackIcon="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
        previousText="Previous"
        nextText="Next"
      />
    ),
    root: 'div',
  },
}
