import type { GroupReference } from '../../contract/examples.ts'

/** Announcements. */
export const examples: GroupReference<'announcements'> = {
  'announcements.list': {
    doc: 'Notices, promotions, popups and banners for the visitor or the member.',
    examples: [
      {
        request: {},
        answer: {
          player: [
            {
              id: 1,
              title: 'Notice one',
              content: '<p>text</p>',
              type: 'PL',
              status: 'A',
              platform: 'A',
              execution: null,
              startDate: 1735689600000,
              endDate: null,
            },
          ],
          banners: [
            {
              bannerId: 3,
              title: 'b',
              url: 'https://img.example/b.png',
              groupName: 'w_home',
              linkageType: 'URL',
              linkage: '/promotions',
            },
          ],
          popup: [],
          promotion: [],
          hot: [],
        },
      },
    ],
  },
}
