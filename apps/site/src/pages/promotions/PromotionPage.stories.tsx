import { promotionStore, type RootStore } from '@croupier/stores'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { memberPage, type MemberPageProps } from '../../testing/memberPage.tsx'
import { inBangladesh, storyTimeout } from '../../testing/SiteFixture.tsx'
import { PromotionPage } from './PromotionPage.tsx'

const meta = preview.meta({ title: 'Site/Rewards/Promotion', component: PromotionPage })

/** The page at the address of one promotion. */
const promotion = (id: string, member: MemberPageProps = {}) => {
  function At() {
    const navigate = useNavigate()
    const { search } = useLocation()
    useEffect(() => void navigate(`/promoDetail?id=${id}`), [navigate])
    return search === '' ? null : <PromotionPage />
  }
  return memberPage(At, member)
}

const applied = async (root: RootStore) =>
  root.store(promotionStore).join({ id: 'live-evening', comment: 'A long night', contact: '+639171234567' })

export const Share = meta.story({
  name: 'The terms of a deposit bonus are worked out for the amount entered [S-369] [G-49]',
  render: () => promotion('week-deposit'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('₱60.00 (20% of ₱300.00)', {}, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('₱300.00 (5 times the bonus)')).toBeVisible()
    await expect(canvas.getByText(/^At your average stake of ₱/)).toBeVisible()
    await expect(canvas.getByText(/Your own money is never locked\.$/)).toBeVisible()
    await expect(canvas.getByText(/if you claim today$/)).toBeVisible()
    const deposit = canvas.getByRole('textbox', { name: 'If you deposit' })
    await expect(deposit).toHaveValue('')
    await userEvent.type(deposit, '5000')
    await expect(canvas.getByText('₱500.00 (the most this promotion gives)')).toBeVisible()
    await expect(canvas.getByText('₱2,500.00 (5 times the bonus)')).toBeVisible()
    await userEvent.clear(deposit)
    await userEvent.type(deposit, '20')
    await expect(deposit).toHaveAccessibleDescription(/This promotion starts at ₱300\.00\./)
  },
})

export const Chosen = meta.story({
  name: 'A deposit offer that was joined waits for the deposit [S-364] [S-365]',
  render: () => promotion('week-deposit'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join' }, storyTimeout))
    await expect(
      await canvas.findByText('Chosen for your next deposit of ₱300.00 or more.', {}, storyTimeout),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Join' })).toBeNull()
  },
})

export const Applying = meta.story({
  name: 'An application shows its stages while it is checked [S-364]',
  render: () => promotion('live-evening', { before: applied }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Stages of your application' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('Being checked')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Apply' })).toBeNull()
  },
})

export const Rejected = meta.story({
  name: 'A rejected application says why and may be sent again [S-364]',
  render: () =>
    promotion('live-evening', {
      before: async (root, operate) => {
        await applied(root)
        await operate('applications/decide', { id: '1', approve: false, remark: 'No picture of the table' })
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Apply again' }, storyTimeout)).toBeEnabled()
    await expect(await canvas.findByText('Note from us: No picture of the table', {}, storyTimeout)).toBeVisible()
  },
})

export const Issued = meta.story({
  name: 'An approved application is claimed here, and then leads to its bonus [S-364]',
  render: () =>
    promotion('live-evening', {
      before: async (root, operate) => {
        await applied(root)
        await operate('applications/decide', { id: '1', approve: true })
      },
    }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Claim An evening at the tables' }, storyTimeout))
    await expect(await canvas.findByRole('button', { name: 'See it in bonus details' }, storyTimeout)).toBeVisible()
    await expect(canvas.getByText('Claimed')).toBeVisible()
  },
})

export const Soon = meta.story({ render: () => promotion('match-day') })

export const Unknown = meta.story({
  name: 'A promotion that is not there says so [S-408]',
  render: () => promotion('nothing-here'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The promotion could not be loaded.' }, storyTimeout),
    ).toBeVisible()
  },
})

export const Bengali = meta.story({
  globals: { language: 'BN' },
  render: () => promotion('first-deposit', { username: 'rana', remembered: inBangladesh }),
})
