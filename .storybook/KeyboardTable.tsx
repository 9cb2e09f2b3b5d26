import { Markdown } from '@storybook/addon-docs/blocks'
import { keyboard, type KeyRow } from './keyboard.ts'

const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** The keys of one part, or nothing for a part that has none of its own. Renders a heading and a table. */
export const KeyboardTable = ({ rows }: { rows: readonly KeyRow[] | undefined }) =>
  rows === undefined || rows.length === 0 ? null : (
    <>
      <Markdown>## Keyboard</Markdown>
      <Markdown>{table(['Keys', 'What they do'], rows)}</Markdown>
    </>
  )

/** The keys of every part. Renders a table. */
export const AllKeys = () => (
  <Markdown>
    {table(
      ['Part', 'Keys', 'What they do'],
      Object.entries(keyboard).flatMap(([title, rows]) =>
        rows.map(([keys, does], place) => [place === 0 ? title.replace('Kit/', '') : '', keys, does]),
      ),
    )}
  </Markdown>
)
