import { type MallView, pointMallStore } from '@croupier/stores'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pageTemplate } from '../../../../../.storybook/pictures.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { SiteFixture, inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { failsOnce, unanswered } from '../../testing/faults.ts'
import { answers, showsEmpty, showsEnd, showsFailed, showsLoading } from '../../testing/listStates.ts'
import { type MemberPageProps, memberPage } from '../../testing/memberPage.tsx'
import { PointMallPage } from './PointMallPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/PointMall', component: PointMallPage })

/** The mall at the address of one of its views. */
const mall = (view: MallView, member: MemberPageProps = {}) => {
  function At() {
    const navigate = useNavigate()
    const { search } = useLocation()
    const wanted = `?view=${view}`
    const [isThere, setThere] = useState(false)
    useEffect(() => void navigate(`/pointMall${wanted}`), [navigate, wanted])
    if (search === wanted && !isThere) setThere(true)
    // Not earlier: the mall would load another view's data.
    return isThere ? <PointMallPage /> : null
  }
  return memberPage(At, member)
}

const paymentPassword = '135790'

export const Visitor = meta.story({
  parameters: pageTemplate,
  name: 'A visitor is asked to log in, and nothing about points is asked for [S-376]',
  render: () => (
    <SiteFixture prepare={(root) => root.start()}>
      <PointMallPage />
    </SiteFixture>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' }, storyTimeout)).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
})

export const Goods = meta.story({
  name: 'The goods say what they cost and why one cannot be had [S-375] [S-381]',
  render: () => mall('goods'),
  play: async ({ canvas }) => {
    const shelf = await canvas.findByRole('list', { name: 'Goods' }, storyTimeout)
    await expect(within(shelf).getByText('Sold out')).toBeVisible()
    await expect(within(shelf).getAllByText(/points short$/)[0]).toBeVisible()
    await expect(canvas.getByText(/^Worth ₱.* · Points never expire\.$/)).toBeVisible()
    const views = within(canvas.getByRole('navigation', { name: 'Points mall' }))
    await expect(views.getAllByRole('link')).toHaveLength(6)
    await showsEnd({ GoodsView: 'Sold out' })()
  },
})

export const Balance = meta.story({
  name: 'Points are converted under the payment password, and a wrong one changes nothing [S-375] [S-377]',
  render: () => mall('balance'),
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Convert points' }, storyTimeout))
    const shown = () => canvas.getAllByText(/^[\d,]+ points$/)[0]?.textContent
    const before = shown()
    await userEvent.type(form.getByRole('textbox', { name: /^Points/ }), '100')
    const password = form.getByLabelText(/^Payment password/)
    await userEvent.type(password, '111111')
    await userEvent.click(form.getByRole('button', { name: 'Convert' }))
    await waitFor(() => expect(password).toHaveAttribute('aria-invalid', 'true'), storyTimeout)
    await expect(shown()).toBe(before)
    await userEvent.clear(password)
    await userEvent.type(password, paymentPassword)
    await userEvent.click(form.getByRole('button', { name: 'Convert' }))
    await waitFor(() => expect(shown()).not.toBe(before), storyTimeout)
  },
})

export const History = meta.story({
  name: 'A redemption shows what it cost and what became of it [S-375] [S-379]',
  render: () =>
    mall('history', {
      before: async (root) => {
        const request = { rewardId: 'mug', quantity: 1, address: '1 Rizal Street, Manila', mobile: '09171234567' }
        await root.store(pointMallStore).redeem({ ...request, password: paymentPassword })
      },
    }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Redeem history' }, storyTimeout)
    await expect(within(table).getByText('In process')).toBeVisible()
    await expect(within(table).getByText('-1,500')).toBeVisible()
    await expect(within(table).getByText('To 1 Rizal Street, Manila')).toBeVisible()
    await showsEnd({ HistoryView: 'To 1 Rizal Street, Manila' })()
  },
})

export const Conversion = meta.story({
  name: 'The details of a conversion name its kind in words and the currency as it is shown [S-378]',
  render: () =>
    mall('history', {
      before: async (root) => {
        await root.store(pointMallStore).convert({ points: 100, password: paymentPassword })
      },
    }),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Redeem history' }, storyTimeout)
    await userEvent.click(within(table).getByText('Details'))
    const fact = (name: string) => within(table).getByText(name, { selector: 'dt' }).nextElementSibling
    await expect(fact('Type')).toHaveTextContent('Converted to money')
    await expect(fact('Unit')).toHaveTextContent('PHP')
    await expect(fact('Amount paid')).toHaveTextContent('₱1.00')
    await expect(fact('Type')).toBeVisible()
  },
})

export const Details = meta.story({
  name: 'Points details name what earned them [S-375]',
  render: () => mall('details'),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Points details' }, storyTimeout)
    await expect(within(table).getAllByText('Slots and fishing')[0]).toBeVisible()
    await showsEnd({ PointsDetailsView: 'Slots and fishing' })()
  },
})

export const Rules = meta.story({
  name: 'The rules are readable [S-375]',
  render: () => mall('rules'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Points never expire.', { selector: 'li' }, storyTimeout)).toBeVisible()
  },
})

export const Rates = meta.story({
  name: 'The rate table tells both ways [S-375]',
  render: () => mall('rates'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100 points = ₱1.00', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByRole('table', { name: 'What earns points' })).toBeVisible()
  },
})

export const Loading = meta.story({
  render: () => mall('goods', { faults: unanswered('points.rewards') }),
  play: showsLoading({ GoodsView: 'Sold out' }),
})

export const Failed = meta.story({
  name: 'Goods that do not come lead to a retry [S-408]',
  render: () => mall('goods', { faults: failsOnce('points.rewards') }),
  play: showsFailed({ GoodsView: 'The points mall could not be loaded.' }),
})

Failed.test('Trying again loads it', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, storyTimeout))
  await expect(await canvas.findByRole('list', { name: 'Goods' }, storyTimeout)).toBeVisible()
})

const nothing = { list: [], totalPages: 0, totalCount: 0 }

export const GoodsEmpty = meta.story({
  render: () => mall('goods', { before: (root) => answers(root.store(pointMallStore).goods.result, nothing) }),
  play: showsEmpty({ GoodsView: 'The mall is empty right now' }),
})

export const HistoryLoading = meta.story({
  render: () => mall('history', { faults: unanswered('points.redemptions') }),
  play: showsLoading({ HistoryView: 'To 1 Rizal Street, Manila' }),
})

export const HistoryEmpty = meta.story({
  render: () => mall('history'),
  play: showsEmpty({ HistoryView: 'Nothing redeemed yet' }),
})

export const HistoryFailed = meta.story({
  render: () => mall('history', { faults: failsOnce('points.redemptions') }),
  play: showsFailed({ HistoryView: 'The points mall could not be loaded.' }),
})

export const DetailsLoading = meta.story({
  render: () => mall('details', { faults: unanswered('points.transactions') }),
  play: showsLoading({ PointsDetailsView: 'Slots and fishing' }),
})

export const DetailsEmpty = meta.story({
  render: () => mall('details', { username: 'jun' }),
  play: showsEmpty({ PointsDetailsView: 'No points yet' }),
})

export const DetailsFailed = meta.story({
  render: () => mall('details', { faults: failsOnce('points.transactions') }),
  play: showsFailed({ PointsDetailsView: 'The points mall could not be loaded.' }),
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => mall('goods', { username: 'rana', remembered: inBangladesh }),
})
