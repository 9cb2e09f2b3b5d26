/**
 * The part of ICU MessageFormat that the catalogue uses, as a tree of pieces: enough to rewrite the words of a text
 * and leave its arguments, tags, quoting and plural rules alone. Formatting itself is the site's work.
 */
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  /** Copied as it stands: an argument with its type, a tag, a quoted part, `#`. */
  | { readonly kind: 'code'; readonly text: string; readonly argument?: string }
  | { readonly kind: 'choice'; readonly argument: string; readonly head: string; readonly options: readonly Option[] }

interface Option {
  readonly selector: string
  readonly pieces: readonly Piece[]
}

const choiceHead = /^\{\s*([\w.]+)\s*,\s*(?:plural|selectordinal|select)\s*,\s*(?:offset:\d+\s*)?/
const argumentHead = /^\{\s*([\w.]+)\s*[,}]/
const codePart = /^(?:'[{}<>#|](?:[^']|'')*'?|''|<\/?[a-z][\w-]*\s*\/?>|#|\((?:min|max)\))/i

/** Splits a text into its pieces. A text with unbalanced braces throws a SyntaxError naming the place. */
export function readMessage(message: string): readonly Piece[] {
  const reader = { message, at: 0 }
  const pieces = readPieces(reader)
  if (reader.at < message.length) throw unbalanced(message, reader.at)
  return pieces
}

/** Names of the arguments a text takes, sorted, each once. */
export function argumentsOf(message: string): readonly string[] {
  return [...new Set(namesIn(readMessage(message)))].toSorted()
}

/** Rewrites the words of a text; everything else stays as it is. */
export function mapWords(message: string, rewrite: (words: string) => string): string {
  return writePieces(readMessage(message), rewrite)
}

interface Reader {
  readonly message: string
  at: number
}

function readPieces(reader: Reader): Piece[] {
  const pieces: Piece[] = []
  let words = ''
  const endWords = (): void => {
    if (words !== '') pieces.push({ kind: 'words', text: words })
    words = ''
  }
  while (reader.at < reader.message.length) {
    const rest = reader.message.slice(reader.at)
    if (rest.startsWith('}')) break
    const code = codePart.exec(rest)?.[0]
    if (rest.startsWith('{')) {
      endWords()
      pieces.push(readArgument(reader, rest))
    } else if (code !== undefined) {
      endWords()
      pieces.push({ kind: 'code', text: code })
      reader.at += code.length
    } else {
      words += rest[0]
      reader.at += 1
    }
  }
  endWords()
  return pieces
}

function readArgument(reader: Reader, rest: string): Piece {
  const choice = choiceHead.exec(rest)
  if (choice !== null) return readChoice(reader, choice[0], choice[1] ?? '')
  const argument = argumentHead.exec(rest)?.[1]
  const end = rest.indexOf('}')
  if (argument === undefined || end < 0) throw unbalanced(reader.message, reader.at)
  const text = rest.slice(0, end + 1)
  reader.at += text.length
  return { kind: 'code', text, argument }
}

function readChoice(reader: Reader, head: string, argument: string): Piece {
  reader.at += head.length
  const options: Option[] = []
  for (;;) {
    const selector = /^\s*([^\s{}]+)\s*\{/.exec(reader.message.slice(reader.at))
    if (selector === null) break
    reader.at += selector[0].length
    const pieces = readPieces(reader)
    expectBrace(reader)
    options.push({ selector: selector[1] ?? '', pieces })
  }
  reader.at += /^\s*/.exec(reader.message.slice(reader.at))?.[0].length ?? 0
  expectBrace(reader)
  return { kind: 'choice', argument, head, options }
}

function expectBrace(reader: Reader): void {
  if (reader.message[reader.at] !== '}') throw unbalanced(reader.message, reader.at)
  reader.at += 1
}

function namesIn(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'words') return []
    if (piece.kind === 'code') return piece.argument === undefined ? [] : [piece.argument]
    return [piece.argument, ...piece.options.flatMap((option) => namesIn(option.pieces))]
  })
}

function writePieces(pieces: readonly Piece[], rewrite: (words: string) => string): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'words') return rewrite(piece.text)
      if (piece.kind === 'code') return piece.text
      const options = piece.options.map(({ selector, pieces: text }) => `${selector} {${writePieces(text, rewrite)}}`)
      return `${piece.head}${options.join(' ')}}`
    })
    .join('')
}

function unbalanced(message: string, at: number): SyntaxError {
  return new SyntaxError(`Unbalanced brace at character ${at} of: ${message}`)
}
