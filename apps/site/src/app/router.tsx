import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom'
import { RouteFailure } from '../failure/RouteFailure.tsx'
import { NotFoundPage } from '../failure/NotFoundPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import { lazyPage } from './lazyPage.ts'
import { fullPage, headerOnlyPage } from './slots.ts'

const home = lazyPage('index', async () => (await import('../home/HomePage.tsx')).HomePage)
const lobby = lazyPage('egame', async () => (await import('../lobby/LobbyPage.tsx')).LobbyPage)
const category = lazyPage('byIframe', async () => (await import('../category/CategoryPage.tsx')).CategoryPage)
const notices = lazyPage('help', async () => (await import('../notices/NoticePage.tsx')).NoticePage)
const game = lazyPage('game', async () => (await import('../game/GamePage.tsx')).GamePage)

const categoryTitles = {
  sports: 'con_sports',
  live: 'con_live',
  esports: 'compete_game',
  cockfight: 'in_cockfight_nav',
  elott: 'con_lott',
} as const
const lobbyTitles = { rng: 'con_rng', fish: 'con_fish', pvp: 'con_pvp' } as const

/** Every route that is built. Each page group is a lazy chunk (S-049); unknown paths have a page of their own (S-040). */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: RouteFailure,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteFailure,
        children: [
          { index: true, lazy: home, handle: fullPage('title.home') },
          ...['index', 'index.html', 'home'].map((path) => ({ path, lazy: home, handle: fullPage('title.home') })),
          ...['register', 'register.html'].map((path) => ({
            path,
            lazy: home,
            handle: fullPage('title.register', { modal: 'register' }),
          })),
          { path: 'login', lazy: home, handle: fullPage('title.login', { modal: 'login' }) },
          { path: 'noticePage', lazy: notices, handle: fullPage('title.notices') },
          ...Object.entries(categoryTitles).map(([path, titleKey]) => ({ path, lazy: category, handle: fullPage(titleKey) })),
          ...Object.entries(lobbyTitles).map(([path, titleKey]) => ({ path, lazy: lobby, handle: fullPage(titleKey) })),
          { path: 'game', lazy: game, handle: headerOnlyPage('title.game') },
          // Games by type: /RNG, /Fish and so on name a lobby in any casing (S-039).
          { path: 'games/:games', loader: ({ params }) => redirect(`/${(params['games'] ?? '').toLowerCase()}`) },
          { path: '*', Component: NotFoundPage, handle: fullPage('title.not_found') },
        ],
      },
    ],
  },
]

/** The site's router over the browser's history (S-047). */
export const createRouter = () => createBrowserRouter(routes)
