import type { GroupReference } from '../../contract/examples.ts'

const noon = 1_767_268_800_000

/** Sessions and devices. */
export const examples: GroupReference<'device'> = {
  'device.sessions': {
    doc: 'Where the member is signed in.',
    examples: [
      {
        request: {},
        answer: [
          {
            id: 's-1',
            current: true,
            device: 'Chrome, Windows',
            ip: '203.0.113.7',
            startedAt: noon,
            usedAt: noon + 60_000,
          },
        ],
      },
    ],
  },
  'device.end': { doc: 'Ends one session.', examples: [{ request: { id: 's-2' }, answer: { ended: 1 } }] },
  'device.endOthers': {
    doc: 'Ends every session but the caller’s.',
    examples: [{ request: {}, answer: { ended: 2 } }],
  },
}
