import type { Member, MemberType } from './rows.ts'

/** Account types that have an agent centre; 4 is trial only. */
const AGENT_TYPES: ReadonlySet<MemberType> = new Set<MemberType>([1, 2, 41, 42])

/** Whether an account is an agent's. */
export const isAgent = ({ type }: Pick<Member, 'type'>): boolean => AGENT_TYPES.has(type)

/** Whether an account is a trial, with play money. */
export const isTrial = ({ type }: Pick<Member, 'type'>): boolean => type === 4
