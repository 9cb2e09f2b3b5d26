import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { choose, expectAllOff, expectFirstFault, expectSending, fill, labelled } from '../testing/formWalk.ts'
import { pictureFile, Plates } from '../testing/storyPlate.tsx'
import { KycForm } from './KycForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

const onSubmit = fn(async () => undefined)

const now = () => new Date(2026, 10, 21, 12)
const profile = { payeeName: 'Maria Santos', birthday: null, fields: { occupation: 'Teacher' } }

const meta = preview.meta({ title: 'Forms/ProfileForms' })

export const Profile = meta.story({
  render: () => (
    <Plates>
      <ProfileForm profile={profile} now={now} onSubmit={onSubmit} />
    </Plates>
  ),
})

Profile.test(
  'shows every field, what is fixed as a fact, and sends them by keyboard [S-335]',
  async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Maria Santos')
    await expect(labelled(canvasElement, /^occupation/i)).toHaveValue('Teacher')
    await fill(canvasElement, /^permanent address/i, '1 Rizal Street')
    await fill(canvasElement, /^place of birth/i, 'Cebu')
    await expectSending(canvasElement, {
      submit: /^save|sending/i,
      onSubmit,
      sent: [
        expect.objectContaining({
          permanentAddress: '1 Rizal Street',
          birthPlace: 'Cebu',
          occupation: 'Teacher',
          bonusCode: '',
        }),
      ],
    })
  },
)

export const Identity = meta.story({
  render: () => (
    <Plates>
      <KycForm onSubmit={onSubmit} />
    </Plates>
  ),
})

Identity.test('sends a document with its pictures', async ({ canvasElement }) => {
  await expectFirstFault(canvasElement, { submit: /^send for/i, first: /^document/i, onSubmit })
  await choose(canvasElement, /^document/i, /passport/i)
  await fill(canvasElement, /^document number/i, 'P1234567A')
  await userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    pictureFile(),
  )
  await expectSending(canvasElement, {
    submit: /^send for|sending/i,
    onSubmit,
    sent: [
      {
        documentType: 'passport',
        documentNumber: 'P1234567A',
        pictures: [{ name: 'proof.png', type: 'image/png', data: btoa('picture') }],
      },
    ],
  })
})

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <ProfileForm profile={profile} now={now} onSubmit={onSubmit} {...off} />
    <KycForm onSubmit={onSubmit} {...off} />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })
