/** Compares the pictures of two built Storybooks with Playwright's own comparison. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serveStorybook, storiesOf } from '../storybook/built.ts'
import { type Picture, picturesOf } from './pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[]
}

const failed = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
  ...suites.flatMap(failed),
]

/** Runs the tests of these pictures; returns the names of those that failed. */
const take = async (address: string, folder: string, report: string, pictures: readonly Picture[], isBase: boolean) => {
  mkdirSync(report, { recursive: true })
  const list = path.join(report, 'pictures.json')
  writeFileSync(list, JSON.stringify(pictures))
  const config = path.join(import.meta.dirname, 'playwright.config.ts')
  // This process serves the stories meanwhile.
  const tests = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--config',
      config,
      `--update-snapshots=${isBase ? 'all' : 'none'}`,
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        STORYBOOK_ADDRESS: address,
        PICTURES: list,
        PICTURES_FOLDER: folder,
        PICTURES_REPORT: report,
      },
    },
  )
  await once(tests, 'exit')
  const results = path.join(report, 'results.json')
  if (!existsSync(results)) throw new Error('Playwright wrote no results; see its output above.')
  return failed(JSON.parse(readFileSync(results, 'utf8')) as Suite)
}

/** What a comparison found, as names of pictures. */
export interface Comparison {
  /** Different from the base, or failing to draw or play. */
  readonly changed: readonly string[]
  /** Only here: there is nothing to compare it with. */
  readonly added: readonly string[]
  /** Only in the base. */
  readonly removed: readonly string[]
  /** How many were compared. */
  readonly compared: number
}

/** Both built Storybooks, and the folder for the result. */
export interface Sides {
  readonly before: string
  readonly after: string
  /** Folder for the base's pictures and Playwright's report. */
  readonly report: string
  /** Only pictures whose name contains this. */
  readonly filter?: string
}

/** Pictures both and compares them. A story that the base cannot render counts as added. */
export const compare = async ({ before, after, report, filter = '' }: Sides): Promise<Comparison> => {
  const [old, now] = [await serveStorybook(before), await serveStorybook(after)]
  try {
    const wanted = async (address: string) =>
      picturesOf(await storiesOf(address)).filter(({ name }) => name.includes(filter))
    const [oldPictures, nowPictures] = [await wanted(old.address), await wanted(now.address)]
    const [oldNames, nowNames] = [oldPictures, nowPictures].map((of) => new Set(of.map(({ name }) => name)))
    const both = (pictures: readonly Picture[]) =>
      pictures.filter(({ name }) => oldNames?.has(name) && nowNames?.has(name))
    const folder = path.join(report, 'base')
    const broken = new Set(await take(old.address, folder, path.join(report, 'of-base'), both(oldPictures), true))
    const compared = both(nowPictures).filter(({ name }) => !broken.has(name))
    const changed = compared.length > 0 ? await take(now.address, folder, report, compared, false) : []
    return {
      changed,
      added: nowPictures.flatMap(({ name }) => (oldNames?.has(name) && !broken.has(name) ? [] : [name])),
      removed: oldPictures.flatMap(({ name }) => (nowNames?.has(name) ? [] : [name])),
      compared: compared.length,
    }
  } finally {
    await Promise.all([old.close(), now.close()])
  }
}
