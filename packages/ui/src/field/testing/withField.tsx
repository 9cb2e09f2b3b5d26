/** For stories: a control in its field, and the states that every control has. */
import type { ReactNode } from 'react'
import { expect, userEvent } from 'storybook/test'
import { darkPhone } from '../../testing/storyGrid.tsx'
import { Field, type FieldProps } from '../Field.tsx'

interface Context {
  readonly parameters: { readonly field?: Partial<Omit<FieldProps, 'children'>> | null }
}

/** Wraps the control in a `Field`; `parameters.field` sets more of its props, or is null for an example. */
export const withField = (label: string, room = 0) => [
  (Story: () => ReactNode, { parameters }: Context) => (
    <div style={{ maxInlineSize: '24rem', minBlockSize: `${room}rem` }}>
      {parameters.field === null ? (
        Story()
      ) : (
        <Field label={label} {...parameters.field}>
          {Story()}
        </Field>
      )}
    </div>
  ),
]

/** The control with an error below it. */
export const failing = (error: string) => ({ name: 'Error', parameters: { field: { error } } })

/** The control in a disabled field. */
export const disabled = { parameters: { field: { disabled: true } } }

/** The control with the keyboard focus. */
export const focused = {
  play: async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
    await userEvent.tab()
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement)
  },
}

/** Long words around the control, on the narrowest screen. */
export const longWords = {
  name: 'Long text',
  globals: { viewport: { value: 'phone' } },
  parameters: {
    field: {
      label: 'Buong pangalan gaya ng nakasulat sa iyong kard ng pagkakakilanlan o pasaporte',
      required: true,
      mark: 'required',
      description: 'Kailangang tumugma ito sa pangalan ng iyong bangko upang matanggap mo ang iyong mga panalo.',
      error: 'AngIsinulatMoRitoAyNapakahabaAtWalangPuwangKayaKailangangHatiinSaDuloNgLinya',
    },
  },
}

/** Dark, right to left and 360 px wide, together. */
export const darkRightToLeft = { name: 'Dark, right to left, on a phone', globals: darkPhone }
