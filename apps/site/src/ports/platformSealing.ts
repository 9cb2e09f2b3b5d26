import { createPlatformSealing } from '@croupier/api'

/** The platform's own encryption scheme, in a separate chunk: sites that encrypt with JWE never load it. */
export const platformSealing = createPlatformSealing()
