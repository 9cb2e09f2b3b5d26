/**
 * The promised browsers. The list is `browserslist` of the root's `package.json`, where other tools also look for it;
 * the build, the check of styles, the guide's table and this page's readers import it from here.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A promised browser. */
export interface PromisedBrowser {
  /** Name in browserslist. */
  readonly name: keyof typeof names
  /** The oldest version promised. */
  readonly from: string
}

/** Names of browsers in browserslist, in the data of MDN, and as targets of the build. */
const names = {
  chrome: { data: 'chrome', target: 'chrome' },
  edge: { data: 'edge', target: 'edge' },
  firefox: { data: 'firefox', target: 'firefox' },
  safari: { data: 'safari', target: 'safari' },
  ios_saf: { data: 'safari_ios', target: 'ios' },
} as const

const { browserslist } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../package.json'), 'utf8'),
) as {
  readonly browserslist: readonly string[]
}

/** The table of promised browsers. */
export const promisedBrowsers: readonly PromisedBrowser[] = browserslist.map((line) => {
  const [, name = '', from = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
  if (!(name in names))
    throw new Error(`package.json: browserslist: “${line}” is not “browser >= version” of a known browser.`)
  return { name: name as PromisedBrowser['name'], from }
})

/** The promise as targets of the build. */
export const buildTargets: string[] = promisedBrowsers.map(({ name, from }) => `${names[name].target}${from}`)

/** The promised browsers under the names that MDN's compatibility data has for them. */
export const promisedInData = promisedBrowsers.map(({ name, from }) => ({ name: names[name].data, from }))
