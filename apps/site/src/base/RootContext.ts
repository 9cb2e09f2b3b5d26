/** The site's stores, as every part of it takes them. */
export { useRoot, useStore } from '@croupier/stores/react'
