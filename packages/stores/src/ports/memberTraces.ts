/**
 * Keys under which the device remembers a member's activity. Logging out removes them, so that the next person at the
 * device learns neither the member's name nor what they played. They outlast a session that expires, with
 * the name of the member, who may return.
 */
export const memberTraces = { openGame: 'openGame', recentSearches: 'recentSearches' } as const
