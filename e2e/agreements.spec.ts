/** Contracts of two agents, each in their own browser (S-396 to S-402). */
import type { Locator, Page } from '@playwright/test'
import { arriveAs } from './arrival.ts'
import { look, operate, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(reset)
test.afterAll(reset)

const centreOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Agent centre' })

const entry = (page: Page, name: RegExp): Locator =>
  centreOf(page).getByRole('navigation', { name: 'Agent centre menu' }).getByRole('button', { name })

/** Lets the next poll of the account happen; the page's clock is installed. */
const nextPoll = (page: Page): Promise<void> => page.clock.fastForward(30_000)

/** Opens the contracts from the menu, which reloads them. */
async function visitContracts(page: Page): Promise<void> {
  await entry(page, /^Announcements/).click()
  await entry(page, /^Contracts/).click()
}

/** Offers beth a daily salary; of several rates the form accepts only the last. */
async function offerDaily(page: Page, rates: readonly string[]): Promise<void> {
  const centre = centreOf(page)
  await centre.getByRole('button', { name: 'Offer a contract' }).click()
  await centre.getByRole('combobox', { name: /^Downline/ }).fill('bet')
  await page.getByRole('option', { name: 'beth' }).click()
  await centre.getByRole('combobox', { name: 'Kind', exact: true }).click()
  await page.getByRole('option', { name: 'Daily salary' }).press('Enter')
  const form = centre.getByRole('form', { name: 'Offer a daily salary' })
  const rate = form.getByRole('textbox', { name: /^Rate/ })
  for (const [index, typed] of rates.entries()) {
    await rate.fill(typed)
    await form.getByRole('button', { name: 'Send offer' }).click()
    if (index < rates.length - 1) await expect(rate).toHaveAttribute('aria-invalid', 'true')
  }
  // The terms are shown once more before they are sent, and Cancel sends nothing.
  const question = page.getByRole('dialog', { name: 'Send this offer?' })
  await expect(question).toContainText(`Daily salary, All games: ${rates.at(-1)}%`)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rate).toHaveValue(rates.at(-1) ?? '')
  await form.getByRole('button', { name: 'Send offer' }).click()
  await question.getByRole('button', { name: 'Send offer' }).click()
  await expect(centre.getByRole('heading', { name: 'Daily salary with beth' })).toBeVisible()
  await expect(centre.getByRole('region', { name: 'History' })).toContainText('Offered')
  await centre.getByRole('button', { name: 'All contracts' }).click()
}

/** Opens the waiting contract: its terms, what they replace, and last month under both. */
async function openWaiting(page: Page, rate: string): Promise<Locator> {
  await visitContracts(page)
  const centre = centreOf(page)
  await centre.getByRole('button', { name: 'Answer: Daily salary with ace' }).click()
  const card = centre.getByRole('article')
  await expect(card).toContainText('Daily salary with ace')
  await expect(card).toContainText(rate)
  await expect(card).toContainText('currently 0.4%')
  // Whether there was play in the month before depends on the date.
  await expect(centre.getByRole('region', { name: 'What last month would have paid' })).toContainText(
    /Under the current contract|neither contract would have paid anything/,
  )
  return card
}

test('two agents negotiate a daily salary over three rounds; a pay day settles the old terms first, and one asks to end the new ones [S-397] [S-399] [S-400] [S-402]', async ({
  page,
  browser,
}) => {
  await operate('scenarios/load', { name: 'payday' })
  const context = await browser.newContext()
  const other = await context.newPage()
  // A page of text is below the centre, because it loads faster than home.
  await Promise.all([
    arriveAs(page, 'ace', '/terms?agent=agreements'),
    arriveAs(other, 'beth', '/terms?agent=announcement'),
  ])

  await test.step('a rate above the agent’s own is refused; 0.3 is declined, and so is 0.35', async () => {
    await offerDaily(page, ['0.9', '0.3'])
    for (const rate of ['0.3%', '0.35%']) {
      const card = await openWaiting(other, rate)
      await card.getByRole('button', { name: 'Decline' }).click()
      await other
        .getByRole('alertdialog', { name: 'Decline this offer?' })
        .getByRole('button', { name: 'Decline' })
        .click()
      await expect(card).toContainText('Not agreed')
      if (rate === '0.3%') await offerDaily(page, ['0.35'])
    }
  })

  await test.step('0.5 is accepted, and both sides see the same history', async () => {
    await offerDaily(page, ['0.5'])
    const card = await openWaiting(other, '0.5%')
    await card.getByRole('button', { name: 'Accept' }).click()
    await other.getByRole('dialog', { name: 'Accept this contract?' }).getByRole('button', { name: 'Accept' }).click()
    await expect(card).toContainText('In force')
    await expect(centreOf(other).getByRole('region', { name: 'History' })).toContainText(/Accepted.*You/)
    await visitContracts(page)
    const given = centreOf(page).getByRole('article').filter({ hasText: 'Daily salary with beth' })
    await expect(given).toContainText('0.5%')
    await given.getByRole('button', { name: /^Details/ }).click()
    await expect(centreOf(page).getByRole('region', { name: 'History' })).toContainText(/Accepted.*beth/)
  })

  await test.step('the day that was running is paid by the old terms, once, and both records list it', async () => {
    await operate('salaries/run', { merchant: 'crph', period: 'day' })
    await entry(other, /^Daily salary/).click()
    const received = centreOf(other).getByRole('table', { name: 'Payments' })
    await received
      .getByRole('button', { name: /^Details/ })
      .first()
      .click()
    const work = centreOf(other).getByRole('region', { name: 'How it was worked out' })
    await expect(work).toContainText(/turnover × 0\.4% = ₱/)
    const amount = (await work.getByText(/turnover ×/).innerText()).split('= ')[1] ?? ''
    await entry(page, /^Daily salary/).click()
    await centreOf(page)
      .getByRole('combobox', { name: /^Direction/ })
      .click()
    await page.getByRole('option', { name: 'Paid', exact: true }).press('Enter')
    const paid = centreOf(page).getByRole('table', { name: 'Payments' }).getByRole('row').filter({ hasText: 'beth' })
    await expect(paid.filter({ hasText: amount })).toHaveCount(1)
  })

  await test.step('beth asks to end it, and ace agrees', async () => {
    await visitContracts(other)
    await centreOf(other).getByRole('radio', { name: 'I am paid' }).check()
    const own = centreOf(other).getByRole('article').filter({ hasText: 'Daily salary with ace' })
    await own.getByRole('button', { name: 'Ask to end it' }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Ask to end it' }).click()
    await expect(other.getByText('Your request has been sent.').first()).toBeVisible()
    await expect(own).toContainText('End requested')
    await visitContracts(page)
    // A request from below counts like an offer from above.
    await expect(entry(page, /^Contracts/)).toContainText('1')
    await centreOf(page).getByRole('button', { name: 'Answer: Daily salary with beth' }).click()
    const card = centreOf(page).getByRole('article')
    await card.getByRole('button', { name: 'Agree to end it' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Agree to end it' }).click()
    await expect(card).toContainText('Ended')
    await expect(centreOf(page).getByRole('region', { name: 'History' })).toContainText(/End agreed.*You/)
  })
  await context.close()
})

test('an offer, its answer and a request to end show on the other side’s open page without a visit [S-399] [S-400] [G-62]', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await Promise.all([page.clock.install(), other.clock.install()])
  await Promise.all([
    arriveAs(page, 'ace', '/terms?agent=agreements'),
    arriveAs(other, 'beth', '/terms?agent=announcement'),
  ])
  // Two offers wait for beth from the start.
  await expect(entry(other, /^Contracts/)).toContainText('2')
  await offerDaily(page, ['0.5'])
  const given = centreOf(page).getByRole('article').filter({ hasText: 'Daily salary with beth' })
  await expect(given).toContainText('0.4%')

  await nextPoll(other)
  await expect(entry(other, /^Contracts/)).toContainText('3')
  await entry(other, /^Contracts/).click()
  await centreOf(other).getByRole('button', { name: 'Answer: Daily salary with ace' }).click()
  await centreOf(other).getByRole('article').getByRole('button', { name: 'Accept' }).click()
  await other.getByRole('dialog', { name: 'Accept this contract?' }).getByRole('button', { name: 'Accept' }).click()
  await expect(centreOf(other).getByRole('region', { name: 'History' })).toContainText(/Accepted.*You/)

  await nextPoll(page)
  await expect(given).toContainText('0.5%')

  await visitContracts(other)
  await centreOf(other).getByRole('radio', { name: 'I am paid' }).check()
  const own = centreOf(other).getByRole('article').filter({ hasText: 'Daily salary with ace' })
  await own.getByRole('button', { name: 'Ask to end it' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Ask to end it' }).click()
  await expect(own).toContainText('End requested')

  await nextPoll(page)
  await expect(entry(page, /^Contracts/)).toContainText('1')
  await expect(centreOf(page).getByRole('button', { name: 'Answer: Daily salary with beth' })).toBeVisible()
  await context.close()
})

test('while an offer waits, its note replaces the form and leads to it; withdrawing asks first, and page and badge count the same [S-396] [S-397] [S-399]', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.clock.install()
  await Promise.all([
    arriveAs(page, 'ace', '/terms?agent=agreements'),
    arriveAs(other, 'beth', '/terms?agent=agreements'),
  ])
  const counted = async (count: number) => {
    await expect(entry(other, /^Contracts/)).toContainText(new RegExp(`^Contracts${count}`))
    const waiting = count === 1 ? '1 request is' : `${count} requests are`
    const section = centreOf(other).getByRole('region', { name: `${waiting} waiting for your answer` })
    await expect(section.getByRole('listitem')).toHaveCount(count)
  }
  await counted(2)

  const centre = centreOf(page)
  const form = centre.getByRole('form', { name: 'Offer a dividend' })
  const note = centre.getByText(/^A request about such a contract between you and beth is not answered yet\./)
  await centre.getByRole('button', { name: 'Offer a contract' }).click()
  await centre.getByRole('combobox', { name: /^Downline/ }).fill('bet')
  await page.getByRole('option', { name: 'beth' }).click()
  await centre.getByRole('combobox', { name: 'Kind', exact: true }).click()
  await page.getByRole('option', { name: 'Dividend' }).press('Enter')
  await expect(note).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(centre.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await centre.getByRole('button', { name: 'Show the request' }).click()
  const card = centre.getByRole('article').filter({ hasText: 'Dividend with beth' })
  await expect(card).toContainText('Offered')

  const withdraw = card.getByRole('button', { name: 'Withdraw the offer' })
  const question = page.getByRole('alertdialog', { name: 'Withdraw the offer?' })
  await withdraw.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(card).toContainText('Offered')
  await withdraw.click()
  await question.getByRole('button', { name: 'Withdraw the offer' }).click()
  await expect(withdraw).toHaveCount(0)
  await nextPoll(other)
  await counted(1)
  await context.close()
})

test('agreeing to a lower rate names the contracts below that it ends, before it ends them [S-396] [S-401]', async ({
  page,
}) => {
  await arriveAs(page, 'beth', '/', { popupsSeen: false })
  const popup = page.getByRole('dialog', { name: /is waiting for your answer/ })
  await expect(popup.getByText('1 of 2')).toBeVisible()
  const dividend = popup.getByRole('heading', { name: 'Dividend with ace' })
  await expect(popup.getByRole('heading', { name: /with ace$/ })).toBeVisible()
  if (!(await dividend.isVisible())) await popup.getByRole('button', { name: 'Next contract' }).click()
  await expect(dividend).toBeVisible()
  await expect(popup.getByText(/^hazel: Dividend/)).toBeVisible()
  await popup.getByRole('button', { name: 'Accept' }).click()
  const question = page.getByRole('alertdialog', { name: 'Accept this contract?' })
  await expect(question).toContainText('so accepting also ends 2 contracts below you: hazel and oscar')
  await question.getByRole('button', { name: 'Accept' }).click()
  await expect(popup.getByRole('heading', { name: 'Hourly salary with ace' })).toBeVisible()
  expect(await dividendsOf('hazel')).toEqual(['ended by upline'])
  expect(await dividendsOf('oscar')).toEqual(['ended by upline'])
})

test('a contract that is agreed and begins later does not say that it is in force', async ({ page }) => {
  const later = String(Date.now() + 3 * 86_400_000)
  await page.route('**/agreement/list*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/"inForceFrom":\d+/g, `"inForceFrom":${later}`),
    })
  })
  await arriveAs(page, 'ace', '/terms?agent=agreements')
  const given = centreOf(page).getByRole('article').filter({ hasText: 'Daily salary with beth' })
  await expect(given).toContainText('Agreed, not yet in force')
})

/** The status of the newest dividend contract of an account. */
const dividendsOf = async (account: string) =>
  ((await look('agreements')) as readonly Readonly<Record<string, string | null>>[])
    .filter(({ kind, to, status }) => kind === 'dividend' && to === account && status === 'C')
    .slice(0, 1)
    .map(({ endReason }) => `ended by ${endReason}`)
