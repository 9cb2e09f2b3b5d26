import type { agreement, CallsOf, Input, Value } from '@croupier/api'

type Agreements = Value<'agreement.list'>['list']

const pageSize = 50

/** Loads all contracts that wait for an answer, page by page: an agent may have sent any number of offers. */
export async function openAgreements(
  client: CallsOf<typeof agreement>,
  filters: Pick<Input<'agreement.list'>, 'side' | 'kind'>,
  signal: AbortSignal,
): Promise<Agreements> {
  const all: Agreements[number][] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { list, totalPages } = await client.agreement.list(
      { ...filters, state: 'open', page, size: pageSize },
      { signal },
    )
    all.push(...list)
    pages = totalPages
  }
  return all
}
