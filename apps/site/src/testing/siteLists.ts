/** The lists of the site, found in its source. For tests. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const source = path.resolve(import.meta.dirname, '..')

/** What waits for the platform and can fail. */
const awaits = /<(?:RemoteView|RecordResult|FailureState)\b/
/** What only a list has: entries made of data, rows, pages, a text for the empty state. */
const hasEntries =
  /\.map\(|EmptyState|\bempty[=:]|PageButtons|<Table\b|<GameGrid\b|<RecordResult\b|<ChatWindow\b|<WinnerBoard\b/
/** The pieces that lists are made of. */
const pieces = /(?:FailureState|RemoteView|RecordResult)\.tsx$/

/** The top-level declarations of a file, each with its text. */
const declarations = (text: string) =>
  text.split(/^(?=(?:export )?(?:const|function) )/m).map((body) => ({
    name: /^(?:export )?(?:const|function) (\w+)/.exec(body)?.[1] ?? '',
    body,
  }))

/** The text of a component that another one renders: in the same file, or in a neighbour that it imports. */
function rendered(file: string, text: string, body: string): string[] {
  return [...body.matchAll(/<([A-Z]\w+)/g)].flatMap(([, name]) => {
    const own = declarations(text).find((one) => one.name === name)
    // The first module that is named behind it, if that is a neighbour.
    const imported = new RegExp(`\\b${name}\\b(?:(?!from ')[^])*from '(\\.[^']+)'`).exec(
      text.slice(0, text.indexOf('\n\n')),
    )?.[1]
    const neighbour = imported === undefined ? '' : path.join(source, path.dirname(file), imported)
    return [
      ...(own ? [own.body] : []),
      ...(neighbour && existsSync(neighbour) && !pieces.test(neighbour) ? [readFileSync(neighbour, 'utf8')] : []),
    ]
  })
}

/** The components that show a list from the platform, by name, in the order of their files. */
export function siteLists(): string[] {
  return globSync('**/*.tsx', { cwd: source })
    .filter((file) => !/\.(?:stories|test)\.tsx$|^testing/.test(file) && !pieces.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), 'utf8')
      return declarations(text)
        .filter(({ body }) => awaits.test(body))
        .filter(({ body }) => [body, ...rendered(file, text, body)].some((one) => hasEntries.test(one)))
        .map(({ name }) => name)
    })
}
