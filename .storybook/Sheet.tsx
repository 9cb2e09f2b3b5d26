import { createElement, type FunctionComponent } from 'react'
import { HooksContext } from 'storybook/preview-api'
import { variants, type OnSheet } from './pictures.ts'
import SideBySide, { type Globals } from './SideBySide.tsx'

interface Prepared {
  readonly id: string
  readonly name: string
  readonly parameters: { readonly onSheet?: OnSheet }
  readonly storyGlobals: Globals
  readonly initialArgs: Readonly<Record<string, unknown>>
  readonly unboundStoryFn: FunctionComponent<Readonly<Record<string, unknown>>>
}

interface Store {
  readonly loadCSFFileByStoryId: (id: string) => Promise<object>
  readonly componentStoriesFromCSFFile: (from: { csfFile: object }) => readonly Prepared[]
  readonly getStoryContext: (
    story: Prepared,
    options: { forceInitialArgs: boolean },
  ) => Readonly<Record<string, unknown>>
}

const store = () =>
  (globalThis as unknown as { __STORYBOOK_PREVIEW__: { storyStoreValue: Store } }).__STORYBOOK_PREVIEW__.storyStoreValue

/** A test has its story's look. */
const isTest = ({ id }: Prepared) => id.includes(':')

/** The stories that are on the same sheet as this one. */
export const storiesOnSheet = async (id: string): Promise<readonly Prepared[]> => {
  const csfFile = await store().loadCSFFileByStoryId(id)
  const stories = store().componentStoriesFromCSFFile({ csfFile })
  const sheetOf = ({ parameters }: Prepared) => parameters.onSheet?.sheet
  const wanted = stories.filter((story) => story.id === id).map(sheetOf)[0]
  return stories.filter(
    (story) => story.id === id || (wanted === sheetOf(story) && wanted !== undefined && !isTest(story)),
  )
}

/** Props of `Sheet`. */
export interface SheetProps {
  /** Settings of Storybook's toolbars. */
  globals: Globals
  /** From {@link storiesOnSheet}. */
  stories: readonly Prepared[]
  /** Texts by language. */
  messages: Readonly<Record<string, unknown>>
}

const isFramed = ({ parameters }: Prepared) => parameters.onSheet?.as === 'frames'

/** A story that sets the theme itself looks the same in both. */
const themesOf = ({ storyGlobals: { theme } }: Prepared) =>
  theme === 'light' || theme === 'dark' ? ([theme] as const) : (['light', 'dark'] as const)

const label = { font: '12px/2 system-ui', color: '#767676' }

/**
 * Stories of one file, for one picture: those at rest in all variants, then the others in frames. Renders a `<div>`.
 */
export default function Sheet({ globals, stories, messages }: SheetProps) {
  const plain = { ...globals, language: 'EN', brand: 'felt', motion: 'still' }
  const resting = stories.filter((story) => !isFramed(story))
  return (
    // Also where the layout centres a story.
    <div style={{ inlineSize: 'calc(100vw - 2rem)', marginInline: 'auto' }}>
      {resting.length > 0 && (
        <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem', alignItems: 'start' }}>
          {variants.map(({ name, ...settings }) => {
            const own = { ...plain, ...settings }
            return (
              <section key={name} aria-label={name} style={{ minInlineSize: 0 }}>
                <p style={label}>{name}</p>
                {resting.map((story) => (
                  // Radio buttons of the same name are one group within a form.
                  <form key={story.id} onSubmit={(event) => event.preventDefault()}>
                    {createElement(story.unboundStoryFn, {
                      ...store().getStoryContext(story, { forceInitialArgs: true }),
                      globals: own,
                      viewMode: 'docs',
                      hooks: new HooksContext(),
                      loaded: { messages: messages[own.language] },
                    })}
                  </form>
                ))}
              </section>
            )
          })}
        </div>
      )}
      {stories.filter(isFramed).map((story) => (
        <section key={story.id} aria-label={story.name}>
          <p style={label}>{story.name}</p>
          <SideBySide
            id={story.id}
            globals={{ ...plain, ...story.storyGlobals }}
            themes={themesOf(story)}
            height="36rem"
            initialArgs={story.initialArgs}
            args={story.initialArgs}
          />
        </section>
      ))}
    </div>
  )
}
