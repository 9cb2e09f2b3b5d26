/** Examines a platform: the contract's run, and beyond it texts, pictures and flags. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contract, moduleFlags } from '@croupier/api'
import { languagesWithTexts } from '@croupier/locales'
import { conform } from '../../packages/api/src/conform/conform.ts'
import type { ConformOptions } from '../../packages/api/src/conform/run.ts'
import type { SiteMap } from '../site-map/siteMap.ts'
import { lookAt, pictureFindings, textFindings, valueOf, type Answered } from './contentFindings.ts'
import { flagFindings } from './flagFindings.ts'
import { fromContract, Screens, type DoctorFinding, type DoctorReport } from './findings.ts'

/** What is examined, and how far it may go. */
export interface ExamineOptions extends Omit<ConformOptions, 'answered'> {
  /** The merchant's languages; default none. */
  readonly languages?: readonly string[] | undefined
  readonly map?: SiteMap
}

/** The map of the site as it is committed. */
export const committedMap = (): SiteMap =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../site-map/siteMap.json'), 'utf8')) as SiteMap

const languageFindings = (languages: readonly string[]): readonly DoctorFinding[] =>
  languages
    .filter((code) => !languagesWithTexts().includes(code))
    .map((code) => ({
      area: 'text',
      level: 'notice',
      endpoint: 'merchant.json',
      field: `languages ${code}`,
      says: 'the site has no texts in this language and shows English',
      screens: ['every page'],
    }))

function modulesIn(answers: readonly Answered[]): ReadonlyMap<string, boolean> {
  const status = answers.find(({ id }) => id === 'system.status')
  const read = status && contract['system.status'].value.safeParse(valueOf(status))
  return read?.success === true ? moduleFlags(read.data.info.whitelabel) : new Map()
}

/**
 * Runs every check. No response of the platform is an error; problems become findings.
 * @throws PlatformUnreachable when nothing answers at all
 */
export async function examine(options: ExamineOptions): Promise<DoctorReport> {
  const map = options.map ?? committedMap()
  const screens = new Screens(map)
  const answers: Answered[] = []
  const report = await conform({
    ...options,
    answered: (id, { status, text, broken }) => {
      if (broken === undefined) answers.push({ id, status, text })
    },
  })
  const modules = modulesIn(answers)
  const carrier = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const findings = [
    ...report.findings.map((one) => fromContract(screens, one)),
    ...textFindings(answers, screens),
    ...languageFindings(options.languages ?? []),
    ...(await pictureFindings(answers, screens, { base: options.base, look: lookAt(async (one) => carrier(one)) })),
    ...flagFindings(modules, map.flags, report.calls, screens),
  ]
  return {
    base: report.base,
    merchant: report.merchant,
    dialect: report.dialect,
    passed: findings.every(({ level }) => level !== 'broken'),
    calls: report.calls,
    findings: findings.toSorted((a, b) => rank(a) - rank(b)),
    modules: Object.fromEntries(modules),
  }
}

const rank = ({ level }: DoctorFinding) => (level === 'broken' ? 0 : 1)
