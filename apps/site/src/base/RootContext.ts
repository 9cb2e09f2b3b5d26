/** The site's stores, as all its parts access them. */
export { useRoot, useStore } from '@croupier/stores/react'
