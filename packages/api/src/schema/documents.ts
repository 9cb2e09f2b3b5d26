import { endpoints } from '../contract/contract.ts'
import { namedSchemas } from './named-schemas.ts'
import { openApi } from './openapi.ts'
import { extensionsPage, groupNames, groupPage, overviewPage } from './reference-pages.ts'

/** Version of the documents: that of the contract they are made from. */
const version = '0.1.0'
const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/**
 * Everything that is written from the contract, by path inside `dist/documents`: reference pages, extensions, OpenAPI
 * document, JSON Schemas.
 */
export function contractDocuments(): ReadonlyMap<string, string> {
  const groups = groupNames()
  return new Map([
    ['reference.md', overviewPage()],
    ['extensions.md', extensionsPage()],
    ['openapi.json', text(openApi(version))],
    ...groups.map((group): [string, string] => [`reference/${group}.md`, groupPage(group)]),
    ...groups.map((group): [string, string] => [`schemas/${group}.json`, text(schemaDocument(group))]),
  ])
}

const schemaDocument = (group: string) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `${group}: requests and values`,
  $defs: namedSchemas(
    '#/$defs/',
    endpoints().filter(({ id }) => id.startsWith(`${group}.`)),
  ),
})
