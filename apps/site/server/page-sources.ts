import { readFileSync } from 'node:fs'
import path from 'node:path'
import { aliases, categoryPath, lobbyTypes, paths } from '@croupier/stores'

const homes = [paths.home, ...aliases.home, paths.login, paths.register, ...aliases.register]
const each = (list: readonly string[], source: string) => Object.fromEntries(list.map((one) => [one, source]))

/** The source of the page at each path, below `src`. A test holds this table to the routes. */
export const pageSources: Readonly<Record<string, string>> = {
  ...each(homes, 'pages/home/HomePage.tsx'),
  ...each(lobbyTypes.map(categoryPath), 'pages/lobby/LobbyPage.tsx'),
  ...each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'].map(categoryPath), 'pages/category/CategoryPage.tsx'),
  ...each([paths.help, paths.helpCentre], 'pages/help/HelpPage.tsx'),
  ...each([paths.terms, paths.privacy], 'pages/legal/LegalPage.tsx'),
  ...each([paths.download, ...aliases.download], 'pages/download/DownloadPage.tsx'),
  [categoryPath('LIVE')]: 'pages/category/LivePage.tsx',
  [paths.notices]: 'pages/notices/NoticePage.tsx',
  [paths.promotions]: 'pages/promotions/PromotionsPage.tsx',
  [paths.promotion]: 'pages/promotions/PromotionPage.tsx',
  [paths.pointMall]: 'pages/point-mall/PointMallPage.tsx',
  [paths.safety]: 'safety/SafetyPage.tsx',
  [paths.licences]: 'pages/licences/LicencesPage.tsx',
  [paths.contact]: 'pages/contact/ContactPage.tsx',
  [paths.depositTutorial]: 'pages/deposit-tutorial/DepositTutorialPage.tsx',
  [paths.lottery]: 'pages/lottery/LotteryPage.tsx',
  [paths.join]: 'pages/join/JoinPage.tsx',
  [paths.fbSports]: 'pages/fb-sports/FbSportsPage.tsx',
  [paths.seamless]: 'pages/game/SeamlessPage.tsx',
  [paths.game]: 'pages/game/GamePage.tsx',
}

const sourceFolder = path.join(import.meta.dirname, '../src')
const centreFolders = { agent: 'agent-centre', centre: 'member-centre' } as const

/** A centre, by the name of the query that opens it. */
export type CentreName = keyof typeof centreFolders

/** Every centre. */
export const centreNames = Object.keys(centreFolders) as CentreName[]

/** What every page of a centre needs, below `src`. */
export const centreParts: Readonly<Record<CentreName, readonly string[]>> = {
  agent: ['agent-centre/pages.ts', 'agent-centre/AgentCentre.tsx', 'shell/overlays/Overlays.tsx'],
  centre: ['member-centre/pages.ts', 'member-centre/MemberCentre.tsx', 'shell/overlays/Overlays.tsx'],
}

/** The source of each page of a centre, below `src`, by the page's key: as the centre's own table imports them. */
export function centreSources(name: CentreName): ReadonlyMap<string, string> {
  const folder = centreFolders[name]
  const table = readFileSync(path.join(sourceFolder, folder, 'pages.ts'), 'utf8')
  return new Map(
    [...table.matchAll(/^  (\w+): page\([\s\S]*?import\('([^']+)'\)/gm)].map(([, key = '', file = '']) => [
      key,
      path.posix.join(folder, file),
    ]),
  )
}

/** A path as this server compares it: the router takes any casing, and a slash at the end. */
export const pathOf = (at: string): string => at.toLowerCase().replace(/(?<=.)\/$/, '')
