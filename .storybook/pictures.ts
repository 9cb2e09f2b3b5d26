/**
 * Which pictures Chromatic takes, and `npm run visual`: one of every state. A story of the kit that is at rest is on
 * the sheet of its file, which its first such story draws in all {@link variants}. One that plays, or shows something
 * on top of the page, has a separate picture, light next to dark. A state of the site is pictured light, the templates
 * of its pages in more modes ({@link pageTemplate}).
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

/** The mode of a state of the site. */
const alone = { light: at('light') }

const sheet = { chromatic: { modes: { sheet: at('sheet') } } }
const pair = { chromatic: { modes: { pair: at('both') } } }
const onSheet = { chromatic: { disableSnapshot: true }, onSheet: true }

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
        input.tags?.includes('test-fn')
          ? { ...input, parameters: { ...input.parameters, chromatic: { disableSnapshot: true } } }
          : input,
      ),
    )
  return story
}

/**
 * Gives each story of a meta the pictures that the rules above require, and a name without requirement ids. A button or
 * link is centred.
 */
const ruled = (meta: Meta): Meta => {
  const { title = '', tags: shared = [], parameters: given = {}, play: plays } = meta.input
  const story = meta.story.bind(meta)
  let hasSheet = false
  const rule = ({ tags = [], parameters = {}, play, globals }: Input) => {
    if ([...shared, ...tags].some((tag) => tag === '!dev')) return unpictured('a test without a state of its own')
    if ('chromatic' in given || 'chromatic' in parameters) return {}
    if (title.startsWith('Site/')) return { chromatic: { modes: alone } }
    const isAlone = (play ?? plays) !== undefined || title.startsWith('Overlays/') || globals !== undefined
    if (isAlone || parameters['layout'] === 'fullscreen' || given['layout'] === 'fullscreen') return pair
    if (hasSheet) return onSheet
    hasSheet = true
    return sheet
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
