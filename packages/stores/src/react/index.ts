/** The stores in React: components read them with `observer` of mobx-react-lite. */
export { RootProvider, type RootProviderProps } from './RootProvider.ts'
export { useRoot, useStore } from './RootContext.ts'
