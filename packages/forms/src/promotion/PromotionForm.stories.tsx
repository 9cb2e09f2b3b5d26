import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { mobileRules } from '../mobile/mobileRule.ts'
import { formStates } from '../testing/formStates.tsx'
import { expectSending, fill } from '../testing/formWalk.ts'
import { pictureData, pictureFile, Plates } from '../testing/storyPlate.tsx'
import { PromotionForm, type PromotionFormProps } from './PromotionForm.tsx'

const onSubmit = fn<PromotionFormProps['onSubmit']>(async () => undefined)
const form = (props: Partial<PromotionFormProps> = {}) => (
  <Plates>
    <PromotionForm {...{ promotionId: '77', contact: 'zalo', mobileRule: mobileRules.PH, onSubmit, ...props }} />
  </Plates>
)

const submit = /^apply|sending/i
const fillIn = async (element: HTMLElement) => {
  await fill(element, /zalo/i, 'maria88')
  await fill(element, /^comment/i, 'Please')
  await userEvent.upload(element.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement, pictureFile())
  await fill(element, /^note/i, 'Thanks')
}

const states = formStates({
  form,
  fillIn,
  submit,
  first: /zalo/i,
  onSubmit,
  refusedAt: { name: 'contact', label: /zalo/i },
})

const meta = preview.meta({
  title: 'Forms/PromotionForm',
  component: PromotionForm,
  args: { promotionId: '77', contact: 'zalo' as const, mobileRule: mobileRules.PH, onSubmit },
})

export const Empty = meta.story(states.empty)

Empty.test(
  'takes comment, pictures and remark with the count of the comment [S-366] [S-367] [S-158]',
  async ({ canvasElement }) => {
    await fillIn(canvasElement)
    await expect(canvasElement).toHaveTextContent('6 of 140')
    await expectSending(canvasElement, {
      submit,
      onSubmit,
      sent: [
        {
          id: '77',
          comment: 'Please',
          contact: 'maria88',
          remark: 'Thanks',
          pictures: [{ name: 'proof.png', type: 'image/png', data: pictureData }],
        },
      ],
    })
  },
)

export const Filled = meta.story(states.filled)

export const Invalid = meta.story(states.invalid)

export const Submitting = meta.story(states.submitting)

export const ServerError = meta.story(states.serverError)

export const Disabled = meta.story(states.disabled)
