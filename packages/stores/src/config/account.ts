import { accountTypes } from './constants.ts'

/** Session storage keys of a session; `forced` holds the reason why the password must be changed first. */
export const sessionKeys = Object.freeze({
  token: 'token',
  accountType: 'isAgent',
  username: 'username',
  forced: 'passwordChange',
  /** The member's break, so that a reload during a break shows no games before the platform has answered. */
  pause: 'pause',
  /** Identifies this session to other tabs, so that the token itself is never passed on. */
  mark: 'sessionMark',
})

/**
 * The account type stored as text under `isAgent`: 0 member; 1, 2, 41, 42 agents; 4 trial. Anything else is unknown,
 * and an unknown type is not an agent.
 */
export function parseAccountType(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined
}

/** Agent types see the agent centre; 4 never does. */
export const isAgentType = (type: number | undefined): boolean =>
  type !== undefined && accountTypes.agents.includes(type)

/** The trial account is barred from everything guarded. */
export const isTrialType = (type: number | undefined): boolean => type === accountTypes.trial
