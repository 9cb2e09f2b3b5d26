/** Pictures of a revision, kept between runs: a revision does not change, so it is pictured once. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findBrowser } from '../browser.ts'
import type { Pictures } from './stories.ts'

const ending = '.png'

/** How many revisions are kept. */
const mostKept = 3

/** Removes from `cache` the Storybooks and pictures of all revisions but `commit` and those made last. */
export const clearOld = (cache: string, commit: string): void => {
  if (!existsSync(cache)) return
  const made = (name: string) => statSync(path.join(cache, name)).mtimeMs
  const names = readdirSync(cache)
    .filter((name) => /^[\da-f]{40}/.test(name))
    .toSorted((a, b) => made(b) - made(a))
  const revisionOf = (name: string) => name.slice(0, 40)
  const keep = [...new Set([commit, ...names.map(revisionOf)])].slice(0, mostKept)
  for (const name of names) {
    if (!keep.includes(revisionOf(name))) rmSync(path.join(cache, name), { recursive: true })
  }
}

/**
 * Names everything but the stories that a picture depends on: the browser with its flags, how it is driven, the widths,
 * and `choice`, which stories were chosen and how.
 */
export const wayOfPicturing = async (choice: string): Promise<string> => {
  const hash = createHash('sha256').update(choice)
  const browser = await findBrowser()
  if (browser) hash.update(execFileSync(browser, ['--version', '--no-sandbox']))
  for (const file of ['stories.ts', 'rest.ts', '../browser.ts', '../../.storybook/widths.ts'])
    hash.update(readFileSync(path.join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The pictures kept in `folder`; when there are none, those that `take` makes. They are kept once all of them are there,
 * and only if no story was broken: a busy machine may have been too slow for it.
 */
export const kept = async (folder: string, take: () => Promise<Pictures>): Promise<Pictures> => {
  if (existsSync(folder)) {
    const names = readdirSync(folder).filter((name) => name.endsWith(ending))
    return {
      shots: new Map(names.map((name) => [name.slice(0, -ending.length), readFileSync(path.join(folder, name))])),
      broken: [],
    }
  }
  const pictures = await take()
  if (pictures.broken.length > 0) return pictures
  const unfinished = `${folder}.part`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  for (const [id, picture] of pictures.shots) writeFileSync(path.join(unfinished, `${id}${ending}`), picture)
  renameSync(unfinished, folder)
  return pictures
}
