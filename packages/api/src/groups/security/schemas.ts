import { secretUpTo, textUpTo } from '../../contract/bounds.ts'

/** Fields that the product's own security calls share: they need a session. */
export const ownPart = { token: 'required', extension: true } as const
/** A login password. */
export const password = secretUpTo(64)
/** A code typed by a person. */
export const code = textUpTo(12)
