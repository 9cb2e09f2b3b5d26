import type { PureArgsTable } from '@storybook/addon-docs/blocks'
import type { ComponentProps } from 'react'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Rows = NonNullable<Extract<ComponentProps<typeof PureArgsTable>, { rows: unknown }>['rows']>

interface TypeDoc {
  readonly name: string
  readonly raw?: string
  readonly elements?: readonly TypeDoc[]
  readonly value?: string
}

/** What the source says about one prop, as react-docgen reads it. */
export interface PropDoc {
  readonly required?: boolean
  readonly tsType?: TypeDoc
  readonly description?: string
  readonly defaultValue?: { readonly value: string }
}

/** What the source says about a component's props; none for a component that it says nothing about. */
export const propDocs = (component: unknown): Readonly<Record<string, PropDoc>> =>
  (component as { __docgenInfo?: { props?: Record<string, PropDoc> } } | undefined)?.__docgenInfo?.props ?? {}

const plain = (raw: string) => raw.replace(/\s*\|\s*undefined$/, '').replace(/^\((.*)\)$/s, '$1')

/** A prop's type in the source's words, without the `undefined` that every optional prop has. */
export const typeText = (type: TypeDoc | undefined): string | undefined => {
  if (!type || type.name === 'unknown') return undefined
  if (type.name !== 'union') return type.raw ?? type.value ?? type.name
  const members = (type.elements ?? []).filter(({ name }) => name !== 'undefined')
  // Functions and lists are told by the text alone; a named union by what it stands for.
  if (members.some(({ name, raw }) => name === 'unknown' && raw === undefined)) return plain(type.raw ?? '')
  return members.map((member) => typeText(member) ?? member.name).join(' | ')
}

/** What a prop is when left out: its default in the source, else what its doc comment says after "Default". */
export const defaultText = ({ defaultValue, description = '' }: PropDoc): string | undefined =>
  defaultValue?.value.replaceAll(/\s+/g, ' ') ??
  /\bDefault(?: is)?:? (.+?)(?:[.;]\s|[.;]?$)/s.exec(description)?.[1]?.replaceAll(/[`\n]/g, ' ').trim()

const worded = (doc: PropDoc) => {
  const [type, left] = [typeText(doc.tsType), defaultText(doc)]
  return { ...(type ? { type: { summary: type } } : {}), ...(left ? { defaultValue: { summary: left } } : {}) }
}

/** The rows of a component's table of props, for Storybook's `PureArgsTable`. */
export const propRows = (component: unknown): Rows =>
  Object.fromEntries(
    Object.entries(propDocs(component)).map(([name, doc]) => [
      name,
      {
        name,
        description: doc.description ?? '',
        type: { required: doc.required === true },
        table: worded(doc),
      },
    ]),
  )

/** Puts the same words into the table beside a story's controls. */
export const wordedProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const docs = propDocs(component)
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const doc = docs[name]
      if (!doc) return [name, argType]
      const { type: _, defaultValue: __, ...table } = argType.table ?? {}
      return [name, { ...argType, table: { ...table, ...worded(doc) } }]
    }),
  )
}
