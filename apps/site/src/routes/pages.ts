import type { LegalText } from '@croupier/forms'
import type { PlainKey } from '@croupier/locales'
import { categoryLabel, categoryPath, paths, type Switched } from '@croupier/stores'
import { page, type Page } from '../parts/page/page.ts'

/** Where links to the site's pages are shown: the header's bottom navigation, the side menu, and the footer. */
export type MenuPlace = 'header' | 'side' | 'footer'

/** A link to a page, or to a part of it, in the menus. */
export interface PageLink {
  readonly places: readonly MenuPlace[]
  /** Message key of its label. Default the title of the page. */
  readonly labelKey?: PlainKey
  /** The linked part of the page, as `#rules`. */
  readonly hash?: string
}

/** Distinguishes pages that share a component. */
export interface PageProps {
  /** The category whose games are shown. */
  readonly gameType: string
  readonly legal: LegalText
}

/** All facts of a page. Router, menus, titles, the server and the doctor read this record. */
export interface SitePage extends Switched {
  /** Its address, as links write it. */
  readonly path: string
  /** Other addresses of the page. */
  readonly aliases?: readonly string[]
  /** Message key of its title. */
  readonly titleKey: PlainKey
  /** Its component, loaded as a separate chunk. */
  readonly page: Page<PageProps> | Page<object>
  /** Props of the component, for pages that share one. */
  readonly props?: Partial<PageProps>
  /**
   * Side menu and footer surround a full page; header-only pages have neither, bare ones not even the header. Default
   * `full`.
   */
  readonly frame?: 'full' | 'headerOnly' | 'bare'
  /** Hides the header's row of categories. */
  readonly hidesCategories?: true
  /** Opens this modal together with the page. */
  readonly modal?: 'login' | 'register'
  /** Stays open to a member on a break: withdrawals, messages and help, not play or offers. */
  readonly openOnBreak?: true
  /** Stays open to visitors if a merchant requires everybody else to log in first. */
  readonly openBeforeSignIn?: true
  /** The category whose games it shows; its link is visible while the category has vendors. */
  readonly gameType?: string
  /** Shows a running game, whose own bar has clock and result. Not rendered on the server. */
  readonly isGame?: true
  /** Links in the menus, which are in the order of this table. */
  readonly links?: readonly PageLink[]
}

const everywhere: readonly MenuPlace[] = ['header', 'side', 'footer']
const sideAndFooter: readonly MenuPlace[] = ['side', 'footer']

// The first view waits only for its own chunk and the site's first texts.
const Home = page('pages/home/HomePage', async () => (await import('../pages/home/HomePage.tsx')).HomePage, {
  texts: 'first',
})
const Lobby = page('pages/lobby/LobbyPage', async () => (await import('../pages/lobby/LobbyPage.tsx')).LobbyPage)
const Category = page(
  'pages/category/CategoryPage',
  async () => (await import('../pages/category/CategoryPage.tsx')).CategoryPage,
)
const Live = page('pages/category/LivePage', async () => (await import('../pages/category/LivePage.tsx')).LivePage)
const Help = page('pages/help/HelpPage', async () => (await import('../pages/help/HelpPage.tsx')).HelpPage)
const Legal = page('pages/legal/LegalPage', async () => (await import('../pages/legal/LegalPage.tsx')).LegalPage)

/** The page of a category. `/games/RNG` and so on name it too. */
const category = (gameType: string, shown: Page<PageProps>): SitePage => ({
  path: categoryPath(gameType),
  aliases: [`/games/${gameType}`],
  titleKey: categoryLabel(gameType),
  modules: ['GAMELO3'],
  page: shown,
  props: { gameType },
  gameType,
  links: [{ places: everywhere }],
})

/** Every page of the site, in the order of its menus. A new page is one record here. */
export const sitePages: readonly SitePage[] = [
  {
    path: paths.home,
    aliases: ['/index', '/index.html', '/home'],
    titleKey: 'title.home',
    page: Home,
    links: [{ places: ['header', 'side'], labelKey: 'hd_home' }],
  },
  { path: paths.login, titleKey: 'title.login', page: Home, modal: 'login', openBeforeSignIn: true },
  {
    path: paths.register,
    aliases: ['/register.html'],
    titleKey: 'title.register',
    modules: ['DIRECTREG3'],
    page: Home,
    modal: 'register',
    openBeforeSignIn: true,
  },
  category('SPORTS', Category),
  category('LIVE', Live),
  category('COCKFIGHT', Category),
  category('RNG', Lobby),
  category('FISH', Lobby),
  category('PVP', Lobby),
  { ...category('ELOTT', Category), aliases: ['/games/ELOTT', '/games/LOTT'] },
  category('ESPORTS', Category),
  {
    path: paths.promotions,
    titleKey: 'hd_event',
    modules: ['REWCEN3'],
    page: page(
      'pages/promotions/PromotionsPage',
      async () => (await import('../pages/promotions/PromotionsPage.tsx')).PromotionsPage,
    ),
    links: [{ places: everywhere }],
  },
  {
    path: paths.promotion,
    titleKey: 'hd_event',
    modules: ['REWCEN3'],
    page: page(
      'pages/promotions/PromotionPage',
      async () => (await import('../pages/promotions/PromotionPage.tsx')).PromotionPage,
    ),
  },
  {
    path: paths.pointMall,
    titleKey: 'title.point_mall',
    modules: ['PTSYS3'],
    page: page(
      'pages/point-mall/PointMallPage',
      async () => (await import('../pages/point-mall/PointMallPage.tsx')).PointMallPage,
    ),
    links: [{ places: sideAndFooter }],
  },
  {
    path: paths.notices,
    titleKey: 'title.notices',
    page: page('pages/notices/NoticePage', async () => (await import('../pages/notices/NoticePage.tsx')).NoticePage),
    openOnBreak: true,
    links: [{ places: sideAndFooter }],
  },
  {
    path: paths.help,
    titleKey: 'title.help',
    page: Help,
    openOnBreak: true,
    links: [{ places: sideAndFooter }, { places: ['footer'], labelKey: 'title.complaints', hash: '#complaint-path' }],
  },
  // Help inside the frame of an app.
  { path: '/helpmc', titleKey: 'title.help', page: Help, frame: 'bare', openOnBreak: true, openBeforeSignIn: true },
  {
    path: paths.contact,
    titleKey: 'title.contact',
    page: page('pages/contact/ContactPage', async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage),
    openOnBreak: true,
    links: [{ places: sideAndFooter }],
  },
  {
    path: paths.depositTutorial,
    titleKey: 'title.deposit_tutorial',
    modules: ['DEPOSIT', 'DPSTBAS3'],
    without: 'CREDITMAR3',
    page: page(
      'pages/deposit-tutorial/DepositTutorialPage',
      async () => (await import('../pages/deposit-tutorial/DepositTutorialPage.tsx')).DepositTutorialPage,
    ),
    openOnBreak: true,
    links: [{ places: sideAndFooter }],
  },
  {
    path: paths.download,
    aliases: ['/download'],
    titleKey: 'in_app_download',
    page: page(
      'pages/download/DownloadPage',
      async () => (await import('../pages/download/DownloadPage.tsx')).DownloadPage,
    ),
    openBeforeSignIn: true,
    links: [{ places: sideAndFooter }],
  },
  {
    path: paths.join,
    titleKey: 'title.join',
    modules: ['AFFMAN3'],
    page: page('pages/join/JoinPage', async () => (await import('../pages/join/JoinPage.tsx')).JoinPage),
    links: [{ places: sideAndFooter }],
  },
  {
    path: paths.safety,
    titleKey: 'title.safety',
    page: page('safety/SafetyPage', async () => (await import('../safety/SafetyPage.tsx')).SafetyPage),
    openOnBreak: true,
    links: [{ places: sideAndFooter }],
  },
  // Linked in the email to a trusted contact.
  {
    path: paths.trusted,
    titleKey: 'title.trusted',
    page: page('pages/trusted/TrustedPage', async () => (await import('../pages/trusted/TrustedPage.tsx')).TrustedPage),
    openOnBreak: true,
    openBeforeSignIn: true,
  },
  {
    path: paths.status,
    titleKey: 'title.status',
    page: page('pages/health/HealthPage', async () => (await import('../pages/health/HealthPage.tsx')).HealthPage),
    openOnBreak: true,
    openBeforeSignIn: true,
    links: [{ places: ['footer'] }],
  },
  {
    path: paths.domains,
    titleKey: 'title.domains',
    page: page('pages/domains/DomainsPage', async () => (await import('../pages/domains/DomainsPage.tsx')).DomainsPage),
    openOnBreak: true,
    openBeforeSignIn: true,
    links: [{ places: ['footer'] }],
  },
  {
    path: paths.accessibility,
    titleKey: 'title.accessibility',
    page: page(
      'pages/accessibility/AccessibilityPage',
      async () => (await import('../pages/accessibility/AccessibilityPage.tsx')).AccessibilityPage,
    ),
    openOnBreak: true,
    openBeforeSignIn: true,
    links: [{ places: ['footer'] }],
  },
  {
    path: paths.dataUse,
    titleKey: 'title.data',
    page: page(
      'pages/data-use/DataUsePage',
      async () => (await import('../pages/data-use/DataUsePage.tsx')).DataUsePage,
    ),
    openOnBreak: true,
    openBeforeSignIn: true,
    links: [{ places: ['footer'] }],
  },
  {
    path: paths.terms,
    titleKey: 'title.terms',
    page: Legal,
    props: { legal: 'terms' },
    openOnBreak: true,
    links: [{ places: ['footer'] }],
  },
  {
    path: paths.privacy,
    titleKey: 'title.privacy',
    page: Legal,
    props: { legal: 'privacy' },
    openOnBreak: true,
    links: [{ places: ['footer'] }],
  },
  {
    path: paths.licences,
    titleKey: 'title.licences',
    page: page(
      'pages/licences/LicencesPage',
      async () => (await import('../pages/licences/LicencesPage.tsx')).LicencesPage,
    ),
    openOnBreak: true,
    links: [{ places: ['footer'] }],
  },
  {
    path: paths.lottery,
    titleKey: 'con_lott',
    page: page('pages/lottery/LotteryPage', async () => (await import('../pages/lottery/LotteryPage.tsx')).LotteryPage),
    frame: 'headerOnly',
    hidesCategories: true,
  },
  {
    path: paths.game,
    titleKey: 'title.game',
    page: page('pages/game/GamePage', async () => (await import('../pages/game/GamePage.tsx')).GamePage),
    frame: 'headerOnly',
    hidesCategories: true,
    modules: ['GAMELO3'],
    isGame: true,
  },
  {
    path: paths.fbSports,
    titleKey: 'con_sports',
    page: page(
      'pages/fb-sports/FbSportsPage',
      async () => (await import('../pages/fb-sports/FbSportsPage.tsx')).FbSportsPage,
    ),
    frame: 'headerOnly',
    modules: ['GAMELO3'],
    isGame: true,
  },
  {
    path: paths.seamless,
    titleKey: 'title.game',
    page: page('pages/game/SeamlessPage', async () => (await import('../pages/game/SeamlessPage.tsx')).SeamlessPage),
    frame: 'headerOnly',
    hidesCategories: true,
    modules: ['GAMELO3'],
    isGame: true,
  },
]
