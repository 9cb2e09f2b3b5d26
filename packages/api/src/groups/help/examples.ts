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
  'help.health': {
    doc: 'What works now, incidents of the last 30 days, and the hours of customer service.',
    examples: [
      {
        request: {},
        answer: {
          services: [{ service: 'deposits', state: 'works' }],
          incidents: [
            {
              id: '1',
              title: 'Slow payouts',
              text: 'A bank answered late.',
              from: 1764374400000,
              until: 1764378000000,
            },
          ],
          desks: [{ channel: 'LIVECHAT', opens: '08:00', closes: '23:00', isOpen: true, waitMinutes: 3 }],
        },
      },
    ],
  },
}
