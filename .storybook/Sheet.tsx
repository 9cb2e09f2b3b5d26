import { createElement, type FunctionComponent } from 'react'
import { HooksContext } from 'storybook/preview-api'
import { variants } from './pictures.ts'
import type { Globals } from './SideBySide.tsx'

interface Prepared {
  readonly id: string
  readonly name: string
  readonly parameters: { readonly onSheet?: boolean }
  readonly initialArgs: object
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

/** The stories that are on the same sheet as this one, which comes first. */
export const storiesOnSheet = async (id: string): Promise<readonly Prepared[]> => {
  const csfFile = await store().loadCSFFileByStoryId(id)
  return store()
    .componentStoriesFromCSFFile({ csfFile })
    .filter((story) => story.id === id || (story.parameters.onSheet && !isTest(story)))
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

/** Stories of one file in all variants, for one picture. Renders a `<div>`. */
export default function Sheet({ globals, stories, messages }: SheetProps) {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: '1rem',
        alignItems: 'start',
        // Also where the layout centres a story.
        inlineSize: 'calc(100vw - 2rem)',
      }}
    >
      {variants.map(({ name, ...settings }) => {
        const own = { ...globals, language: 'EN', brand: 'felt', ...settings }
        return (
          <section key={name} aria-label={name} style={{ minInlineSize: 0 }}>
            <p style={{ font: '12px/2 system-ui', color: '#767676' }}>{name}</p>
            {stories.map((story) => (
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
  )
}
