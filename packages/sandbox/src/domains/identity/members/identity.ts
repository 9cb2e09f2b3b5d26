import { Refusal } from '../../../Refusal.ts'
import type { IdentityCheck, Member } from './rows.ts'
import { changeMember } from './members.ts'
import { sendMessage } from '../inbox/messages.ts'
import type { Context } from '../../../Context.ts'
import { isPicture, PICTURE_FILES } from '../../../wire/pictureFiles.ts'
import { takeUploads } from './pictureUploads.ts'

/** A member's documents. Pictures are base64 without prefix; their size was checked on receipt. */
export interface Documents {
  readonly documentType: string
  readonly documentNumber: string
  readonly pictures?: readonly { readonly name: string; readonly type: string; readonly data: string }[] | undefined
  /** Ids of pictures that were uploaded in parts. */
  readonly uploads?: readonly string[] | undefined
}

/** State of a member's identity check, or undefined when no documents were handed in. */
export function identityCheckOf(context: Pick<Context, 'tables'>, memberId: number): IdentityCheck | undefined {
  return context.tables.identityChecks.get(String(memberId))
}

/** Refuses documents from a member whose check is pending or approved. */
export function refuseHandedIn(context: Pick<Context, 'tables'>, member: Member): void {
  const check = identityCheckOf(context, member.id)
  if (member.verified || (check && check.status !== 'rejected')) throw new Refusal('kyc.submitted')
}

/** Hands in documents: once, and again after a rejection. */
export function submitIdentity(context: Context, member: Member, documents: Documents): IdentityCheck {
  refuseHandedIn(context, member)
  const { documentType, pictures = [], uploads = [] } = documents
  const documentNumber = documents.documentNumber.trim()
  if (!/^[A-Za-z0-9 -]{4,50}$/.test(documentNumber)) {
    throw new Refusal('field.invalid', { value: { field: 'documentNumber' }, values: ['documentNumber'] })
  }
  const pictured = pictures.every(({ type, data }) => isPicture(type, data))
  const names = [...pictures.map(({ name }) => name), ...takeUploads(context, member, uploads)]
  if (names.length === 0 || names.length > PICTURE_FILES.most || !pictured) throw new Refusal('kyc.pictures.invalid')
  const handedIn = write(context, {
    memberId: member.id,
    status: 'submitted',
    documentType,
    documentNumber,
    pictures: names,
    submittedAt: context.clock.now(),
    decidedAt: null,
    reason: '',
  })
  context.ports.followTraits(context, member)
  return handedIn
}

/** The operator's decision. Approval marks the member as verified; the member can read a rejection's reason. */
export function decideIdentity(context: Context, member: Member, reason: string | null): IdentityCheck {
  const check = identityCheckOf(context, member.id)
  if (check?.status !== 'submitted') throw new Refusal('kyc.submitted')
  if (reason === null) changeMember(context, member.id, { verified: true })
  sendMessage(context, member.id, reason === null ? 'info_kyc_approved' : 'info_kyc_rejected', [reason ?? ''])
  const { payeeName, birthday } = member
  const decided: IdentityCheck = { ...check, decidedAt: context.clock.now(), reason: reason ?? '', status: 'rejected' }
  const kept = write(
    context,
    reason === null ? { ...decided, status: 'approved', checked: { payeeName, birthday } } : decided,
  )
  // Approval proves the traits in the document; the register of exclusions is updated.
  context.ports.followTraits(context, { ...member, verified: member.verified || reason === null })
  return kept
}

function write(context: Context, check: IdentityCheck): IdentityCheck {
  context.tables.identityChecks.put(String(check.memberId), check)
  return check
}
