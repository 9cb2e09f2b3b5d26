import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { choose, expectAllOff, expectFirstFault, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { Plates } from '../testing/storyPlate.tsx'
import { AddDownlineForm } from './AddDownlineForm.tsx'
import { AddLinkForm } from './AddLinkForm.tsx'

const onSubmit = fn(async () => undefined)

const own = { RNG: '0.80', LIVE: '0.50' }
const types = [
  { type: 0, name: 'Member' },
  { type: 1, name: 'Agent' },
]
const laneText = (lane: string) => ({ RNG: 'Slots', LIVE: 'Live casino' })[lane] ?? lane

const meta = preview.meta({ title: 'Forms/DownlineForms' })

export const Directly = meta.story({
  render: () => (
    <Plates>
      <AddDownlineForm own={own} types={types} laneText={laneText} onSubmit={onSubmit} />
    </Plates>
  ),
})

Directly.test(
  'refuses a rate above the own one at its field, and creates by keyboard [S-391] [S-402]',
  async ({ canvasElement }) => {
    await expectFirstFault(canvasElement, { submit: /^add downline/i, first: /user name/i, onSubmit })
    await fill(canvasElement, /^user name/i, 'newone1')
    await fill(canvasElement, /^password/i, 'Croupier1')
    await choose(canvasElement, /account type/i, /agent/i)
    await fill(canvasElement, /^slots/i, '0.81{Enter}')
    await waitFor(() =>
      expect(labelled(canvasElement, /^slots/i)).toHaveAccessibleDescription(/not above your own 0\.80/i),
    )
    await expect(labelled(canvasElement, /^slots/i)).toHaveFocus()
    await userEvent.clear(labelled(canvasElement, /^slots/i))
    await userEvent.keyboard('0.8')
    await expectSending(canvasElement, {
      submit: /^add downline|sending/i,
      onSubmit,
      sent: [{ username: 'newone1', password: 'Croupier1', type: 1, rates: { RNG: '0.80' } }],
    })
  },
)

export const ByLink = meta.story({
  render: () => (
    <Plates>
      <AddLinkForm own={own} types={types} longestDays={90} laneText={laneText} onSubmit={onSubmit} />
    </Plates>
  ),
})

ByLink.test('makes a link that lives for some days, by keyboard [S-391]', async ({ canvasElement }) => {
  await expectFirstFault(canvasElement, { submit: /^make link/i, first: /account type/i, onSubmit })
  await choose(canvasElement, /account type/i, /member/i)
  await fill(canvasElement, /^days/i, '30')
  await fill(canvasElement, /^live/i, '0.5')
  await expectSending(canvasElement, {
    submit: /^make link|sending/i,
    onSubmit,
    sent: [{ type: 0, rates: { LIVE: '0.50' }, days: 30 }],
  })
})

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <AddDownlineForm own={own} types={types} laneText={laneText} onSubmit={onSubmit} {...off} />
    <AddLinkForm own={own} types={types} longestDays={90} laneText={laneText} onSubmit={onSubmit} {...off} />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })
