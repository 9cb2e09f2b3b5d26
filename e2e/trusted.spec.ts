/** A trusted contact: named, asked, notified, removed. */
import { arrive, arriveAs } from './arrival.ts'
import { look, reset } from './panel.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

interface Letter {
  readonly email: string
  readonly about: string
  readonly code: string | null
}

const letters = async () => (await look('trustedLetters')) as readonly Letter[]
const about = async () => (await letters()).map((one) => one.about)

test('a member names a contact, who is asked first, agrees, is notified of a break and of nothing else, and can end it [G-96]', async ({
  page,
  browser,
  baseURL,
}) => {
  await arriveAs(page, 'maria', '/safety')
  const part = page.getByRole('region', { name: 'Trusted contact' })
  const ask = part.getByRole('form', { name: 'Name a trusted contact' })
  await ask.getByRole('button', { name: 'Ask this person' }).click()
  await expect(ask.getByText('Enter a name.')).toBeVisible()
  await ask.getByRole('textbox', { name: 'Their name' }).fill('Ana')
  await ask.getByRole('textbox', { name: 'Their email address' }).fill('ana@mail.example')
  await ask.getByRole('button', { name: 'Ask this person' }).click()
  await expect(part.getByText('Ana has not answered yet')).toBeVisible()
  const [letter] = await letters()
  expect(letter).toMatchObject({ email: 'ana@mail.example', about: 'ask' })

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const ana = await elsewhere.newPage()
  await test.step('the person who was named needs no account', async () => {
    await arrive(ana, `/trusted?code=${letter?.code ?? ''}`)
    await expect(ana.getByText('Hello Ana. mar***a would like us to write to you when this happens:')).toBeVisible()
    await expect(ana.getByText('A break or self-exclusion begins')).toBeVisible()
    await ana.getByRole('button', { name: 'I agree' }).click()
    await expect(ana.getByText('You have agreed. We will write to you.')).toBeVisible()
  })

  await test.step('a limit is not told: the member did not choose it', async () => {
    await page.reload()
    await expect(part.getByText('Ana has agreed')).toBeVisible()
    await expect(part.getByText('Nothing yet.')).toBeVisible()
    expect(await about()).toEqual(['ask'])
  })

  await test.step('a break is told, without what was played or lost', async () => {
    const form = page.getByRole('form', { name: 'Take a break' })
    await form.getByRole('radio', { name: /^24 hours/ }).check()
    await form.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('form', { name: 'Confirm your break' }).getByRole('button', { name: 'Start now' }).click()
    await expect.poll(about).toEqual(['ask', 'break'])
  })

  await test.step('the person stops it with the same link', async () => {
    await ana.getByRole('button', { name: 'Stop writing to me' }).click()
    await expect(ana.getByText('You have declined. We will not write to you again.')).toBeVisible()
    await elsewhere.close()
  })
})

test('a member withdraws a contact, who learns that it has ended; the link no longer opens [G-96]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/400|404/)
  await arriveAs(page, 'maria', '/safety')
  const part = page.getByRole('region', { name: 'Trusted contact' })
  await part.getByRole('textbox', { name: 'Their name' }).fill('Ana')
  await part.getByRole('textbox', { name: 'Their email address' }).fill('ana@mail.example')
  await part.getByRole('button', { name: 'Ask this person' }).click()
  await part.getByRole('button', { name: 'Remove this contact' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('We stop writing to Ana.')
  await question.getByRole('button', { name: 'Remove this contact' }).click()
  await expect(part.getByRole('form', { name: 'Name a trusted contact' })).toBeVisible()
  // Ana had not agreed, so nothing has to be ended.
  expect(await about()).toEqual(['ask'])
  const [letter] = await letters()
  await page.goto(`/trusted?code=${letter?.code ?? ''}`)
  await expect(page.getByText('This link could not be opened.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'I agree' })).toHaveCount(0)
})
