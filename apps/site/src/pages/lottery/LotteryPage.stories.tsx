import { contract } from '@croupier/api'
import { type RootStore, lotteryStore, signInStore } from '@croupier/stores'
import { MemoryRouter } from 'react-router-dom'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { holdEnter } from '../../../../../.storybook/holdEnter.ts'
import { pageTemplate } from '../../../../../.storybook/pictures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFixture, type SiteFixtureProps, inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { answers, showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { LotteryPage } from './LotteryPage.tsx'

const meta = preview.meta({
  title: 'Site/Play/Lottery',
  component: LotteryPage,
  parameters: { layout: 'fullscreen', router: false },
})

const member = async (root: RootStore) => {
  await root.start()
  await root.store(signInStore).signIn({ type: 'username', username: 'maria', password: 'Croupier1' })
}

const inFixture = ({ path = '/lottery', ...fixture }: Partial<SiteFixtureProps> & { readonly path?: string }) => (
  <SiteFixture prepare={member} {...fixture}>
    <MemoryRouter initialEntries={[path]}>
      <LotteryPage />
    </MemoryRouter>
  </SiteFixture>
)

export const Member = meta.story({
  parameters: pageTemplate,
  name: 'A member: menu, next draw, bet, drawn numbers',
  render: () => inFixture({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Your bet' }, storyTimeout)).toBeVisible()
  },
})

Member.test('Drawn numbers show draw, time and numbers [S-319] [S-322]', async ({ canvas }) => {
  const table = await canvas.findByRole('table', { name: 'Numbers' }, storyTimeout)
  await expect(table).toHaveTextContent(/\d{8}/)
  await expect(table).toHaveTextContent(/Nov 2\d|2\d Nov/)
})

Member.test('Quick stakes are short figures on solid chips', async ({ canvas }) => {
  const chips = within(await canvas.findByRole('group', { name: 'Stakes to choose from' }, storyTimeout)).getAllByRole(
    'button',
  )
  await expect(chips.map(({ textContent }) => textContent)).toEqual(['₱10', '₱20', '₱50', '₱100'])
  for (const chip of chips) await expect(chip).toHaveStyle({ borderStyle: 'solid', outlineStyle: 'none' })
})

Member.test('A bet without picks says what is missing beside them', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Place bet' }, storyTimeout))
  await expect(await canvas.findByText('Pick 1 number for this bet.')).toBeVisible()
})

Member.test('A held Enter in the stake places one bet', async ({ canvas, canvasElement }) => {
  const stake = await canvas.findByRole('textbox', { name: 'Stake' }, storyTimeout)
  await userEvent.click(canvas.getByRole('button', { name: 'Pick for me' }))
  const attempts = fn()
  canvasElement.addEventListener('submit', attempts)
  stake.focus()
  await holdEnter()
  await expect(await canvas.findByText('Your bet is placed', {}, storyTimeout)).toBeVisible()
  await expect(attempts).toHaveBeenCalledOnce()
})

let site: RootStore | undefined

export const OnAPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () =>
    inFixture({
      prepare: (root) => {
        site = root
        return member(root)
      },
    }),
})

OnAPhone.test('The chosen lottery is in view in the row, wherever it was chosen', async ({ canvas }) => {
  const menu = await canvas.findByRole('navigation', { name: 'Lottery games' }, storyTimeout)
  await within(menu).findAllByRole('list', {}, storyTimeout)
  const lottery = site?.store(lotteryStore)
  const games = lottery?.groups.data?.flatMap(({ gameMenus }) => gameMenus) ?? []
  for (const game of [games.at(-1), games[0], games.at(-1)]) {
    if (!game) throw new Error('no lotteries')
    lottery?.select(game)
    await waitFor(async () => {
      const { left, right } = within(menu).getByRole('button', { current: true }).getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(window.innerWidth)
    })
  }
})

export const Visitor = meta.story({
  name: 'A visitor sees the popular draws, and logs in to bet [S-318]',
  render: () => inFixture({ prepare: (root) => root.start() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in and place bet' }, storyTimeout)).toBeVisible()
    await expect(await canvas.findByText(/^The newest draw of each popular lottery/, {}, storyTimeout)).toBeVisible()
  },
})

export const DecimalComma = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { language: 'VI' },
  render: () => inFixture({}),
})

DecimalComma.test('Reads a comma in the stake as the decimal mark where the language does', async ({ canvas }) => {
  const stake = await canvas.findByRole('textbox', { name: 'Tiền cược' }, storyTimeout)
  const chip = within(canvas.getByRole('group', { name: 'Các mức cược để chọn' })).getByRole('button', { name: /20/ })
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await userEvent.clear(stake)
  await userEvent.type(stake, '20,00')
  await waitFor(() => expect(chip).toHaveAttribute('aria-pressed', 'true'))
})

export const Positions = meta.story({
  name: 'A bet on two numbers in order',
  render: () => inFixture({ path: '/lottery?gameCode=LOTT_LOTT_005&playType=last2' }),
})

export const Set = meta.story({
  name: 'A bet on a set of numbers',
  render: () => inFixture({ path: '/lottery?gameCode=LOTT_LOTT_003&playType=three' }),
})

export const Failed = meta.story({
  name: 'Games that cannot be loaded',
  render: () => inFixture({ faults: failsOnce('lottery.games') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The lottery could not be loaded.', {}, storyTimeout)).toBeVisible()
  },
})

export const Loading = meta.story({
  name: 'Games that are on their way keep their place',
  render: () => inFixture({ faults: unanswered('lottery.games') }),
})

const listCalls = ['lottery.menus', 'lottery.vnMenus', 'lottery.openedNumbers', 'records.bets'] as const

export const ListsLoading = meta.story({
  render: () => inFixture({ faults: unanswered(...listCalls) }),
  play: showsLoading({ MenuGroups: 'Five digits', OpenedNumbers: 'Draw', OwnBets: 'Lost' }),
})

export const ListsFailed = meta.story({
  render: () => inFixture({ faults: failsOnce(...listCalls, ...listCalls) }),
  play: showsFailed({
    MenuGroups: 'The list of games could not be loaded.',
    OpenedNumbers: 'The drawn numbers could not be loaded.',
    OwnBets: 'Your bets could not be loaded.',
  }),
})

export const ListsEmpty = meta.story({
  render: () =>
    inFixture({
      prepare: async (root) => {
        await root.start()
        await root.store(signInStore).signIn({ type: 'username', username: 'jun', password: 'Croupier1' })
        root.store(lotteryStore).selectList('favourites')
        answers(root.store(lotteryStore).draws.opened, [])
      },
    }),
  play: showsEmpty({
    MenuGroups: 'Press the heart on a lottery to keep it here.',
    OpenedNumbers: 'No draw has been held yet.',
    OwnBets: 'No bets yet',
  }),
})

export const ListsEnd = meta.story({
  render: () =>
    inFixture({
      prepare: async (root) => {
        await member(root)
        const { list } = await root.wire
          .calls(contract)
          .records.bets({ book: 'RNG', startTime: Date.UTC(2026, 10, 1), endTime: Date.UTC(2026, 10, 21) })
        answers(root.store(lotteryStore).bets.settled, list)
      },
    }),
  play: showsEnd({ MenuGroups: 'Five digits', OpenedNumbers: 'Draw', OwnBets: 'Lost' }),
})

export const RightToLeft = meta.story({
  name: 'Right to left',
  globals: { language: 'XB' },
  render: () => inFixture({}),
})

export const Bengali = meta.story({
  name: 'In Bengali',
  globals: { language: 'BN' },
  render: () => inFixture({ remembered: inBangladesh, prepare: (root) => root.start() }),
})
