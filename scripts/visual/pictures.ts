import type { BuiltStory, Mode } from '../storybook/built.ts'

/** One picture of a story. */
export interface Picture {
  /** Name of its file: the story's id and the mode. */
  readonly name: string
  /** The story's id. */
  readonly story: string
  readonly mode: Mode
}

/** All pictures of these stories, the ones that Chromatic takes. */
export const picturesOf = (stories: readonly BuiltStory[]): readonly Picture[] =>
  stories.flatMap(({ id, isTest, tags, viewport, modes }) =>
    // Stories hidden from the sidebar are tests without a separate look.
    isTest || !tags.includes('dev')
      ? []
      : Object.entries(modes).map(([name, mode]) => ({
          name: `${id}.${name}`,
          story: id,
          mode: { ...(viewport !== undefined && { viewport }), ...mode },
        })),
  )
