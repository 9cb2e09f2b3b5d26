/** J-21: language, theme and the hidden balance. */
import { languageOf, languages, loadMessages, messagesLanguage } from '@croupier/locales'
import { arrive, arriveAs } from './arrival.ts'
import { calledEndpoints, reset } from './panel.ts'
import { startSlot } from './play.ts'
import { expect, test } from './test.ts'

test.beforeEach(() => reset())

test('another language is stored, sent to the platform, and changes texts, lang and dates [S-244] [S-251] [S-051] [S-052]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'Filipino *'])
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await expect(page.getByRole('heading', { level: 2, name: 'Hot na laro' })).toBeVisible()
  await expect.poll(calledEndpoints).toContain('member.language')
  expect(await page.evaluate(() => [localStorage.getItem('lang'), localStorage.getItem('hisLang')])).toEqual([
    'TY',
    'EN',
  ])
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Deposito' })).toBeVisible()
})

test('a stored language that the market does not offer is replaced [S-245] [S-246]', async ({ page }) => {
  await arrive(page, '/', { language: 'BN' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
})

test('the theme is stored and applied before any script of the site runs [S-072] [S-253] [S-254]', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/)
  await arrive(page)
  await page.getByRole('banner').getByRole('button', { name: 'Use the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.route('**/assets/**', (route) => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.unroute('**/assets/**')
  await page.reload()
  await page.getByRole('banner').getByRole('button', { name: 'Use the light theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('an unknown stored theme is ignored [S-253]', async ({ page }) => {
  await arrive(page, '/', { theme: 'blue' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a hidden balance shows as asterisks everywhere, and not to screen readers [S-056] [S-058] [S-059] [S-060]', async ({
  page,
}) => {
  await arriveAs(page, 'maria')
  const header = page.getByRole('banner')
  await expect(header.getByText('₱5,000.00')).toBeVisible()
  await header.getByRole('button', { name: 'Hide balance' }).click()
  await expect(header.getByText('******')).toBeVisible()
  await expect(header.getByText('Balance hidden')).toBeAttached()
  expect(await page.content()).not.toContain('5,000.00')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'My account' }).click()
  const centre = page.getByRole('dialog', { name: 'Member centre' })
  await expect(centre.getByText('Member since')).toBeVisible()
  expect(await page.locator('body').ariaSnapshot()).not.toContain('5,000.00')
  expect(await page.content()).not.toContain('5,000.00')
})

test('a game speaks the language of the site and follows a change while it runs, and so does the cashier above it [Q-15]', async ({
  page,
}) => {
  await arriveAs(page, 'maria', '/rng')
  await expect((await startSlot(page)).getByRole('button', { name: 'Spin' })).toBeVisible()
  // The frame's title follows the language as well.
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'en')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Filipino' }).click()
  await expect(frame.getByRole('button', { name: 'Ikot' })).toBeVisible()
  await expect(frame.locator('html')).toHaveAttribute('lang', 'fil')
  await page.getByRole('banner').getByRole('button', { name: 'Deposito', exact: true }).click()
  const centre = page.getByRole('dialog')
  await expect(centre.getByRole('heading', { level: 3, name: 'Deposito', exact: true })).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Ikot', includeHidden: true })).toBeAttached()
  await page.reload()
  await expect(frame.getByRole('button', { name: 'Ikot', includeHidden: true })).toBeAttached()
})

test.describe('the showcase', () => {
  test('offers all 32 languages, the usual ones first, found by own name, English name or code, with how far they are [S-051] [S-052] [S-249]', async ({
    page,
  }) => {
    await arrive(page, '/', { market: 'crshow' })
    await page.getByRole('button', { name: 'Language: English' }).click()
    const list = page.getByRole('dialog', { name: 'Search for a language' })
    const found = list.getByRole('option')
    await expect(found).toHaveCount(32)
    expect((await found.allTextContents()).slice(0, 6)).toEqual([
      '简体中文 *',
      'English',
      'Tiếng Việt *',
      '日本語 *',
      'ไทย *',
      'Filipino *',
    ])
    await expect(list).toContainText(
      'English: 100% complete. No native speaker has reviewed the languages marked * yet.',
    )
    for (const [typed, name] of [
      ['turkce', 'Türkçe'],
      ['portuguese brazil', 'Português (Brasil)'],
      ['JA', '日本語'],
      ['قازاق', null],
      ['german', 'Deutsch'],
    ] as const) {
      await list.getByRole('combobox').fill(typed)
      if (name === null) await expect(found).toHaveCount(0)
      else await expect(found).toHaveText([`${name} *`])
    }
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('button', { name: 'Sprache: Deutsch' }).click()
    await expect(page.getByRole('dialog', { name: 'Sprache suchen' })).toContainText(/Deutsch: zu \d+\s% vollständig\./)
    // Names of the page's own language find it too.
    await page.getByRole('combobox', { name: 'Sprache suchen' }).fill('bengalisch')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
    await page.getByRole('button', { name: /বাংলা/ }).click()
    await page.getByRole('radio', { name: /123/ }).check()
    expect(await page.evaluate(() => localStorage.getItem('digits'))).toBe('latin')
  })

  test('keeps the order of English texts of the platform in a right-to-left page, and of a banner’s dots [S-251] [Q-07]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await arrive(page, '/promotions', { market: 'crshow', language: 'AR' })
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const ending = page
      .getByRole('article')
      .locator('bdi')
      .filter({ hasText: /^[A-Za-z].*\w\.$/ })
      .first()
    await expect(ending).toBeVisible()
    const [letter, stop] = await ending.evaluate((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
      return [text.length - 2, text.length - 1].map((at) => {
        const range = document.createRange()
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        return range.getBoundingClientRect().left
      })
    })
    expect(stop).toBeGreaterThan(letter ?? Infinity)
    await page.goto('/')
    const banner = page
      .getByRole('region')
      .filter({ has: page.locator('.swiper') })
      .first()
    const dots = await banner.getByRole('button').first().boundingBox()
    const caption = await banner.locator('.swiper-slide-active a span span').last().boundingBox()
    expect(dots?.x).toBeGreaterThan((caption?.x ?? 0) + (caption?.width ?? 0))
  })

  test('shows no raw key and cuts nothing at 360 px in any of its languages [S-251] [S-252] [Q-07]', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 360, height: 740 })
    await arrive(page, '/noticePage', { market: 'crshow' })
    for (const { code } of languages) {
      await loadMessages(code)
      // A language without any text is shown in English, under its tag.
      const { tag, direction } = languageOf(messagesLanguage(code)) ?? languageOf('EN')
      await page.evaluate((chosen) => localStorage.setItem('lang', chosen), code)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('article').getByRole('heading')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      const seen = await page.evaluate(() => ({
        words: document.body.innerText,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        // The logo and the two buttons are next to each other, without overlap.
        crowded: [...document.querySelectorAll('header [role=group] :is(a, button)')]
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .toSorted((one, next) => one.left - next.left)
          .some((part, at, all) => part.right > (all[at + 1]?.left ?? innerWidth) + 1),
      }))
      expect(
        seen.words.match(/\b(?:in|hd|con|nav|footer|home|lobby|notices|title|market|header)[_.][a-z_]+\b/g),
        code,
      ).toBeNull()
      expect(seen.wide, code).toBeLessThanOrEqual(0)
      expect(seen.crowded, code).toBe(false)
    }
  })
})
