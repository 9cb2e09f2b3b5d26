/** Playing a game of the lobby, and calling the platform as the member of a tab. */
import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Starts the first playable game of the lobby. */
export async function startSlot(page: Page): Promise<FrameLocator> {
  const tile = page.getByRole('article').filter({ hasNotText: 'Maintenance' }).first()
  const name = (await tile.getByRole('button').first().textContent()) ?? ''
  await tile.getByRole('button').first().click()
  return page.frameLocator(`iframe[title="Game: ${name}"]`)
}

/** Plays one round to its end. */
export async function spin(frame: FrameLocator): Promise<void> {
  const button = frame.getByRole('button', { name: 'Spin' })
  await button.click()
  await expect(frame.getByRole('status')).toContainText(/No win this round|You won|returned/)
  await expect(button).toHaveAttribute('aria-disabled', 'false')
}

/** Calls the platform as the member of this tab; resolves with the status and the text of the answer. */
export const callAs = (
  page: Page,
  path: string,
  body: object,
  merchant = 'crph',
): Promise<{ readonly status: number; readonly text: string }> =>
  page.evaluate(
    async ([to, sent, code]) => {
      const answer = await fetch(to as string, {
        method: 'POST',
        headers: {
          Merchant: code as string,
          Language: 'EN',
          Device: 'WEB',
          ModuleId: 'COMM3',
          'Content-Type': 'application/json',
          'X-Timestamp': String(Date.now()),
          'Idempotency-Key': crypto.randomUUID(),
          Authorization: sessionStorage.getItem('token') ?? '',
        },
        body: JSON.stringify(sent),
      })
      return { status: answer.status, text: await answer.text() }
    },
    [path, body, merchant] as const,
  )
