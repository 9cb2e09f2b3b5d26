/** Providers whose accounts sign in here. */
export const identityChannels = ['google', 'facebook', 'telegram'] as const

/** A provider whose accounts sign in here. */
export type IdentityChannel = (typeof identityChannels)[number]
