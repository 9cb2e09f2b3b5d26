/** Providers whose accounts can log in here. */
export const identityChannels = ['google', 'facebook', 'telegram'] as const

/** A provider whose accounts can log in here. */
export type IdentityChannel = (typeof identityChannels)[number]
