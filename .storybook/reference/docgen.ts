/**
 * Attaches docs from the source to every component of the kit and the form kit, for Storybook's tables and controls.
 */
import path from 'node:path'
import type { Plugin } from 'vite'
import { readableNames } from '../../scripts/packaging/stable-names.ts'
import { PackageDocs, type ComponentDoc, type MemberDoc } from './componentDocs.ts'

const packages = path.resolve(import.meta.dirname, '../../packages')
// Examples are not components; stories also import their text, which must stay as written.
const drawing = /\/packages\/(ui|forms)\/src\/(?!testing\/|.*\/examples\/)[^?]+(?<!\.(?:stories|test))\.tsx$/

/** A type in Storybook's format. An enumeration lists its values, so its control is a select. */
const sbType = ({ kind, options, type }: MemberDoc) => {
  if (kind === 'enum')
    return { name: 'enum', raw: type, value: options.map((value) => ({ value: JSON.stringify(value) })) }
  return { name: kind === 'function' ? 'func' : kind, raw: type }
}

/** The docs that Storybook looks for on a component, in the format of its own type reader. */
export const docgenInfo = ({ name, description, members }: ComponentDoc) => ({
  displayName: name,
  description,
  props: Object.fromEntries(
    members.map((member) => [
      member.name,
      {
        description: member.description,
        required: member.required,
        type: sbType(member),
        defaultValue: member.defaultValue === undefined ? null : { value: member.defaultValue },
      },
    ]),
  ),
})

/** A Vite plugin that sets `__docgenInfo` on components. Types are read by the compiler, once per package. */
export const docgen = (): Plugin => {
  const docs = new Map<string, PackageDocs>()
  const docsOf = (name: string) => {
    const known = docs.get(name)
    if (known) return known
    const made = new PackageDocs(path.join(packages, name))
    docs.set(name, made)
    return made
  }
  return {
    name: 'croupier-docgen',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?')
      const folder = drawing.exec(file)?.[1]
      if (folder === undefined) return undefined
      const told = docsOf(folder).components(file)
      const lines = told.map((doc) => `;${doc.name}.__docgenInfo = ${JSON.stringify(docgenInfo(doc))};`)
      return { code: `${code}\n${lines.join('\n')}\n${readableNames(code, file.replace(/\.tsx$/, ''))}`, map: null }
    },
    watchChange(file) {
      const folder = drawing.exec(file)?.[1]
      if (folder !== undefined) docs.get(folder)?.changed(file)
    },
    buildEnd() {
      for (const reader of docs.values()) reader.close()
      docs.clear()
    },
  }
}
