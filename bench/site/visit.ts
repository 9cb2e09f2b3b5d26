/** Opens pages of the built site for the measurements, as a logged-in member. */
import type { Page } from 'playwright'

/** Contents of a tab's session storage. */
export type Session = Readonly<Record<string, string>>

/** Opens a page of the site with a session. */
export async function visit(page: Page, address: string, session: Session, path: string): Promise<void> {
  await page.goto(new URL('/merchants/crph/favicon.svg', address).href)
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
    localStorage.setItem('ageAnswer', 'of-age')
    localStorage.setItem('lang', 'EN')
    // As the site sets it: the server reads the language there.
    document.cookie = 'lang=EN; path=/'
  }, session)
  await page.goto(new URL(path, address).href)
}
