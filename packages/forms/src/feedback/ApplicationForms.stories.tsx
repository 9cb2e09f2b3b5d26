import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { choose, expectAllOff, expectFirstFault, expectSending, fill } from '../testing/formWalk.ts'
import { pictureFile, Plates } from '../testing/storyPlate.tsx'
import { AffiliateForm } from '../affiliate/AffiliateForm.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { PromotionForm } from '../promotion/PromotionForm.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'

const onSubmit = fn(async () => undefined)

const meta = preview.meta({ title: 'Forms/ApplicationForms' })

export const Feedback = meta.story({
  render: () => (
    <Plates>
      <FeedbackForm onSubmit={onSubmit} />
    </Plates>
  ),
})

Feedback.test('counts the text within its bounds and sends it by keyboard [S-228]', async ({ canvasElement }) => {
  await expectFirstFault(canvasElement, { submit: /^send feedback/i, first: /what is it about/i, onSubmit })
  await choose(canvasElement, /what is it about/i, /game problem/i)
  await fill(canvasElement, /^your message/i, 'It stopped.')
  await expect(canvasElement).toHaveTextContent('11 of 200')
  await expectSending(canvasElement, {
    submit: /^send feedback|sending/i,
    onSubmit,
    sent: [{ questionType: 'game', content: 'It stopped.', contact: '' }],
  })
})

export const Promotion = meta.story({
  render: () => (
    <Plates>
      <PromotionForm promotionId="77" contact="zalo" onSubmit={onSubmit} />
    </Plates>
  ),
})

Promotion.test(
  'takes comment, pictures and remark with the count of the comment [S-366] [S-367] [S-158]',
  async ({ canvasElement }) => {
    await expectFirstFault(canvasElement, { submit: /^apply/i, first: /zalo/i, onSubmit })
    await fill(canvasElement, /zalo/i, 'maria88')
    await fill(canvasElement, /^comment/i, 'Please')
    await expect(canvasElement).toHaveTextContent('6 of 140')
    await userEvent.upload(
      canvasElement.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
      pictureFile(),
    )
    await fill(canvasElement, /^remark/i, 'Thanks')
    await expectSending(canvasElement, {
      submit: /^apply|sending/i,
      onSubmit,
      sent: [
        {
          id: '77',
          comment: 'Please',
          contact: 'maria88',
          remark: 'Thanks',
          pictures: [{ name: 'proof.png', type: 'image/png', data: btoa('picture') }],
        },
      ],
    })
  },
)

export const Affiliate = meta.story({
  render: () => (
    <Plates>
      <AffiliateForm mobileRule={mobileRules.PH} onSubmit={onSubmit} />
    </Plates>
  ),
})

Affiliate.test('sends an application by keyboard [S-232]', async ({ canvasElement }) => {
  await fill(canvasElement, /^real name|^name/i, 'Maria Santos')
  await fill(canvasElement, /^mobile/i, '0917 123 4567')
  await fill(canvasElement, /^e-?mail/i, 'maria@example.com')
  await fill(canvasElement, /^your plan/i, 'A channel about games.')
  await expectSending(canvasElement, {
    submit: /^send application|sending/i,
    onSubmit,
    sent: [{ name: 'Maria Santos', mobile: '09171234567', email: 'maria@example.com', plan: 'A channel about games.' }],
  })
})

const all = (off: { readonly disabled?: boolean } = {}) => (
  <Plates>
    <FeedbackForm onSubmit={onSubmit} {...off} />
    <PromotionForm promotionId="77" contact="zalo" onSubmit={onSubmit} {...off} />
    <AffiliateForm mobileRule={mobileRules.PH} onSubmit={onSubmit} {...off} />
  </Plates>
)

export const Disabled = meta.story({ render: () => all({ disabled: true }) })

Disabled.test('takes nothing', ({ canvasElement }) => expectAllOff(canvasElement))

export const Bengali = meta.story({ render: () => all(), globals: { language: 'BN' } })

export const RightToLeft = meta.story({ render: () => all(), globals: { language: 'XB', theme: 'dark' } })
