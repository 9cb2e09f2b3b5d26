import type { GroupReference } from '../../contract/examples.ts'

/** The help centre. */
export const examples: GroupReference<'help'> = {
  'help.centre': {
    doc: 'Chapters of the help centre; the tag is the anchor.',
    examples: [
      {
        request: { lang: 'EN' },
        answer: [{ title: 'Terms of use', tag: 'rules', content: '<p>One person, one account.</p>' }],
      },
    ],
  },
}
