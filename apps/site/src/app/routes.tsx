import { aliases, categoryLabel, categoryPath, lobbyTypes, paths } from '@croupier/stores'
import { isValidElement } from 'react'
import { matchRoutes, Navigate, useLocation, useParams, type RouteObject } from 'react-router-dom'
import { NotFoundPage } from '../pages/not-found/NotFoundPage.tsx'
import { page, type Page } from './page.ts'
import type { PageLoad } from './pageLoads.ts'
import { barePage, fullPage, headerOnlyPage, type PageHandle } from './slots.ts'

// The first look waits for nothing but its own chunk and the texts the site starts with.
const Home = page('index', async () => (await import('../pages/home/HomePage.tsx')).HomePage, { texts: 'first' })
const Lobby = page('egame', async () => (await import('../pages/lobby/LobbyPage.tsx')).LobbyPage)
const Category = page('byIframe', async () => (await import('../pages/category/CategoryPage.tsx')).CategoryPage)
const Live = page('live', async () => (await import('../pages/category/LivePage.tsx')).LivePage)
const Notices = page('notices', async () => (await import('../pages/notices/NoticePage.tsx')).NoticePage)
const Promotions = page('promo', async () => (await import('../pages/promotions/PromotionsPage.tsx')).PromotionsPage)
const Promotion = page('promoDetail', async () => (await import('../pages/promotions/PromotionPage.tsx')).PromotionPage)
const PointMall = page('pointMall', async () => (await import('../pages/point-mall/PointMallPage.tsx')).PointMallPage)
const Safety = page('safety', async () => (await import('../safety/SafetyPage.tsx')).SafetyPage)
const Licences = page('licences', async () => (await import('../pages/licences/LicencesPage.tsx')).LicencesPage)
const Help = page('help', async () => (await import('../pages/help/HelpPage.tsx')).HelpPage)
const Legal = page('legal', async () => (await import('../pages/legal/LegalPage.tsx')).LegalPage)
const Contact = page('contact', async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage)
const DepositTutorial = page(
  'deposit-tutorial',
  async () => (await import('../pages/deposit-tutorial/DepositTutorialPage.tsx')).DepositTutorialPage,
)
const Lottery = page('lottery', async () => (await import('../pages/lottery/LotteryPage.tsx')).LotteryPage)
const Join = page('joinus', async () => (await import('../pages/join/JoinPage.tsx')).JoinPage)
const Download = page('download', async () => (await import('../pages/download/DownloadPage.tsx')).DownloadPage)
const FbSports = page('fbSports', async () => (await import('../pages/fb-sports/FbSportsPage.tsx')).FbSportsPage)
const Seamless = page('seamless', async () => (await import('../pages/game/SeamlessPage.tsx')).SeamlessPage)
const Game = page('game', async () => (await import('../pages/game/GamePage.tsx')).GamePage)

/** Games by type: /games/RNG and so on name a page in any casing (S-039). */
function GamesByType() {
  const { games = '' } = useParams()
  return <Navigate to={`/${games.toLowerCase()}`} replace />
}

/** Categories with their own page; slots, fishing and card games have lobbies. */
const categories = ['SPORTS', 'LIVE', 'ESPORTS', 'COCKFIGHT', 'ELOTT'] as const

const home = fullPage('title.home')

/** Every route that is built. Each page group is a lazy chunk (S-049); unknown paths have their own page (S-040). */
export const routes: (RouteObject & { readonly handle?: PageHandle })[] = [
  ...[paths.home, ...aliases.home].map((path) => ({ path, element: <Home />, handle: home })),
  ...[paths.register, ...aliases.register].map((path) => ({
    path,
    element: <Home />,
    handle: fullPage('title.register', { modal: 'register' }),
  })),
  { path: paths.login, element: <Home />, handle: fullPage('title.login', { modal: 'login' }) },
  { path: paths.promotions, element: <Promotions />, handle: fullPage('hd_event') },
  { path: paths.pointMall, element: <PointMall />, handle: fullPage('title.point_mall') },
  { path: paths.promotion, element: <Promotion />, handle: fullPage('hd_event') },
  { path: paths.safety, element: <Safety />, handle: fullPage('title.safety', { openOnBreak: true }) },
  { path: paths.notices, element: <Notices />, handle: fullPage('title.notices', { openOnBreak: true }) },
  { path: paths.licences, element: <Licences />, handle: fullPage('title.licences', { openOnBreak: true }) },
  { path: paths.help, element: <Help />, handle: fullPage('title.help', { openOnBreak: true }) },
  { path: paths.helpCentre, element: <Help />, handle: barePage('title.help', { openOnBreak: true }) },
  {
    path: paths.terms,
    element: <Legal key="terms" legal="terms" />,
    handle: fullPage('title.terms', { openOnBreak: true }),
  },
  {
    path: paths.privacy,
    element: <Legal key="privacy" legal="privacy" />,
    handle: fullPage('title.privacy', { openOnBreak: true }),
  },
  { path: paths.contact, element: <Contact />, handle: fullPage('title.contact', { openOnBreak: true }) },
  {
    path: paths.depositTutorial,
    element: <DepositTutorial />,
    handle: fullPage('title.deposit_tutorial', { openOnBreak: true }),
  },
  ...categories.map((type) => ({
    path: categoryPath(type),
    element: type === 'LIVE' ? <Live /> : <Category />,
    handle: fullPage(categoryLabel(type)),
  })),
  ...lobbyTypes.map((type) => ({
    path: categoryPath(type),
    element: <Lobby key={type} />,
    handle: fullPage(categoryLabel(type)),
  })),
  {
    path: paths.lottery,
    element: <Lottery />,
    handle: headerOnlyPage('con_lott', { bottomNavigation: false }),
  },
  { path: paths.join, element: <Join />, handle: fullPage('title.join') },
  ...[paths.download, ...aliases.download].map((path) => ({
    path,
    element: <Download />,
    handle: fullPage('in_app_download'),
  })),
  { path: paths.game, element: <Game />, handle: headerOnlyPage('title.game', { bottomNavigation: false }) },
  { path: paths.fbSports, element: <FbSports />, handle: headerOnlyPage('con_sports') },
  {
    path: paths.seamless,
    element: <Seamless />,
    handle: headerOnlyPage('title.game', { bottomNavigation: false }),
  },
  { path: '/games/:games', element: <GamesByType />, handle: home },
  { path: '*', element: <NotFoundPage />, handle: fullPage('title.not_found', { openOnBreak: true }) },
]

/** Whether a path of this site leads to a page, and not to the one that says there is none. */
export const hasPage = (path: string): boolean => matchRoutes(routes, path)?.at(-1)?.route.path !== '*'

/**
 * Fetches the page of this path ahead of its first render.
 * @returns what it can load before it is drawn.
 */
export async function preloadPage(path: string): Promise<readonly PageLoad[]> {
  const { element } = matchRoutes(routes, path)?.at(-1)?.route ?? {}
  if (!isValidElement(element)) return []
  const page = element.type as Partial<Page<object>>
  await page.preload?.()
  return page.loads?.() ?? []
}

/** Parts of the shell around the current page. */
export function usePageHandle(): PageHandle {
  const location = useLocation()
  return matchRoutes(routes, location)?.at(-1)?.route.handle ?? home
}
