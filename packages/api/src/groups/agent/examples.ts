import type { GroupReference } from '../../contract/examples.ts'

/** Affiliate check. */
export const examples: GroupReference<'agent'> = {
  'agent.affiliate': {
    doc: 'Whether an affiliate code is good; only success or refusal counts.',
    examples: [{ request: { code: 'AFF1', domain: 'site.example' }, answer: null }],
  },
}
