import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sitePages } from './pages.ts'

const source = readFileSync(path.join(import.meta.dirname, 'pages.ts'), 'utf8')

it('loads each page group as a chunk of its own, and none of them with the table [S-049]', () => {
  const chunks = new Set(sitePages.map(({ page }) => page.chunk))
  expect(chunks).toEqual(
    new Set([
      'pages/accessibility/AccessibilityPage',
      'pages/category/CategoryPage',
      'pages/category/LivePage',
      'pages/contact/ContactPage',
      'pages/data-use/DataUsePage',
      'pages/deposit-tutorial/DepositTutorialPage',
      'pages/domains/DomainsPage',
      'pages/download/DownloadPage',
      'pages/fb-sports/FbSportsPage',
      'pages/game/GamePage',
      'pages/game/SeamlessPage',
      'pages/health/HealthPage',
      'pages/help/HelpPage',
      'pages/home/HomePage',
      'pages/join/JoinPage',
      'pages/legal/LegalPage',
      'pages/licences/LicencesPage',
      'pages/lobby/LobbyPage',
      'pages/lottery/LotteryPage',
      'pages/notices/NoticePage',
      'pages/point-mall/PointMallPage',
      'pages/promotions/PromotionPage',
      'pages/promotions/PromotionsPage',
      'pages/trusted/TrustedPage',
      'safety/SafetyPage',
    ]),
  )
  expect(source).not.toMatch(/^import .* from '\.\.\/(pages|safety)\//m)
})

it('keeps help, downloads and what concerns the site itself open to visitors where everybody else signs in first [S-042]', () => {
  const open = sitePages.filter(({ openBeforeSignIn }) => openBeforeSignIn)
  expect(open.flatMap(({ path: at, aliases = [] }) => [at, ...aliases])).toEqual([
    '/login',
    '/register',
    '/register.html',
    '/helpmc',
    '/down',
    '/download',
    '/trusted',
    '/status',
    '/domains',
    '/accessibility',
    '/data',
  ])
})

it('gives each address to one page', () => {
  const addresses = sitePages.flatMap(({ path: at, aliases = [] }) => [at, ...aliases]).map((at) => at.toLowerCase())
  expect(new Set(addresses).size).toBe(addresses.length)
})
