import type { ComponentProps, ElementType } from 'react'
import { expect, expectTypeOf, it } from 'vitest'
import type * as kit from '../index.ts'
import { type Bare, type ComponentName, placedSubjects } from './kit.ts'

type Kit = typeof kit

/** Props that every component passes on. */
type Passed = 'className' | 'style' | 'id' | 'ref' | 'aria-describedby' | 'onFocus'

/** The name of a component whose props `React.ComponentProps` cannot infer, or that lacks one of `Passed`. */
type Untold<Name extends ComponentName> = Kit[Name] extends ElementType
  ? string extends keyof ComponentProps<Kit[Name]>
    ? Name
    : Passed extends keyof ComponentProps<Kit[Name]>
      ? never
      : Name
  : Name

type Drawn = Exclude<ComponentName, Bare>

it('gives React.ComponentProps the props of every component, and none of them is any', () => {
  // The compiler checks this; the run only shows that there is something to check.
  expectTypeOf<{ [Name in Drawn]: Untold<Name> }[Drawn]>().toBeNever()
  expectTypeOf<ComponentProps<typeof kit.Button>>().toEqualTypeOf<kit.ButtonProps>()
  expectTypeOf<NonNullable<ComponentProps<typeof kit.Button>['size']>>().toEqualTypeOf<kit.ButtonSize>()
  expect(Object.keys(placedSubjects).length).toBeGreaterThan(80)
})
