import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { storyTimeout, SiteFixture } from '../../testing/SiteFixture.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({ title: 'Site/Arrive/Footer', component: Footer, parameters: { layout: 'fullscreen' } })

const footer = (
  <SiteFixture prepare={(root) => root.start()}>
    <Footer />
  </SiteFixture>
)

export const Legal = meta.story({
  name: 'The footer names age, operator, safety page and help organisations [G-03] [G-30]',
  render: () => footer,
  play: async ({ canvas }) => {
    const foot = within(await canvas.findByRole('contentinfo', {}, storyTimeout))
    await expect(foot.getByText('Only for people aged 21 or over. Play within your means.')).toBeVisible()
    await expect(foot.getByText(/^Operated by Croupier Demonstration Inc\.$/)).toBeVisible()
    await expect(foot.getByRole('link', { name: 'Safer play' })).toHaveAttribute('href', '/safety')
    await expect(foot.getByRole('link', { name: /^Gambling Therapy/ })).toBeVisible()
  },
})

export const Facts = meta.story({
  name: 'Payment marks, certificates, links, licence and year are the merchant’s own [S-224] [S-226] [G-03]',
  render: () => (
    <SiteFixture
      merchant={{
        payments: [{ EN: 'GCash' }, { EN: 'Maya' }],
        certificates: [{ name: 'Example Test Laboratory', url: 'https://laboratory.example/report' }],
        licence: { number: 'L-2041', authority: 'Example Authority', markets: ['PH'] },
        copyrightYear: '2025–2027',
        footerLinks: [
          { title: { EN: 'Careers' }, url: 'https://careers.example/' },
          { title: { TY: 'Mga kampeon', EN: 'Champions' }, url: '/promotions' },
        ],
      }}
      prepare={async (root) => {
        await root.start()
        await root.catalogue.load()
      }}
    >
      <Footer />
    </SiteFixture>
  ),
  play: async ({ canvas }) => {
    const foot = within(await canvas.findByRole('contentinfo', {}, storyTimeout))
    await expect(foot.getByRole('list', { name: 'Ways to pay' })).toHaveTextContent('GCashMaya')
    await expect(foot.getByRole('link', { name: /^Example Test Laboratory/ })).toBeVisible()
    await expect(foot.getByText('Licence L-2041, Example Authority')).toBeVisible()
    await expect(foot.getByText(/2025–2027/)).toBeVisible()
    await expect(foot.getByRole('link', { name: /^Careers/ })).toHaveAttribute('href', 'https://careers.example/')
    await expect(foot.getByRole('link', { name: 'Champions' })).toHaveAttribute('href', '/promotions')
    const games = within(foot.getByRole('navigation', { name: 'Games' }))
    await expect(games.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng')
    const help = within(foot.getByRole('navigation', { name: 'Help and rules' }))
    for (const [name, href] of [
      ['Help centre', '/help'],
      ['Contact us', '/contact'],
      ['Complaints', '/help#complaint-path'],
      ['Terms of use', '/terms'],
      ['Privacy policy', '/privacy'],
    ] as const)
      await expect(help.getByRole('link', { name })).toHaveAttribute('href', href)
  },
})

export const MarketDuties = meta.story({
  name: 'The footer says who may not play and where, and the regulator’s sentence about the licence [G-70] [G-79]',
  render: () => (
    <SiteFixture
      merchant={{
        licence: { number: 'L-2041', authority: 'Example Authority', markets: ['PH'] },
        duties: {
          barred: { groups: ['forces', 'staff'], places: ['public'] },
          licenceSentence: { EN: 'Licensed by the Example Authority.' },
        },
      }}
      prepare={(root) => root.start()}
    >
      <Footer />
    </SiteFixture>
  ),
  play: async ({ canvas }) => {
    const foot = within(await canvas.findByRole('contentinfo', {}, storyTimeout))
    await expect(foot.getByText('Licensed by the Example Authority.')).toBeVisible()
    const who = 'Not allowed to play: members of the armed forces and the police and staff of the licensee'
    await expect(await foot.findByText((words) => words.startsWith(who))).toBeVisible()
    await expect(foot.getByText('Play is forbidden in open and public places.')).toBeVisible()
  },
})

export const NoDuties = meta.story({
  name: 'A market without these duties says none of it [G-70] [G-79]',
  render: () => (
    <SiteFixture merchant={{ duties: {} }} prepare={(root) => root.start()}>
      <Footer />
    </SiteFixture>
  ),
  play: async ({ canvas }) => {
    const foot = await canvas.findByRole('contentinfo', {}, storyTimeout)
    await expect(foot).not.toHaveTextContent(/Not allowed to play|Licensed/)
  },
})
