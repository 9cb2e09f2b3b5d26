/** Navigation, header and footer components of the kit, for the conformance suite. */
import { BalancePill } from '../balance-pill/BalancePill.tsx'
import { BannerCarousel } from '../banner-carousel/BannerCarousel.tsx'
import { BottomNavigation } from '../bottom-navigation/BottomNavigation.tsx'
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs.tsx'
import { Footer } from '../footer/Footer.tsx'
import { FooterBlock } from '../footer/FooterBlock.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'
import { SkipLink } from '../skip-link/SkipLink.tsx'
import { SocialLinks } from '../social-links/SocialLinks.tsx'
import { Stepper } from '../stepper/Stepper.tsx'
import { TabBar } from '../tab-bar/TabBar.tsx'
import { TopBar } from '../top-bar/TopBar.tsx'
import { VendorStrip } from '../vendor-strip/VendorStrip.tsx'
import { NavigationMenu } from '../navigation-menu/NavigationMenu.tsx'
import { Pagination } from '../pagination/Pagination.tsx'
import { Tab } from '../tabs/Tab.tsx'
import { TabList } from '../tabs/TabList.tsx'
import { TabPanel } from '../tabs/TabPanel.tsx'
import { Tabs } from '../tabs/Tabs.tsx'
import type { Subject } from './conformance.tsx'

const nothing = () => undefined
const links = [{ value: 'home', label: 'Home', href: '#home' }]

const pages = (loading: boolean) => (
  <Pagination
    page={4}
    pages={20}
    loading={loading}
    onPageChange={nothing}
    texts={{
      nav: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      position: (page, of) => `${page} of ${of}`,
    }}
  />
)

/** Each with the root it documents. */
export const navigation = {
  TabBar: {
    element: (
      <TabBar label="Main" items={[{ value: 'home', label: 'Home', icon: '⌂', href: '#home', current: true }]} />
    ),
    root: 'nav',
  },
  Tabs: {
    element: (
      <Tabs defaultValue="all">
        <TabList label="Games">
          <Tab value="all">All</Tab>
          <Tab value="hot">Hot</Tab>
        </TabList>
        <TabPanel value="all">All games</TabPanel>
        <TabPanel value="hot">Hot games</TabPanel>
      </Tabs>
    ),
    root: 'div',
  },
  TabList: {
    element: (
      <TabList label="Games" variant="segment" stretch>
        <Tab value="all">All</Tab>
      </TabList>
    ),
    root: 'div',
    within: (list) => <Tabs defaultValue="all">{list}</Tabs>,
    states: {
      stretched: {
        element: <TabList label="Games" variant="segment" stretch />,
        attributes: { 'data-variant': 'segment', 'data-stretch': '' },
      },
      plain: { element: <TabList label="Games" />, attributes: { 'data-variant': 'line', 'data-stretch': null } },
    },
  },
  Tab: {
    element: <Tab value="all">All</Tab>,
    root: 'button',
    within: (tab) => (
      <Tabs defaultValue="all">
        <TabList label="Games">{tab}</TabList>
      </Tabs>
    ),
    states: {
      chosen: { element: <Tab value="all">All</Tab>, attributes: { 'data-active': '', 'data-disabled': null } },
      disabled: {
        element: (
          <Tab value="hot" disabled>
            Hot
          </Tab>
        ),
        attributes: { 'data-active': null, 'data-disabled': '' },
      },
    },
  },
  TabPanel: {
    element: <TabPanel value="all">All games</TabPanel>,
    root: 'div',
    within: (panel) => (
      <Tabs defaultValue="all">
        <TabList label="Games">
          <Tab value="all">All</Tab>
        </TabList>
        {panel}
      </Tabs>
    ),
  },
  Pagination: {
    element: pages(false),
    root: 'nav',
    states: {
      plain: { element: pages(false), attributes: { 'aria-label': 'Pages', 'data-loading': null } },
      loading: { element: pages(true), attributes: { 'data-loading': '', 'aria-busy': 'true' } },
    },
  },
  NavigationMenu: {
    element: (
      <NavigationMenu label="Pages" items={[{ value: 'home', label: 'Home', link: <a href="#home">Home</a> }]} />
    ),
    root: 'nav',
    onDeep: true,
  },
  Breadcrumbs: { element: <Breadcrumbs label="You are here" crumbs={links} />, root: 'nav' },
  Stepper: {
    element: (
      <Stepper
        label="Withdrawal"
        steps={[{ value: 'amount', label: 'Amount', state: 'current' }]}
        texts={{ done: 'done', current: 'current', failed: 'failed', upcoming: 'not started' }}
      />
    ),
    root: 'ol',
  },
  SkipLink: { element: <SkipLink href="#content">To the content</SkipLink>, root: 'a' },
  SideMenu: { element: <SideMenu label="Games" items={links} />, root: 'nav' },
  TopBar: { element: <TopBar label="Top bar" brand="Croupier" />, root: 'header' },
  BottomNavigation: { element: <BottomNavigation label="Categories" items={links} />, root: 'nav' },
  Footer: { element: <Footer smallPrint="18+" />, root: 'footer' },
  FooterBlock: { element: <FooterBlock title="Games" links={links} />, root: 'nav', onDeep: true },
  SocialLinks: {
    element: (
      <SocialLinks
        title="Follow us"
        links={[{ value: 'line', label: 'LINE', href: '#line', mark: 'M2 2h20v20H2z' }]}
        texts={{ link: (name) => name }}
      />
    ),
    root: 'div',
    onDeep: true,
  },
  BalancePill: {
    element: <BalancePill amount="1.00" masked={false} onMaskedChange={nothing} />,
    root: 'div',
    onDeep: true,
  },
  BannerCarousel: {
    element: (
      <BannerCarousel
        label="Promotions"
        banners={[{ value: 'one', label: 'One', image: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }]}
        texts={{ pause: 'Pause', dot: ({ label }) => label }}
      />
    ),
    root: 'section',
  },
  VendorStrip: {
    element: (
      <VendorStrip
        label="Vendors"
        vendors={[{ value: 'a', label: 'Golden Reef' }]}
        value="a"
        onValueChange={nothing}
        fallbackIcon="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="
        texts={{ previous: 'Previous', next: 'Next' }}
      />
    ),
    root: 'div',
  },
} as const satisfies Readonly<Record<string, Subject>>
