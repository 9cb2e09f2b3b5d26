/** Query that opens a page of the member centre at its `fields`; what else the query held stays. */
export function centreSearch(search: string, page: string, fields: Readonly<Record<string, string>>): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !/^centre(\.|$)/.test(name))
  const own = Object.entries(fields).map(([name, value]) => [`centre.${name}`, value])
  return new URLSearchParams([...others, ['centre', page], ...own]).toString()
}
