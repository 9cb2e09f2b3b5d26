/// <reference types="vite/client" />
import type { ComponentType } from 'react'
import { unpictured } from './pictures.ts'

/**
 * A story of one use of a component. `Example` is a separate file that a reader can copy; the docs show `code`, the
 * text of that file, and tests run on the same story. No `Field` is added around it.
 */
export const example = (Example: ComponentType, code: string) => ({
  render: () => <Example />,
  parameters: { field: null, docs: { source: { code, language: 'tsx' as const } } },
})

/** The same for an overlay, which starts closed: its picture would be that of a button. */
export const closedExample = (Example: ComponentType, code: string) => {
  const { render, parameters } = example(Example, code)
  return { render, parameters: { ...parameters, ...unpictured('closed at first; other stories show it open') } }
}
