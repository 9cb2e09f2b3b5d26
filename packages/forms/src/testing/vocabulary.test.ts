/** The kit's vocabulary holds for forms too. The compiler checks it; a run only shows that there is something to check. */
import type { ComponentProps, ElementType, SyntheticEvent } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import * as forms from '../index.ts'

type Forms = typeof forms
type ComponentName = { [Name in keyof Forms]: Forms[Name] extends ElementType ? Name : never }[keyof Forms]

/** Components with an `onChange` that receives anything but the native event. */
type OtherChanges = {
  [Name in ComponentName]: Forms[Name] extends ElementType
    ? ComponentProps<Forms[Name]> extends { onChange?: infer Handler }
      ? NonNullable<Handler> extends (event: infer Event) => unknown
        ? Event extends SyntheticEvent
          ? never
          : Name
        : never
      : never
    : never
}[ComponentName]

it('hands the native event alone to onChange', () => {
  expectTypeOf<OtherChanges>().toBeNever()
  expect(Object.keys(forms).length).toBeGreaterThan(40)
})
