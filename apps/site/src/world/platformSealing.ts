import { createPlatformSealing } from '@croupier/api'

/** The platform's own scheme, in a chunk of its own: sites that seal by JWE never load it. */
export const platformSealing = createPlatformSealing()
