import type { GroupReference } from '../../contract/examples.ts'

/** Picture, nickname, registration with a made name. */
export const examples: GroupReference<'account'> = {
  'account.icon': {
    doc: 'The address of the member’s picture.',
    examples: [{ request: {}, answer: 'https://img.example/avatar/2.svg' }],
  },
  'account.icons': {
    doc: 'The pictures to choose from.',
    examples: [{ request: {}, answer: [{ avatar: '2', url: 'https://img.example/avatar/2.svg' }] }],
  },
  'account.setIcon': { doc: 'Chooses a picture.', examples: [{ request: { avatar: '2' }, answer: null }] },
  'account.setNickname': { doc: 'Changes the nickname.', examples: [{ request: { nickname: 'Ana' }, answer: null }] },
  'account.registerAuto': {
    doc: 'Registers with a user name the platform makes, and signs in.',
    examples: [
      {
        request: {
          password: 'Secret12',
          confirmPassword: 'Secret12',
          domain: 'site.example',
          registerUrl: 'https://site.example/register',
        },
        answer: { token: 'tok-1', userName: 'guest48213', id: 1003 },
      },
    ],
  },
}
