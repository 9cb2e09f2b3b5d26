import { Markdown } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'

/** Removes links between the pages: they lead to files that Storybook does not serve. */
const withoutLinks = (page: string) => page.replaceAll(/\[([^\]]+)\]\([^)]*\.md[^)]*\)/g, '$1')

/** The reference of one group of the platform's calls, with a list to choose the group from. Renders Markdown. */
export const ContractReference = () => {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>()
  const [group, setGroup] = useState('wallet')
  useEffect(() => {
    void import('../packages/api/src/schema/documents.ts').then(({ contractDocuments }) =>
      setPages(contractDocuments()),
    )
  }, [])
  if (pages === undefined) return <p>Loading the contract…</p>
  const groups = [...pages.keys()].flatMap((name) => /^reference\/(\w+)\.md$/.exec(name)?.[1] ?? [])
  return (
    <>
      <label>
        Group{' '}
        <select value={group} onChange={(event) => setGroup(event.currentTarget.value)}>
          {groups.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <Markdown>{withoutLinks(pages.get(`reference/${group}.md`) ?? '')}</Markdown>
    </>
  )
}
