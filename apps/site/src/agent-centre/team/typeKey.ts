/** The key of an account type's name: 0 is a member, every other type that a downline may have an agent. */
export const typeKey = (type: number) => (type === 0 ? 'security.type_member' : 'security.type_agent')
