/** The kit's vocabulary applies to forms too. The compiler checks it; a run only shows there is something to check. */
import type { Tone } from '@croupier/ui'
import type { ComponentProps, ElementType, SyntheticEvent } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import * as forms from '../index.ts'

type Forms = typeof forms
type ComponentName = { [Name in keyof Forms]: Forms[Name] extends ElementType ? Name : never }[keyof Forms]
type PropsOf<Name extends ComponentName> = Forms[Name] extends ElementType ? ComponentProps<Forms[Name]> : never
type KeysOf<Name extends ComponentName> = keyof PropsOf<Name> & string

/** `Component.prop` for every prop that `Rule` reports. */
type Faults<Rule extends Record<ComponentName, string>> = {
  [Name in ComponentName]: Rule[Name] extends never ? never : `${Name}.${Rule[Name]}`
}[ComponentName]

/** `onValueChange` reports changes of the value, `onPageChange` those of `page`. */
type OtherChanges = {
  [Name in ComponentName]: Exclude<
    Extract<KeysOf<Name>, `on${string}Change`>,
    `on${Capitalize<KeysOf<Name>>}Change` | 'onValueChange'
  >
}

/** `onChange` receives the native event. */
type HandledChanges = {
  [Name in ComponentName]: PropsOf<Name> extends { onChange?: infer Handler }
    ? NonNullable<Handler> extends (event: infer Event) => unknown
      ? Event extends SyntheticEvent
        ? never
        : 'onChange'
      : never
    : never
}

/** Records of the platform, which fit as they are sent, with the platform's own field names. */
type Records =
  | forms.DepositMethod
  | forms.DepositPromotion
  | forms.DownlineType
  | forms.PayoutAccount
  | forms.TransferWallet
type ItemsOf<Prop> = NonNullable<Prop> extends readonly (infer Item)[] ? Item : never
type IsOdd<Item> = [Item] extends [Records]
  ? false
  : Item extends { readonly label: unknown; readonly value: unknown }
    ? false
    : Item extends object
      ? ('id' | 'key' | 'title' | 'text' | 'term' | 'name') & keyof Item extends never
        ? false
        : true
      : false
type OddItems = {
  [Name in ComponentName]: {
    [Prop in KeysOf<Name>]: true extends IsOdd<ItemsOf<PropsOf<Name>[Prop]>> ? Prop : never
  }[KeysOf<Name>]
}

type OtherTones = {
  [Name in ComponentName]: PropsOf<Name> extends { tone?: infer Given }
    ? [NonNullable<Given>] extends [Tone | 'accent']
      ? never
      : 'tone'
    : never
}

/**
 * The texts of forms come from `FormTextProvider`; a text specific to one form is a single prop, such as `busyText`.
 */
type OtherTexts = {
  [Name in ComponentName]: Extract<KeysOf<Name>, 'texts' | `${string}Texts` | `${string}Labels` | 'labels'>
}

it('passes only the native event to onChange', () => {
  expectTypeOf<Faults<HandledChanges>>().toBeNever()
  expect(Object.keys(forms).length).toBeGreaterThan(40)
})

it('reports a changed value through onValueChange', () => {
  expectTypeOf<Faults<OtherChanges>>().toBeNever()
})

it('calls an item’s identifier its value, and its text its label', () => {
  expectTypeOf<Faults<OddItems>>().toBeNever()
})

it('has the tones of the kit', () => {
  expectTypeOf<Faults<OtherTones>>().toBeNever()
})

it('takes its wording from the provider', () => {
  expectTypeOf<Faults<OtherTexts>>().toBeNever()
})
