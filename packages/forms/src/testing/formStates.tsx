import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { JSX } from 'react'
import type { Rejection } from '../form/rejection.ts'
import { expectFirstFault, labelled, off } from './formWalk.ts'
import { tabTo } from './keyboard.ts'

const most = 60

/** A request that never settles. */
export const unanswered = () => new Promise<never>(() => {})

const press = async (element: HTMLElement, submit: RegExp) => {
  await tabTo(within(element).getByRole('button', { name: submit }), most)
  await userEvent.keyboard('{Enter}')
}

/** Field values and choices. */
const entered = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ type, value, checked }) =>
    type === 'radio' || type === 'checkbox' ? checked : value,
  )

/** Sends a filled form by keyboard and leaves it waiting: its main action keeps the focus and is announced as busy. */
export const expectWaiting = async (element: HTMLElement, submit: RegExp) => {
  await press(element, submit)
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-busy', 'true'))
}

/** Sends a filled form by keyboard and leaves it refused: the message has the focus, and no input is lost. */
export const expectRefused = async (element: HTMLElement, submit: RegExp, words: RegExp) => {
  const before = entered(element)
  await press(element, submit)
  await waitFor(() => expect(within(element).getByRole('alert').closest('[tabindex="-1"]')).toHaveFocus())
  await expect(within(element).getByRole('alert')).toHaveTextContent(words)
  await expect(entered(element)).toEqual(before)
}

/** The same for a rejection of one field: the message is shown there, and the field has the focus. */
export const expectRefusedAt = async (element: HTMLElement, submit: RegExp, label: RegExp, words: RegExp) => {
  const before = entered(element)
  await press(element, submit)
  await waitFor(() => expect(labelled(element, label)).toHaveAccessibleDescription(words))
  await expect(labelled(element, label)).toHaveFocus()
  await expect(entered(element)).toEqual(before)
}

/** What {@link formStates} needs to know about a form. */
export interface FormCase {
  /** Renders the form as it opens, with the props that a state changes. */
  readonly form: (props?: {
    readonly onSubmit?: () => Promise<Rejection | undefined>
    readonly disabled?: boolean
  }) => JSX.Element
  /** Fills it only by keyboard. */
  readonly fillIn: (element: HTMLElement) => Promise<unknown>
  /** Name of its main action, both idle and busy. */
  readonly submit: RegExp
  /** The field that has the first fault when nothing is filled in. */
  readonly first: RegExp
  /** The handler of `form()`, which is not called for an invalid form. */
  readonly onSubmit: unknown
  /** The field the platform refuses, by name and label; without one it refuses the form as a whole. */
  readonly refusedAt?: { readonly name: string; readonly label: RegExp }
}

const no = { text: 'The platform said no.' }

type Played = { readonly canvasElement: HTMLElement }

/**
 * Stories of the states that every form has, each played by keyboard. Args changed in Storybook's controls reach the
 * form, except for its handler.
 */
export const formStates = ({ form, fillIn, submit, first, onSubmit, refusedAt }: FormCase) => {
  const sends = onSubmit as () => Promise<undefined>
  const render = (args: object) => form({ ...args, onSubmit: sends })
  return {
    empty: { render },
    filled: {
      render,
      play: async ({ canvasElement }: Played) => {
        await fillIn(canvasElement)
        await expect(canvasElement.querySelector('[aria-invalid="true"], [data-invalid]')).toBeNull()
      },
    },
    invalid: {
      render,
      play: ({ canvasElement }: Played) => expectFirstFault(canvasElement, { submit, first, onSubmit }),
    },
    submitting: {
      render: (args: object) => form({ ...args, onSubmit: unanswered }),
      play: async ({ canvasElement }: Played) => {
        await fillIn(canvasElement)
        await expectWaiting(canvasElement, submit)
      },
    },
    serverError: {
      render: (args: object) =>
        form({
          ...args,
          onSubmit: async () =>
            refusedAt ? { fields: { [refusedAt.name]: no } } : { message: no, reference: 'REF-7K2' },
        }),
      play: async ({ canvasElement }: Played) => {
        await fillIn(canvasElement)
        if (refusedAt) await expectRefusedAt(canvasElement, submit, refusedAt.label, /said no/)
        else await expectRefused(canvasElement, submit, /said no.*Reference: REF-7K2/)
      },
    },
    disabled: { render: (args: object) => form({ ...args, onSubmit: sends, disabled: true }), play: off.play },
  }
}
