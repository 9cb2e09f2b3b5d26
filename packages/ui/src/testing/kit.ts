/** Every component of the kit that renders something, in one table: a missing component is a type error. */
import type * as everything from '../index.ts'
import { actions } from './actions.tsx'
import { betting } from './betting.tsx'
import { basics } from './basics.tsx'
import type { Subject } from './conformance.tsx'
import { dataComponents } from './dataComponents.tsx'
import { gaming } from './gaming.tsx'
import { groups, inputs } from './inputs.tsx'
import { navigation } from './navigation.tsx'
import { portalled } from './portalled.tsx'
import { records } from './records.tsx'

type Kit = typeof everything

/** The names of the kit's components: exports that can be rendered. */
export type ComponentName = {
  [Name in keyof Kit]: Name extends Capitalize<Name>
    ? Kit[Name] extends (...props: never[]) => unknown
      ? Name
      : Kit[Name] extends { styledComponentId: string }
        ? Name
        : never
    : never
}[keyof Kit]

/** Components without an element; their stories cover them. */
export type Bare =
  | 'BrandProvider'
  | 'KitProvider'
  | 'DirectionProvider'
  | 'FiguresProvider'
  | 'KitStyles'
  | 'KitTexts'
  | 'ToastProvider'

/** Components that render in place, not in a portal. */
export const placedSubjects = {
  ...actions,
  ...basics,
  ...records,
  ...dataComponents,
  ...inputs,
  ...groups,
  ...navigation,
  ...gaming,
  ...betting,
} satisfies Readonly<Record<Exclude<ComponentName, Bare | keyof typeof portalled>, Subject>>
