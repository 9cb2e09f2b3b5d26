/** How far a change reaches: which pictures Chromatic's TurboSnap would retake, by Chromatic's own trace. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStorybook, storiesOf } from '../storybook/built.ts'
import { picturesOf } from './pictures.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** One change of each usual kind, and the largest share of all pictures that it may affect. */
const changes = [
  { what: 'a component', file: 'packages/ui/src/pagination/Pagination.tsx', share: 0.6 },
  { what: 'a form', file: 'packages/forms/src/nickname/NicknameForm.tsx', share: 0.3 },
  // Each page of the site shows texts, and four of five pictures are of the site.
  { what: 'a text', file: 'packages/locales/src/messages/en/deposit.ts', share: 0.8 },
  { what: 'a page', file: 'apps/site/src/member-centre/deposit/DepositPage.tsx', share: 0.3 },
  { what: 'a token', file: 'packages/ui/src/theme/tokens.ts', share: 1 },
] as const

/** The story files that a change of `file` reaches; undefined when everything is pictured. */
const reached = (storybook: string, file: string): readonly string[] | undefined => {
  const { untraced } = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8')) as {
    readonly untraced: readonly string[]
  }
  const { stdout, stderr, status } = spawnSync(
    path.join(root, 'node_modules/.bin/chromatic'),
    [
      'trace',
      '--stats-file',
      path.join(storybook, 'preview-stats.json'),
      '--mode',
      'compact',
      ...untraced.flatMap((glob) => ['--untraced', glob]),
      file,
    ],
    { cwd: root, encoding: 'utf8' },
  )
  const told = stdout + stderr
  if (status !== 0 || !told.includes('Traced 1 changed file')) throw new Error(`chromatic trace ${file}: ${told}`)
  return told.includes('TurboSnap disabled')
    ? undefined
    : Array.from(told.matchAll(/^— (.+)$/gm), ([, story = '']) => story)
}

/** The number of pictures one change would retake. */
export interface Reach {
  readonly what: string
  readonly file: string
  readonly pictures: number
  readonly all: number
  readonly isTooFar: boolean
}

/** The reach of each usual change in a Storybook built with `--stats-json`. */
export const reachOf = async (storybook: string): Promise<readonly Reach[]> => {
  const { address, close } = await serveStorybook(storybook)
  const stories = await storiesOf(address).finally(close)
  const all = picturesOf(stories).length
  return changes.map(({ what, file, share }) => {
    const files = reached(storybook, file)
    const pictures = files ? picturesOf(stories.filter((story) => files.includes(story.file))).length : all
    return { what, file, pictures, all, isTooFar: pictures === 0 || pictures > all * share }
  })
}
