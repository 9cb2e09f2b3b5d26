import type { PureArgsTable } from '@storybook/addon-docs/blocks'
import { isValidElement, type ComponentProps } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Rows = NonNullable<Extract<ComponentProps<typeof PureArgsTable>, { rows: unknown }>['rows']>

/** What the source says about one prop, as {@link docgen} writes it. */
export interface PropDoc {
  readonly required: boolean
  readonly type: { readonly name: string; readonly raw: string; readonly value?: readonly { readonly value: string }[] }
  readonly description: string
  readonly defaultValue: { readonly value: string } | null
}

/** What the source says about a component's props; empty for a component defined in a story. */
export const propDocs = (component: unknown): Readonly<Record<string, PropDoc>> =>
  (component as { __docgenInfo?: { props?: Record<string, PropDoc> } } | undefined)?.__docgenInfo?.props ?? {}

/** A prop's default: from the source, else what its doc comment says after "Default". */
export const defaultText = ({
  defaultValue,
  description,
}: Pick<PropDoc, 'defaultValue' | 'description'>): string | undefined =>
  defaultValue?.value ??
  /\bDefault(?: is)?:? (.+?)(?:[.;]\s|[.;]?$)/s.exec(description)?.[1]?.replaceAll(/[`\n]/g, ' ').trim()

const worded = (doc: PropDoc) => {
  const given = defaultText(doc)
  return { type: { summary: doc.type.raw }, ...(given ? { defaultValue: { summary: given } } : {}) }
}

/** The rows of a component's table of props, for Storybook's `PureArgsTable`. */
export const propRows = (component: unknown): Rows =>
  Object.fromEntries(
    Object.entries(propDocs(component)).map(([name, doc]) => [
      name,
      { name, description: doc.description, type: { required: doc.required }, table: worded(doc) },
    ]),
  )

/**
 * Whether a value survives being written as JSON and read back: it holds no element, function, date or `bigint`.
 */
const isPlain = (value: unknown): boolean => {
  if (value === undefined || value === null || /^(?:string|number|boolean)$/.test(typeof value)) return true
  if (typeof value !== 'object' || isValidElement(value)) return false
  if (Array.isArray(value)) return value.every(isPlain)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

const unset = { disable: true } as const

/** A prop's control in the panel; disabled for what cannot be typed there, such as a function or an amount. */
const controlOf = (
  doc: PropDoc,
  value: unknown,
): { readonly type: 'boolean' | 'number' | 'select' | 'text' | 'object' } | { readonly disable: true } => {
  switch (doc.type.name) {
    case 'boolean':
    case 'number':
      return { type: doc.type.name }
    case 'enum':
      return { type: 'select' }
    case 'string':
      // Nobody edits an inline picture by hand.
      return typeof value === 'string' && value.startsWith('data:') ? unset : { type: 'text' }
    case 'node':
      return value === undefined || typeof value === 'string' ? { type: 'text' } : unset
    default:
      return value !== undefined && typeof value !== 'function' && isPlain(value) ? { type: 'object' } : unset
  }
}

/** The values of an enumeration. */
const optionsOf = ({ type }: PropDoc): unknown[] | undefined =>
  type.value?.map(({ value }) => JSON.parse(value) as unknown)

/** Fills a story's table from the source and gives each prop a suitable control. */
export const wordedProps: ArgTypesEnhancer = ({ argTypes, component, subcomponents, initialArgs }) => {
  // A story with a fixture around the component names the component itself among its subcomponents.
  const parts = [component, ...Object.values(subcomponents ?? {})]
  const docs = Object.assign({}, ...parts.map(propDocs)) as ReturnType<typeof propDocs>
  const known = Object.fromEntries(Object.keys(docs).map((name) => [name, { name, ...argTypes[name] }]))
  return Object.fromEntries(
    Object.entries({ ...known, ...argTypes }).map(([name, argType]) => {
      const doc = docs[name]
      if (!doc) return [name, isPlain(initialArgs[name]) ? argType : { ...argType, control: unset }]
      const { type: _, defaultValue: __, ...table } = argType.table ?? {}
      const control = argType.control ?? controlOf(doc, initialArgs[name])
      const options = optionsOf(doc)
      return [
        name,
        {
          ...argType,
          ...(options ? { options } : {}),
          description: argType.description ?? doc.description,
          control,
          table: { ...table, ...worded(doc) },
        },
      ]
    }),
  )
}
