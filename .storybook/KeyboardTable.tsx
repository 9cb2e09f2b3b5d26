import { Markdown } from '@storybook/addon-docs/blocks'

/** A row of a component's keyboard table: keys, and what they do. Stories list the rows in `parameters.keys`. */
export type KeyRow = readonly [keys: string, does: string]

const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** The keys of a component, or nothing if it only has native ones. Renders a heading and a table. */
export const KeyboardTable = ({ rows }: { rows: readonly KeyRow[] | undefined }) =>
  rows === undefined || rows.length === 0 ? null : (
    <>
      <Markdown>## Keyboard</Markdown>
      <Markdown>{table(['Keys', 'What they do'], rows)}</Markdown>
    </>
  )
