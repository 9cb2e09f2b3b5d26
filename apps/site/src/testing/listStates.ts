import type { RemoteValue } from '@croupier/stores'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { storyTimeout } from './SiteFixture.tsx'

/** Lists by their component, each with the texts that identify its state. */
type Lists = Readonly<Record<string, string | RegExp>>

/** These texts are visible: text for print, or in a closed part, does not count. */
const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

const visible = async (words: string | RegExp) => {
  await waitFor(
    () => expect(screen.queryAllByText(words).filter(isSeen), String(words)).not.toHaveLength(0),
    storyTimeout,
  )
}

const absent = async (words: string | RegExp) => {
  await expect(screen.queryAllByText(words).filter(isSeen), String(words)).toHaveLength(0)
}

/**
 * Placeholders reserve the entries' space, or a text says that they are loading. No entry is there: the texts are those
 * of an entry.
 */
export const showsLoading = (lists: Lists) => async () => {
  const signs = () => [...document.querySelectorAll('[aria-hidden][data-shape]'), ...screen.queryAllByText(/^Loading/)]
  await waitFor(() => expect(signs().some(isSeen)).toBe(true), storyTimeout)
  for (const words of Object.values(lists)) await absent(words)
  await expect(screen.queryByRole('alert')).toBeNull()
}

/** The list says that it has no entries. */
export const showsEmpty = (lists: Lists) => async () => {
  for (const words of Object.values(lists)) await visible(words)
  await expect(screen.queryByRole('alert')).toBeNull()
}

/** Each list says that it failed, with a separate retry. */
export const showsFailed = (lists: Lists) => async () => {
  for (const words of Object.values(lists)) await visible(words)
  const alerts = screen.getAllByRole('alert')
  for (const words of Object.values(lists)) {
    const alert = alerts.find((one) => one.contains(screen.getAllByText(words).at(-1) ?? null))
    await expect(alert).toHaveTextContent('Try again')
  }
}

/** The last entries of each list: there is no further page, and nothing more to load. Goes there page by page. */
export const showsEnd = (lists: Lists) => async () => {
  const next = () =>
    screen
      .queryAllByRole('button', { name: /^(?:Next page|Load more)$/ })
      .find((button) => !button.matches(':disabled, [aria-disabled="true"]'))
  const isThere = (words: string | RegExp) => screen.queryAllByText(words).some(isSeen)
  await waitFor(() => expect(next() !== undefined || Object.values(lists).every(isThere)).toBe(true), storyTimeout)
  for (let button = next(); button; button = next()) {
    await userEvent.click(button)
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull(), storyTimeout)
  }
  for (const words of Object.values(lists)) await visible(words)
  await expect(screen.queryByRole('alert')).toBeNull()
}

/** Replaces a value, whatever the platform has: for a list that is never empty for the seeded people. */
export function answers<T>(value: RemoteValue<T>, data: T): void {
  const load = value.load.bind(value)
  spyOn(value, 'load').mockImplementation(() => load(async () => data))
}

/** Replaces a value's entries with none. */
export function losesEntries<T extends { readonly list: readonly unknown[] }>(value: RemoteValue<T>): void {
  const load = value.load.bind(value)
  spyOn(value, 'load').mockImplementation((fetch) => load(async (signal) => ({ ...(await fetch(signal)), list: [] })))
}
