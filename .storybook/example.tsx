/// <reference types="vite/client" />
import type { ComponentType } from 'react'

/**
 * A story of one use of a component. `Example` is a separate file that a reader can copy; the docs show `code`, the
 * text of that file, and tests run on the same story. No `Field` is added around it.
 */
export const example = (Example: ComponentType, code: string) => ({
  render: () => <Example />,
  parameters: { field: null, docs: { source: { code, language: 'tsx' as const } } },
})
