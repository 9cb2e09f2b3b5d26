/**
 * Address of a member's picture: the platform sends an address, or the number of one of its own pictures (wire fact
 * 3.3).
 */
export function avatarAddress(avatar: string | undefined): string | undefined {
  if (!avatar) return undefined
  return /^\d+$/.test(avatar) ? `/art/avatar/${avatar}.svg` : avatar
}
