import { maskedMobile } from '../../identity/members/members.ts'
import type { Member } from '../../identity/members/rows.ts'
import type { LoginStep } from './rows.ts'

/** Masks an email address so that its owner recognises it: first and last letter of the name, the whole host. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  const name = email.slice(0, at)
  return `${name.slice(0, 1)}***${name.length > 1 ? name.slice(-1) : ''}${email.slice(at)}`
}

/** Masks a person's name: the first letter of every word. */
export function maskedPerson(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `${[...word][0] ?? ''}***`)
    .join(' ')
}

/** Masked form of the expected answer to a further step; null when there is nothing to show. */
export function stepHint(member: Member, step: LoginStep): string | null {
  if (step === 'phone' || step === 'code') return maskedMobile(member.mobile)
  if (step === 'email') return maskedEmail(member.email)
  if (step === 'bankName') return maskedPerson(member.payeeName)
  return null
}
