/** Query that opens a page of a centre at its `fields`; what else the query held stays, but for another centre. */
export function centreSearch(
  search: string,
  page: string,
  fields: Readonly<Record<string, string>>,
  centre: 'centre' | 'agent' = 'centre',
): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !/^(centre|agent)(\.|$)/.test(name))
  const own = Object.entries(fields).map(([name, value]) => [`${centre}.${name}`, value])
  return new URLSearchParams([...others, [centre, page], ...own]).toString()
}
