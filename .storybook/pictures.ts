/**
 * Which pictures Chromatic takes, and `npm run visual`: every state is on one. The stories of a kit file share sheets:
 * one at rest is drawn there in all {@link variants}; one that plays, shows something on top of the page, fills it or has
 * settings of its own is drawn in frames, light next to dark, {@link framedOnSheet} on a sheet. A state of the site is
 * pictured light, the templates of its pages in more modes ({@link pageTemplate}).
 */
import { plainName } from './plainName.ts'
import { widths } from './widths.ts'

const at = (theme: string, more: object = {}) => ({ theme, motion: 'still', viewport: widths.laptop.width, ...more })

/** What a sheet shows of each story, as settings of the toolbars. */
export const variants = [
  { name: 'Light', theme: 'light' },
  { name: 'Dark', theme: 'dark' },
  { name: 'Right to left', theme: 'light', language: 'AR' },
  { name: 'A tall script', theme: 'light', language: 'MY' },
  { name: 'Another brand', theme: 'dark', brand: 'arcade' },
  { name: 'High contrast', theme: 'light', brand: 'high-contrast' },
] as const

/** How many stories in frames share a sheet: few enough that it is ready before Chromatic stops waiting, after 15 s. */
export const framedOnSheet = 3

/**
 * The most pictures of a whole build. Chromatic counts each one, and each has to be looked at: a story that goes over this
 * belongs on a sheet, or says why it is not pictured.
 */
export const mostPictures = 1_000

/** Where a story of the kit is pictured. */
export interface OnSheet {
  /** Which sheet of the story's file. */
  readonly sheet: number
  /** How it is drawn there. */
  readonly as: 'variants' | 'frames'
}

const disableSnapshot = { chromatic: { disableSnapshot: true } }
const sheet = { chromatic: { modes: { sheet: at('sheet') } } }
const pair = { chromatic: { modes: { pair: at('both') } } }

/** The mode of a state of the site. */
const alone = { light: at('light') }

/** For a template of the site's pages: both themes, phones, another brand, and scripts of all kinds. */
export const pageTemplate = {
  chromatic: {
    modes: {
      ...alone,
      dark: at('dark'),
      phone: at('light', { viewport: widths.phone.width }),
      branded: at('light', { viewport: widths.phone.width, brand: 'arcade' }),
      ...Object.fromEntries(
        ['DE', 'AR', 'TH', 'JA', 'HI', 'MY'].map((language) => [language, at('light', { language })]),
      ),
    },
  },
}

/** For a story that is not pictured. */
export const unpictured = (reason: string) => ({ chromatic: { disableSnapshot: true }, unpictured: reason })

interface Input {
  readonly name?: string
  readonly title?: string
  readonly tags?: readonly string[]
  readonly parameters?: Readonly<Record<string, unknown>>
  readonly play?: unknown
  readonly globals?: Readonly<Record<string, unknown>>
}

interface Story {
  extend: (input: Input) => Story
}

interface Meta {
  readonly input: Input
  story: (input?: Input | (() => unknown)) => Story
}

/** A test starts with its story's look; its end has none worth a picture. */
const withoutTests = (story: Story): Story => {
  const extend = story.extend.bind(story)
  story.extend = (input) =>
    withoutTests(
      extend(
        input.tags?.includes('test-fn') ? { ...input, parameters: { ...input.parameters, ...disableSnapshot } } : input,
      ),
    )
  return story
}

/** The width that a story is made for, in pixels; undefined for any. */
export const ownWidth = ({ viewport }: Readonly<Record<string, unknown>>): number | undefined => {
  const { value } = (viewport ?? {}) as { readonly value?: string }
  return Object.entries(widths).find(([name]) => name === value)?.[1].width
}

/**
 * Gives each story of a meta the pictures that the rules above require, and a name without requirement ids. A button or
 * link is centred.
 */
const ruled = (meta: Meta): Meta => {
  const { title = '', tags: shared = [], parameters: given = {}, play: plays, globals: set = {} } = meta.input
  const story = meta.story.bind(meta)
  let sheets = 0
  let framed = 0
  const joins = (onSheet: OnSheet, isFirst: boolean) => ({ ...(isFirst ? sheet : disableSnapshot), onSheet })
  const rule = ({ tags = [], parameters = {}, play, globals }: Input) => {
    if ([...shared, ...tags].some((tag) => tag === '!dev')) return unpictured('a test without a state of its own')
    if ('chromatic' in given || 'chromatic' in parameters) return {}
    if (title.startsWith('Site/')) {
      const width = ownWidth({ ...set, ...globals })
      return { chromatic: { modes: width === undefined ? alone : { light: at('light', { viewport: width }) } } }
    }
    const layout = parameters['layout'] ?? given['layout']
    const isFramed =
      (play ?? plays) !== undefined || title.startsWith('Overlays/') || globals !== undefined || layout === 'fullscreen'
    const isFirst = sheets === 0
    if (!isFramed) {
      if (isFirst) sheets = 1
      return joins({ sheet: 0, as: 'variants' }, isFirst)
    }
    const begins = isFirst || framed >= framedOnSheet
    // Settings of its own would apply to the whole sheet.
    if (begins && globals !== undefined) return pair
    if (begins) {
      sheets += 1
      framed = 0
    }
    framed += 1
    return joins({ sheet: sheets - 1, as: 'frames' }, begins)
  }
  meta.story = (input = {}) => {
    const told: Input = typeof input === 'function' ? ({ render: input } as Input) : input
    const name = told.name === undefined ? {} : { name: plainName(told.name) }
    const layout = title.startsWith('Actions/') && !('layout' in given) ? { layout: 'centered' } : {}
    return withoutTests(story({ ...told, ...name, parameters: { ...rule(told), ...layout, ...told.parameters } }))
  }
  return meta
}

/** Applies the rules for pictures to every story that is made with this preview. */
export const withPictures = (preview: object): void => {
  const factory = preview as unknown as { meta: (input: Input) => Meta }
  const meta = factory.meta.bind(factory)
  factory.meta = (input) => ruled(meta(input))
}
