import type english from './en/index.ts'

type English = typeof english

/** Every key of the catalogue. English is the reference: a key exists when the English tables have it. */
export type MessageKey = keyof English

/** Values of a text whose key is only known at run time; a text with a literal key takes {@link ValuesOf}. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A text to show, as data. A text from the platform replaces that of the key. */
export interface MessageDescriptor {
  readonly key: MessageKey
  readonly values?: MessageValues | undefined
  readonly serverMessage?: string | undefined
}

/*
 * Reads the arguments of an ICU text at the type level, one brace at a time. Braces alternate: one in a text opens an
 * argument, one in an argument opens the text of an option, so nesting depth need not be counted.
 */
type InText<Text extends string> = Text extends `${infer Before}{${infer Opened}`
  ? Before extends `${string}}${string}`
    ? AfterOption<Text>
    : InArgument<Opened>
  : AfterOption<Text>

type AfterOption<Text extends string> = Text extends `${string}}${infer Rest}` ? InOptions<Rest> : never

type InArgument<Text extends string> = Text extends `${infer Head}}${infer Rest}`
  ? Head extends `${infer Name},${infer Kind},${string}{${string}`
    ? [Name, Kind] | (Text extends `${string}{${infer Option}` ? InText<Option> : never)
    : (Head extends `${infer Name},${infer Kind}` ? [Name, Kind] : [Head, '']) | InText<Rest>
  : never

type InOptions<Text extends string> = Text extends `${infer Before}{${infer Option}`
  ? Before extends `${string}}${infer Rest}`
    ? InText<`${Rest}{${Option}`>
    : InText<Option>
  : Text extends `${string}}${infer Rest}`
    ? InText<Rest>
    : never

/** The platform's own placeholders, which the form kit fills. */
type Bounds<Text extends string> = Text extends `${string}(min)${string}`
  ? ['min', ' number'] | ['max', ' number']
  : never

type Kinds = {
  readonly ' number': number
  readonly ' plural': number
  readonly ' selectordinal': number
  readonly ' select': string
}

type ValuesIn<Text extends string> = {
  readonly [Argument in InText<Text> | Bounds<Text> as Argument[0]]: Argument[1] extends keyof Kinds
    ? Kinds[Argument[1]]
    : string | number
}

/**
 * The values that fill the English text of a key: `{ count: number }` for `{count, plural, …}`. For a union of keys,
 * the values of all of them.
 */
export type ValuesOf<Key extends MessageKey> = ValuesIn<English[Key]>

/** A key whose text takes no values, for titles, labels and buttons. */
export type PlainKey = { [Key in MessageKey]: keyof ValuesOf<Key> extends never ? Key : never }[MessageKey]

type Given<Key extends MessageKey> = [keyof ValuesOf<Key>] extends [never] ? [] : [values: ValuesOf<Key>]

/** Returns the text of a key, or of a descriptor, in the user's language. */
export interface Text {
  <Key extends MessageKey>(key: Key, ...values: Given<Key>): string
  (descriptor: MessageDescriptor): string
}
