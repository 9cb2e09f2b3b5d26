/**
 * One vocabulary for the props of every component. The compiler checks it; a run only shows that there is something to
 * check.
 */
import type { ComponentProps, ElementType, SyntheticEvent } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import type * as kit from '../index.ts'
import { type ComponentName, placedSubjects } from './kit.ts'

type Kit = typeof kit
type PropsOf<Name extends ComponentName> = Kit[Name] extends ElementType ? ComponentProps<Kit[Name]> : never

/** A component's own props; native props have React's names. */
type OwnKeys<Name extends ComponentName> = Exclude<
  keyof PropsOf<Name> & string,
  keyof ComponentProps<'div'> | keyof ComponentProps<'input'> | keyof ComponentProps<'a'>
>

/** `Component.prop` for every prop that `Rule` reports. */
type Faults<Rule extends Record<ComponentName, string>> = {
  [Name in ComponentName]: Rule[Name] extends never ? never : `${Name}.${Rule[Name]}`
}[ComponentName]

type Match<Name extends ComponentName, Wanted extends string> = Extract<OwnKeys<Name>, Wanted>

/** `onValueChange` reports changes of `value`; a prop with another name, such as `page`, has `onPageChange`. */
type ChangesOf<Name extends ComponentName> = `on${Capitalize<keyof PropsOf<Name> & string>}Change`
type OtherChanges = { [Name in ComponentName]: Exclude<Match<Name, `on${string}Change`>, ChangesOf<Name>> }

/** `onChange` receives the native event. */
type HandledChange<Name extends ComponentName> =
  PropsOf<Name> extends { onChange?: infer Handler }
    ? NonNullable<Handler> extends (event: infer Event) => unknown
      ? Event extends SyntheticEvent
        ? never
        : 'onChange'
      : never
    : never

/** Records of the platform: rows that are not choices, with the platform's own field names. */
type Records = kit.Win | kit.Place | kit.ChatMessage
type ItemsOf<Prop> = NonNullable<Prop> extends readonly (infer Item)[] ? Item : never
type OddName = 'id' | 'key' | 'title' | 'text' | 'term' | 'name'
/** Description items have a `label` and a `value` too; their `key` only distinguishes equal labels. */
type IsOdd<Item> = [Item] extends [Records]
  ? false
  : Item extends { readonly label: unknown; readonly value: unknown }
    ? false
    : Item extends object
      ? OddName & keyof Item extends never
        ? false
        : true
      : false
type OddItems = {
  [Name in ComponentName]: {
    [Prop in OwnKeys<Name>]: true extends IsOdd<ItemsOf<PropsOf<Name>[Prop]>> ? Prop : never
  }[OwnKeys<Name>]
}

type OtherTones = {
  [Name in ComponentName]: PropsOf<Name> extends { tone?: infer Tone }
    ? [NonNullable<Tone>] extends [kit.Tone | 'accent' | 'win']
      ? never
      : 'tone'
    : never
}

/** Wording is one prop, `texts`, which is an object. */
type OtherTexts = { [Name in ComponentName]: Match<Name, `${string}Texts` | `${string}Labels` | 'labels'> }
type LooseTexts = {
  [Name in ComponentName]: PropsOf<Name> extends { texts?: infer Texts }
    ? NonNullable<Texts> extends object
      ? never
      : 'texts'
    : never
}

it('reports a changed value through onValueChange, and passes the native event to onChange', () => {
  expectTypeOf<Faults<OtherChanges>>().toBeNever()
  expectTypeOf<Faults<{ [Name in ComponentName]: HandledChange<Name> }>>().toBeNever()
  expect(Object.keys(placedSubjects).length).toBeGreaterThan(80)
})

it('calls an item’s identifier its value, and its text its label', () => {
  expectTypeOf<Faults<OddItems>>().toBeNever()
})

it('has five tones, besides the brand’s own colours', () => {
  expectTypeOf<Faults<OtherTones>>().toBeNever()
})

it('takes wording as one typed prop', () => {
  expectTypeOf<Faults<OtherTexts>>().toBeNever()
  expectTypeOf<Faults<LooseTexts>>().toBeNever()
})
