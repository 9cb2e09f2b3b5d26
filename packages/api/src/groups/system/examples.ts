import type { GroupReference } from '../../contract/examples.ts'

const tree = {
  modId: 'ROOT',
  enabled: '1' as const,
  childrenNodes: [
    { modId: 'DIRECTREG3', enabled: '1' as const, childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1' as const }] },
  ],
}

const username = {
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 15,
  patternId: 1,
  acceptedPattern: '*',
}

/** Start-up and system calls. */
export const examples: GroupReference<'system'> = {
  'system.status': {
    doc: 'The first call: what the site may show to which visitors, and how registration is configured.',
    examples: [
      {
        request: {},
        answer: {
          info: {
            customerService: [{ csType: 'LIVECHAT', path: 'aHR0cHM6Ly9jaGF0LmV4YW1wbGUv' }],
            domainRoute: [{ domain: 'site.example' }],
            resources: [
              {
                resourceType: 'FACEBOOK',
                url: 'https://social.example/p',
                qrCodeUrl: 'https://img.example/q.png',
                name: 'Facebook',
                labelNameEn: 'Facebook',
              },
            ],
            whitelabel: tree,
            register: { username },
            mainDomain: 'site.example',
            analytics: { gtagId: 'G-TEST' },
            imageCDNs: ['https://img.example'],
            launchGameCDNs: ['https://launch.example'],
          },
          location: { ip: '203.0.113.7', countryCode: 'PH' },
          maintenance: false,
          regionRestriction: false,
        },
      },
    ],
  },
  'system.whitelabel': {
    doc: 'The module tree alone; normally it comes with the status.',
    examples: [{ request: {}, answer: tree }],
  },
  'system.registerSettings': {
    doc: 'Which registration fields exist, which are obligatory, and what they accept.',
    examples: [
      {
        request: {},
        answer: { username, captcha: { enabled: '1', required: '1', patternId: '0', acceptedPattern: null } },
      },
    ],
  },
  'system.countries': {
    doc: 'Countries and dialling codes for the mobile number field.',
    examples: [{ request: {}, answer: [{ countryCode: 'PH', countryDialingCode: 63 }] }],
  },
  'system.signedDomains': {
    doc: 'The addresses of the site, signed by the operator.',
    examples: [{ request: {}, answer: { token: 'eyJhbGciOiJFUzI1NiJ9.eyJkb21haW5zIjpbXX0.c2lnbmF0dXJl' } }],
  },
  'system.domainRoutes': {
    doc: 'Addresses under which the site is reached, for measuring which one is fastest, with the resources.',
    examples: [
      {
        request: { data: 'site.example' },
        answer: {
          domainRoute: [{ domain: 'site.example' }, { domain: 'site2.example' }],
          resources: [{ resourceType: 'ANDROID', url: 'https://app.example/a.apk' }],
        },
      },
      { request: {}, answer: [{ domain: 'site.example' }] },
    ],
  },
  'system.captcha': {
    doc: 'A captcha picture for one use. The answer to it is bound to a cookie of this call.',
    examples: [
      { request: {}, answer: 'iVBORw0KGgoAAAANSUhEUg==' },
      { request: {}, answer: { image: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==' } },
    ],
  },
}
