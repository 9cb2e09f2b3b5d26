/** The agent centre: who sees it, walking the team, and sums that agree from page to page (J-25, J-27). */
import { readFileSync } from 'node:fs'
import { arriveAs } from './arrival.ts'
import { amountsOfFile, figure, hundredths, readEveryPage, readTable, sum } from './agentFigures.ts'
import { look, operate, reset, type PanelAccount } from './panel.ts'
import { expect, test } from './test.ts'
import { filesOf, packedBytes } from './weight.ts'

test.beforeEach(() => reset())

test('an agent opens the centre on the team overview, walks the team and finds a name; a switched-off page is gone [S-386] [S-387] [S-388] [S-390] [S-392]', async ({
  page,
}) => {
  await arriveAs(page, 'ace')
  await page.getByRole('button', { name: 'Agent centre' }).first().click()
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(page).toHaveURL(/agent=agentTeamOverview/)
  await expect(centre.getByRole('heading', { name: 'Team overview' })).toBeVisible()
  const menu = centre.getByRole('navigation', { name: 'Agent centre menu' })
  await expect(menu.getByRole('button').first()).toHaveText('Announcements')

  await test.step('into a branch, back by the way, and by a name', async () => {
    await menu.getByRole('button', { name: 'Team management' }).click()
    await centre.getByRole('link', { name: 'Open the branch of beth' }).click()
    await expect(centre.getByRole('button', { name: 'Details of hazel' })).toBeVisible()
    await centre.getByRole('navigation', { name: 'Branch' }).getByRole('link', { name: 'ace' }).click()
    await expect(centre.getByRole('button', { name: 'Details of dina' })).toBeVisible()
    // Names have no largest: a screen reader hears the direction.
    await centre.getByRole('table').getByRole('button', { name: 'Account', exact: true }).click()
    await expect(page.locator('[data-announcer="polite"]')).toContainText(/Sorted by Account, (?:a|de)scending/)
    await centre.getByRole('searchbox', { name: 'Member' }).fill('bituin')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/agent\.member=bituin/)
    await expect(centre.getByRole('button', { name: 'Details of bituin' })).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      centre.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/\nbituin,/)
    await page.reload()
    await expect(centre.getByRole('button', { name: 'Details of bituin' })).toBeVisible()
    await expect(centre.getByRole('button', { name: 'Details of dina' })).toHaveCount(0)
  })

  await test.step('a page that is switched off is neither in the menu nor at its address', async () => {
    await operate('modules/set', { merchant: 'crph', module: 'TEAMBETTING3', on: false })
    await page.goto('/?agent=personalHistoryCopy')
    await expect(menu.getByRole('button').first()).toHaveText('Announcements')
    await expect(menu.getByRole('button', { name: 'Team betting' })).toHaveCount(0)
    await expect(page).toHaveURL(/agent=announcement/)
  })
})

test('on a phone, opening the centre fetches at most 60 kB [S-386]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await arriveAs(page, 'ace')
  // What the home page loads in its idle time is there already.
  await expect
    .poll(async () => (await filesOf(page)).filter((name) => /\/(overlays|MainTabs)-/.test(name)).length)
    .toBeGreaterThanOrEqual(2)
  await page.waitForLoadState('networkidle')
  const before = new Set(await filesOf(page))
  await page.goto('/?agent=agentTeamOverview')
  await expect(
    page
      .getByRole('dialog', { name: 'Agent centre' })
      .getByText(/^before: /)
      .first(),
  ).toBeVisible()
  const fetched = (await filesOf(page)).filter((name) => !before.has(name))
  expect(fetched).not.toEqual([])
  expect(await packedBytes(fetched)).toBeLessThanOrEqual(60_000)
})

test('only agents see the agent centre, and a demo account learns what it needs [S-389] [S-064]', async ({ page }) => {
  await arriveAs(page, 'maria', '/?agent=agentTeamOverview')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(
    page.getByRole('menuitem', { name: 'Member centre' }).or(page.getByRole('menuitem').first()),
  ).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Agent centre' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await arriveAs(page, 'demo', '/?agent=agentTeamOverview')
  await expect(page.getByText(/^This needs a real account/)).toBeVisible()
})

test('in a busy month every sum equals that of its rows, on every page, and that of the ledger [S-390] [S-394] [S-395]', async ({
  page,
}) => {
  await operate('scenarios/load', { name: 'agent-month' })
  expect(((await look('verify')) as { readonly violations: readonly unknown[] }).violations).toEqual([])
  await arriveAs(page, 'ace', '/?agent=agentTeamOverview')
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await centre.getByRole('button', { name: 'Previous 30 days' }).click()
  await expect(page).toHaveURL(/agent\.from=/)
  const query = new URL(page.url()).search.replace('agentTeamOverview', '')
  const at = (key: string, more = '') => page.goto(`/${query.replace('agent=', `agent=${key}`)}${more}`)
  const names = ['Deposits', 'Withdrawals', 'Stakes', 'Wins'] as const
  // Days and products load when scrolled near.
  await centre.getByText(/^See the rows behind/).hover()
  await page.mouse.wheel(0, 600)
  await expect(centre.getByRole('table', { name: 'By product' })).toBeVisible()
  await expect.poll(() => figure(centre, 'Stakes')).toBeGreaterThan(1_000_000n)
  const team = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await figure(centre, name)] as const)),
  )
  const accounts = (await look('accounts')) as readonly PanelAccount[]
  const below = (name: string): readonly PanelAccount[] =>
    accounts
      .filter(({ merchant, upline }) => merchant === 'crph' && upline === name)
      .flatMap((one) => [one, ...below(one.account)])
  expect(await figure(centre, 'Team size')).toBe(BigInt(below('ace').length) * 100n)
  expect(await figure(centre, 'Team balance')).toBe(sum(below('ace').map(({ balance }) => hundredths(balance))))
  expect(await figure(centre, 'Net result')).toBe((team['Wins'] ?? 0n) - (team['Stakes'] ?? 0n))

  const slots = await test.step('team overview: products and days', async () => {
    const products = await readTable(centre.getByRole('table', { name: 'By product' }))
    for (const name of ['Stakes', 'Wins'] as const) {
      expect(sum(products.rows.map((row) => hundredths(row[name] ?? '')))).toBe(team[name])
      expect(hundredths(products.totals[name] ?? '')).toBe(team[name])
    }
    for (const [at, shown] of [names.slice(2), names.slice(0, 2)].entries()) {
      await centre.getByText('Show as table').nth(at).click()
      const days = await readTable(centre.locator('figure table').nth(at))
      for (const name of shown) expect(sum(days.rows.map((row) => hundredths(row[name] ?? '')))).toBe(team[name])
    }
    return products.rows.find((row) => row['Category'] === 'Slots')
  })

  const reports = [
    ['personalHistoryCopy', 'Team betting', [...names, 'Bets', 'People in the branch', 'Net result']],
    [
      'palStatementsAgentCopy',
      'Player profit and loss',
      [...names, 'Rebate', 'Bonus', 'Dividends and salaries', 'Net result'],
    ],
    [
      'agentIncome',
      'My income',
      ['Rebate', 'Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary', 'Paid to downlines', 'Income'],
    ],
  ] as const
  for (const [key, title, columns] of reports)
    await test.step(title, async () => {
      await at(key)
      await expect(centre.getByRole('table', { name: title })).toBeVisible()
      const { rows, totals } = await readEveryPage(centre, title)
      expect(rows.length).toBeGreaterThan(4)
      for (const column of columns) {
        const total = hundredths(totals[column] ?? '')
        expect(sum(rows.map((row) => hundredths(row[column] ?? ''))), column).toBe(total)
        if (key !== 'agentIncome' && column in team) expect(total, column).toBe(team[column])
      }
    })

  await test.step('a category in the address: players and movements show that part of the whole', async () => {
    await at('palStatementsAgentCopy', '&agent.product=RNG')
    await expect(centre.getByRole('combobox', { name: /^Category/ })).toContainText('Slots')
    await expect(centre.getByRole('table', { name: 'Player profit and loss' })).toBeVisible()
    const { rows, totals } = await readEveryPage(centre, 'Player profit and loss')
    for (const name of ['Stakes', 'Wins'] as const) {
      expect(sum(rows.map((row) => hundredths(row[name] ?? '')))).toBe(hundredths(slots?.[name] ?? ''))
      expect(totals[name]).toBe(slots?.[name])
    }
    await at('downlineTransactions', '&agent.product=RNG&agent.type=winning')
    await expect(centre.getByRole('table', { name: 'Account details' })).toBeVisible()
    expect(sum(await amountsOfFile(page, centre))).toBe(hundredths(slots?.['Wins'] ?? ''))
  })

  await test.step('account details: the ledger, row by row', async () => {
    for (const [type, name, sign] of [
      ['deposit', 'Deposits', 1n],
      ['withdraw', 'Withdrawals', -1n],
      ['betting', 'Stakes', -1n],
      ['winning', 'Wins', 1n],
    ] as const) {
      await at('downlineTransactions', `&agent.type=${type}`)
      await expect(centre.getByRole('table', { name: 'Account details' })).toBeVisible()
      expect(sign * sum(await amountsOfFile(page, centre)), name).toBe(team[name])
    }
  })
})

test('in a busy month dividends and salaries add up to what the agent earned and paid on [S-388] [S-394] [S-405]', async ({
  page,
}) => {
  await operate('scenarios/load', { name: 'agent-month' })
  // No further payment arrives between two pages.
  await operate('clock/freeze')
  // A period that ended at the first midnight of a range belongs to the day before, so both ranges begin before the
  // contracts.
  const dateOf = (at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' })
  const days = `agent.from=${dateOf(Date.now() - 40 * 86_400_000)}&agent.to=${dateOf(Date.now())}`
  await arriveAs(page, 'ace', `/?agent=agentIncome&${days}`)
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  await expect(centre.getByRole('table', { name: 'My income' })).toBeVisible()
  const { totals: income } = await readEveryPage(centre, 'My income')
  const paidOn: bigint[] = []
  for (const [key, name] of [
    ['agentDividendRecordCopy2', 'Dividend'],
    ['agentDailyWages2', 'Daily salary'],
    ['agentHourSalary', 'Hourly salary'],
    ['agentRealtimeSalary', 'Real-time salary'],
  ] as const)
    await test.step(name, async () => {
      const table = centre.getByRole('table', { name: 'Payments' })
      const amounts = async () => {
        await expect(table.or(centre.getByText('No payments in this period'))).toBeVisible()
        if ((await table.count()) === 0) return []
        const rows = await amountsOfFile(page, centre)
        expect(sum(rows)).toBe(hundredths((await readTable(table)).totals['Amount'] ?? ''))
        return rows
      }
      await page.goto(`/?agent=${key}&${days}&agent.status=paid`)
      const received = await amounts()
      expect(received.length).toBeGreaterThan(0)
      expect(sum(received)).toBe(hundredths(income[name] ?? ''))
      await centre.getByRole('combobox', { name: /^Direction/ }).click()
      await page.getByRole('option', { name: 'Paid', exact: true }).press('Enter')
      await expect(page).toHaveURL(/agent\.direction=out/)
      await expect(centre.locator('[data-stale]')).toHaveCount(0)
      paidOn.push(...(await amounts()))
    })
  expect(paidOn.length).toBeGreaterThan(0)
  expect(sum(paidOn)).toBe(hundredths(income['Paid to downlines'] ?? ''))
})

test('half months are the 1st to the 15th and the 16th to the end; a real-time salary says when it is paid next, and names the wage on losses [S-403] [S-405]', async ({
  page,
}) => {
  await operate('scenarios/load', { name: 'agent-month' })
  await arriveAs(page, 'ace', '/?agent=agentDividendRecordCopy2')
  const centre = page.getByRole('dialog', { name: 'Agent centre' })
  const periods = centre.getByRole('table', { name: 'Payments' }).getByRole('button', { name: /^Details: / })
  await expect(periods.first()).toBeVisible()
  // The oldest begins with the contract, on any day of its half.
  const [oldest, ...later] = (await periods.all()).toReversed()
  for (const one of later) await expect(one).toHaveAccessibleName(/ (?:1\s–\s15|16\s–\s(?:28|29|30|31)), \d{4}/)
  await expect(oldest ?? centre).toHaveAccessibleName(/\b(?:15|28|29|30|31), \d{4}$/)
  await page.goto('/?agent=agentRealtimeSalary')
  await expect(centre.getByText(/^Next payment at \d+:\d[05]\s[AP]M$/)).toBeVisible()
  await centre
    .getByRole('button', { name: /^Details: / })
    .first()
    .click()
  await expect(page.getByText(/on lost bets =/).first()).toBeVisible()
})
