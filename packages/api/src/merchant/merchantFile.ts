import * as z from 'zod/mini'
import { dialects, type DialectName } from '../dialect/dialects.ts'
import { identityChannels } from '../groups/session/identityChannels.ts'
import { allModules } from './modules.ts'
import { registrationFieldNames } from './registrationFields.ts'

const matching = (form: RegExp, hint: string) => z.string(hint).check(z.regex(form, hint))
const filled = (hint: string, longest = 200) => z.string(hint).check(z.minLength(1, hint), z.maxLength(longest, hint))
const whole = (least: number, most: number, hint: string) =>
  z.number(hint).check(z.int(hint), z.gte(least, hint), z.lte(most, hint))
const https = matching(/^https:\/\/[^\s"'<>\\]+$/, 'an address that begins with https://')
const origin = matching(
  /^https:\/\/[^\s"'<>\\;,]+$/,
  'an address that begins with https:// and has neither a comma nor a semicolon',
)
const language = matching(/^[A-Z]{2,3}(?:-[A-Z]{2})?$/, 'a language code in capitals, such as EN or PT-BR')
const country = matching(/^[A-Z]{2}$/, 'an ISO 3166 country code of two capitals, such as PH')
const vendorCode = matching(/^[A-Z0-9_]{2,20}$/, 'a vendor code in capitals and digits, such as JDB')
const dialectNames = Object.keys(dialects) as DialectName[]

const keyed = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
const dayHint = 'a day such as 2027-06-30'
const zoneHint = 'an IANA time zone, such as Asia/Manila'

/** Kinds of customer service that the site opens. */
export const serviceKinds = ['LIVECHAT', 'FACEBOOK', 'TELEGRAM', 'VIP'] as const

/** Networks and downloads that the site shows, by resource type. */
export const networkKinds = [
  'LINE',
  'WECHAT',
  'FACEBOOK',
  'TELEGRAM',
  'YOUTUBE',
  'INSTAGRAM',
  'TWITTER',
  'VIBER',
  'IOS',
  'MOBILECONFIG',
  'ANDROID',
] as const

/** Lanes of the catalogue that a merchant can offer. */
export const laneKinds = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const

/** Kinds of announcements, as the platform numbers them. */
const announcementKinds = ['B', 'PL', 'PU', 'PR', 'H'] as const

/** How secrets are encrypted: by JWE, or in the scheme of the platform's own gateways. */
export const sealingKinds = ['jwe', 'platform'] as const

/** Places of a merchant's banners, each with the group of the platform's banners that are shown there. */
export const bannerGroups = {
  home: 'w_home',
  login: 'w_login',
  register: 'w_reg',
  rng: 'w_rng',
  live: 'w_live',
  sports: 'w_sports',
  esports: 'w_esports',
  cockfight: 'w_cockfight',
  fish: 'w_fish',
  pvp: 'w_pvp',
  lott: 'w_lott',
  elott: 'w_elott',
} as const

/** Groups of people that a market's law bars from play. */
export const barredGroups = ['officials', 'forces', 'students', 'listed', 'staff'] as const

/** Places where a market's law forbids play. */
export const barredPlaces = ['public'] as const

const bannerPlaces = Object.keys(bannerGroups) as (keyof typeof bannerGroups)[]
const target = matching(
  /^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/,
  'an address that begins with https://, or a path of the site such as /promotions',
)

const ownPicture = matching(
  /^\.\/[\w-]+\.(?:svg|png|webp|jpg)$/,
  'a picture of this folder, such as ./banner-summer.webp',
)
const amount = matching(/^\d{1,12}(?:\.\d{1,4})?$/, 'an amount as text, such as "100" or "100.50"')
const paymentName = z
  .record(language, filled('the name that people know, up to 40 characters', 40))
  .check(z.refine((names) => Object.hasOwn(names, 'EN'), 'names by language, with EN for all languages without one'))
const shortest = whole(1, 60, 'a whole number from 1 to 60')

/** Kinds of payment methods; each has its call and its steps on the deposit page. */
export const paymentKinds = ['wallet', 'bank', 'qr', 'counter', 'c2c'] as const

/** Version of `merchant.json` that this version of the kit reads; see `npm run merchant -- upgrade`. */
export const merchantFormatVersion = 2

const onOff = z.optional(z.boolean('true or false'))

/** What a market's law or regulator requires besides age, region and licence. Omitted keys are off. */
const duties = z.strictObject({
  /** Who may not play and where: said at registration, in the footer and in the terms. */
  barred: z.optional(
    z.strictObject({
      /** Groups of people. */
      groups: z
        .array(z.enum(barredGroups, `one of ${barredGroups.join(', ')}`))
        .check(z.minLength(1, 'at least one group')),
      /** Places where people may not play. */
      places: z.optional(z.array(z.enum(barredPlaces, `one of ${barredPlaces.join(', ')}`))),
    }),
  ),
  /** A deposit limit, or explicitly none, is chosen before the first deposit and the first game. */
  limitsBeforePlay: onOff,
  /** One press stops play for 24 hours, on every page and above games. */
  stopButton: onOff,
  /** Minutes without play after a reality check; if omitted, an answer is enough. */
  checkPauseMinutes: z.optional(whole(1, 15, 'a whole number from 1 to 15')),
  /** Each login begins with a declaration that the person may play. */
  signInDeclaration: onOff,
  /** The previous login is shown after logging in: time, device and address. */
  lastSignIn: onOff,
  /** The market's time of day on every screen, above games too. */
  clock: onOff,
  /** Live categories say that broadcasts are delayed. */
  delayedBroadcasts: onOff,
  /** Where speed matters, the site says that a slow connection is a disadvantage. */
  slowConnections: onOff,
  /** The licence sentence in the regulator's own wording, by language. */
  licenceSentence: z.optional(z.record(language, filled('one or two sentences', 300))),
})

const linked = z.strictObject({ name: filled('the name that people read'), url: https })

/**
 * One merchant: everything about a brand that is not a colour or a picture, in `merchants/<code>/merchant.json`. Site,
 * server and sandbox read this one file.
 */
export const merchantFileSchema = z.strictObject({
  /** For editors. */
  $schema: z.optional(z.string()),
  /** Version of this file's form. `npm run merchant -- upgrade FOLDER` brings older files up to date. */
  formatVersion: z.literal(merchantFormatVersion, String(merchantFormatVersion)),
  /** Code on the wire, in the `Merchant` header. The folder has the same name. */
  code: matching(/^[a-z][a-z0-9-]{1,30}$/, 'lower-case letters, digits and hyphens, beginning with a letter'),
  /** Name of the brand, as header, page titles, letters and footer show it. */
  name: filled('the name of the brand, up to 60 characters', 60),
  /** Merchants of one group are offered in one another's market selector. Leave out for a site of one market. */
  group: z.optional(matching(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')),
  /** Serves hosts that no merchant lists. At most one per folder; otherwise the alphabetically first does. */
  fallback: z.optional(z.boolean('true or false')),
  /** Where the merchant offers play. */
  market: z.strictObject({
    /** Country of the market. */
    country,
    /** Name in the market selector and the security centre. */
    name: filled('the name of the market, such as Philippines'),
  }),
  /** Who runs the site. */
  operator: z.strictObject({
    /** Legal name, as the footer shows it. */
    name: filled('the legal name of the operator'),
    /** Registered address. */
    address: z.optional(filled('the registered address', 300)),
    /**
     * How balances are protected if the company became insolvent: kept with its own money (`none`, the default), apart
     * from it (`separate`), or held for the players by an independent trustee (`trust`).
     */
    protection: z.optional(z.enum(['none', 'separate', 'trust'], 'none, separate or trust')),
  }),
  /** Permission to offer games. Null for a demonstration: in production the site then refuses to start. */
  licence: z.nullable(
    z.strictObject({
      /** Number of the licence, as the authority writes it. */
      number: filled('the number of the licence'),
      /** Who granted it. */
      authority: filled('the name of the authority that granted it'),
      /** The authority's page about this licence. */
      url: z.optional(https),
      /** Countries the licence is valid for. */
      markets: z.array(country, 'a list of country codes').check(z.minLength(1, 'at least one country code')),
    }),
  ),
  /** Hosts the merchant answers on, without port. */
  domains: z.array(
    matching(/^(?:[a-z0-9-]+\.)*[a-z0-9-]+$/, 'a host name in lower case without protocol and port'),
    'a list of host names',
  ),
  /** Languages offered, the market's first choice first. */
  languages: z.array(language, 'a list of language codes').check(z.minLength(1, 'at least one language code')),
  /**
   * A first visit starts in the first of the browser's languages that is offered, instead of the default; default off.
   * A language chosen on the device wins.
   */
  browserLanguage: z.optional(z.boolean('true or false')),
  /** Money of the merchant. */
  currency: z.strictObject({
    /** Code on the wire; `TLB` is the platform's own code for the Philippine peso. */
    wire: matching(/^[A-Z]{3}$/, 'a currency code of three capitals, such as THB'),
    /** ISO 4217 code of the displayed currency. */
    code: matching(/^[A-Z]{3}$/, 'an ISO 4217 code of three capitals, such as THB'),
    /** Digits after the decimal point. */
    digits: whole(0, 4, 'a whole number from 0 to 4'),
  }),
  /** Time zone that dates are shown and cut in. */
  timeZone: z.string(zoneHint).check(z.refine(isTimeZone, zoneHint)),
  /** Minimum age for registration, in whole years. */
  minimumAge: whole(18, 25, 'a whole number from 18 to 25'),
  /** Mobile numbers of the market. */
  phone: z.strictObject({
    /** Dialling code without plus, such as `63`. */
    diallingCode: matching(/^[1-9]\d{0,3}$/, 'one to four digits without plus, such as 63'),
    /**
     * The exact rule, where the market has one: what mobile numbers begin with after the dialling code, without a
     * leading zero, and how many digits they have. Without it any valid mobile number of the country is accepted.
     */
    rule: z.optional(
      z.strictObject({
        /** Digits after the dialling code, without a leading zero; left out where numbers differ in length. */
        digits: z.optional(whole(4, 14, 'a whole number from 4 to 14')),
        /** Allowed first digits. */
        prefixes: z.array(matching(/^\d+$/, 'digits'), 'a list of digits').check(z.minLength(1, 'at least one')),
      }),
    ),
  }),
  /** Modules that differ from the platform's defaults, by id: true is on. */
  modules: z.optional(
    z.strictObject(
      keyed(allModules, z.optional(z.boolean('true or false'))),
      'a list of module ids, each true or false',
    ),
  ),
  /** Games offered. */
  games: z.optional(
    z.strictObject({
      /** Lanes offered; default all. Esports and cockfighting are separate lanes from sports. */
      lanes: z.optional(z.array(z.enum(laneKinds, `one of ${laneKinds.join(', ')}`))),
      /** Codes of vendors to leave out. */
      withoutVendors: z.optional(z.array(vendorCode)),
    }),
  ),
  /** Properties of the merchant's platform, and how the site treats them. Omit defaults. */
  platform: z.optional(
    z.strictObject({
      /** Names of its calls: `spec`, the default, or `newer`, those of later generations. */
      dialect: z.optional(z.enum(dialectNames, `one of ${dialectNames.join(', ')}`)),
      /**
       * How passwords and personal data are encrypted in transit: by JWE, the default, or in the scheme of the
       * platform's own gateways, which protects nothing beyond TLS. The sandbox supports the chosen scheme.
       */
      sealing: z.optional(z.enum(sealingKinds, `one of ${sealingKinds.join(', ')}`)),
      /** Agents may start games; default yes. */
      agentsMayPlay: z.optional(z.boolean('true or false')),
      /** Visitors may load lists of games; default no. */
      visitorGameList: z.optional(z.boolean('true or false')),
      /** An expired password must be changed at login; default yes. */
      passwordExpiry: z.optional(z.boolean('true or false')),
      /** The request for announcements. */
      announcements: z.optional(
        z.strictObject({
          /** Kinds of announcements. */
          types: z
            .array(z.enum(announcementKinds, `one of ${announcementKinds.join(', ')}`))
            .check(z.minLength(1, 'at least one kind')),
          /** When they are shown, such as `B`. */
          execution: matching(/^[A-Z]{1,4}$/, 'capitals, such as B'),
        }),
      ),
      /** Codes of vendors that the platform sends in sports and the site shows as esports. */
      esportsVendors: z.optional(z.array(vendorCode)),
      /** Codes of vendors that the platform sends in sports and the site shows as cockfighting. */
      cockfightVendors: z.optional(z.array(vendorCode)),
      /** Codes of vendors whose games refuse a frame and open in a window. */
      windowVendors: z.optional(z.array(vendorCode)),
      /** Hosts of games besides those that the platform names, with their subdomains. */
      gameHosts: z.optional(z.array(matching(/^[a-z0-9.-]+\.[a-z]+$/, 'a host name without protocol'))),
    }),
  ),
  /** Registration fields that differ from the platform's defaults, by name. */
  registration: z.optional(
    z.strictObject(
      keyed(registrationFieldNames, z.optional(z.enum(['off', 'optional', 'required'], 'off, optional or required'))),
      'a list of fields, each off, optional or required',
    ),
  ),
  /** The checkbox for the terms starts ticked. If omitted, the person ticks it. */
  termsTicked: z.optional(z.boolean('true or false')),
  /** A payee's name has to be a first and a last name. */
  fullName: z.optional(z.boolean('true or false')),
  /** Help for players besides the international offers. */
  help: z.optional(
    z.strictObject({
      /** Who listens and advises in the market. */
      contacts: z.optional(z.array(linked)),
      /** Self-exclusion schemes of the market. */
      schemes: z.optional(z.array(linked)),
      /** How long a complaint may take, and the body outside the company that decides afterwards. */
      complaints: z.optional(
        z.strictObject({
          /** Days within which a complaint is answered. */
          answerDays: whole(1, 60, 'a whole number from 1 to 60'),
          /** Who decides when the answer does not satisfy. */
          body: linked,
        }),
      ),
    }),
  ),
  /** Duties of the market towards players. */
  duties: z.optional(duties),
  /**
   * Payment methods for deposits. Footer and deposit guide name them, and the sandbox offers them on the deposit page;
   * without any it offers bank transfer and QR code, and the footer names none. For your own platform, list the methods
   * it offers.
   */
  payments: z.optional(
    z.array(
      z.strictObject({
        /** Code on the wire, `methodId` of a deposit. */
        code: matching(/^[A-Z0-9_]{2,20}$/, 'a code in capitals and digits, such as GCASH'),
        /**
         * Decides the call, the steps and the default fields: e-wallet, bank transfer, QR code, cash at a counter, or
         * another member.
         */
        kind: z.enum(paymentKinds, `one of ${paymentKinds.join(', ')}`),
        /** Name by language; languages without one show English. */
        name: paymentName,
        /** Picture, 160 by 112, a file of the brand's folder. Without it the sandbox draws one. */
        art: z.optional(ownPicture),
        /** Smallest deposit. */
        minimum: amount,
        /** Largest deposit. */
        maximum: amount,
        /** Charged on top of the amount. */
        fee: z.optional(amount),
        /** Minutes that an order stays open. */
        minutes: z.optional(whole(5, 10_080, 'a whole number from 5 to 10080')),
        /** Minutes until the money usually arrives. */
        expectedMinutes: z.optional(whole(1, 10_080, 'a whole number from 1 to 10080')),
        /** How an e-wallet sends. */
        transferType: z.optional(z.enum(['send-money', 'cash-out'], 'send-money or cash-out')),
        /** Accounts that receive; each order names one of them. */
        receivers: z.optional(
          z
            .array(z.strictObject({ name: filled('a name'), number: matching(/^\d{3,20}$/, '3 to 20 digits') }))
            .check(z.minLength(1, 'at least one receiver')),
        ),
        /**
         * Number of the sender's account, in digits. By default an e-wallet requires a mobile number of the market and
         * a bank for 10 to 16 digits.
         */
        sender: z.optional(
          z.strictObject({
            minimum: shortest,
            maximum: shortest,
            /** The number begins with a mobile number of the market. */
            mobileFirst: z.optional(z.boolean('true or false')),
          }),
        ),
        /** The format of the method's transfer reference: `digits`, or `mixed` with capital letters. */
        reference: z.optional(
          z.strictObject({
            rule: z.enum(['digits', 'mixed'], 'digits or mixed'),
            minimum: shortest,
            maximum: shortest,
            /** One that fits, as the form's hint. */
            example: filled('a reference that fits', 60),
          }),
        ),
        /** A picture of the receipt is required; otherwise optional. */
        proofRequired: z.optional(z.boolean('true or false')),
        /** Steps by language, instead of the default ones of the kind. */
        steps: z.optional(
          z
            .record(language, z.array(filled('a step')).check(z.minLength(1, 'at least one step')))
            .check(
              z.refine(
                (steps) => Object.hasOwn(steps, 'EN'),
                'steps by language, with EN for all languages without them',
              ),
            ),
        ),
        /** Withdrawals can go to this e-wallet too. */
        payout: z.optional(z.boolean('true or false')),
      }),
      'a list of ways to pay',
    ),
  ),
  /** Certificates of the operator, such as a test laboratory's, each with the page that proves it. */
  certificates: z.optional(z.array(linked)),
  /**
   * Pictures of the merchant's own, 1200 by 400, quiet on the left where the title is written. Those the platform sends
   * for a place are shown instead of them.
   */
  banners: z.optional(
    z.array(
      z.strictObject({
        /** Where it is shown: the home page, above the login or registration form, or a lane's page. */
        place: z.enum(bannerPlaces, `one of ${bannerPlaces.join(', ')}`),
        /** The picture, a file of this folder. */
        picture: ownPicture,
        /** Its text, by language. */
        title: z.record(language, filled('up to 80 characters', 80)),
        /** Target of its link; omit for a picture without one. */
        leadsTo: z.optional(target),
      }),
    ),
  ),
  /** Links of the footer besides the site's own pages, such as careers or an affiliate programme. */
  footerLinks: z.optional(
    z.array(
      z.strictObject({
        /** What people read, by language. */
        title: z.record(language, filled('up to 60 characters', 60)),
        url: target,
      }),
    ),
  ),
  /** Visitors log in before they see anything else. */
  signInFirst: z.optional(z.boolean('true or false')),
  /**
   * Log in with an account of another provider, through the merchant's project of Firebase. The buttons show while the
   * platform has the module SOCIALLOGIN3 on.
   */
  identity: z.optional(
    z.strictObject({
      /** The providers, in the order of their buttons. */
      channels: z
        .array(z.enum(identityChannels, `one of ${identityChannels.join(', ')}`))
        .check(z.minLength(1, 'at least one provider')),
      /** The project, as Firebase's console shows it. None of it is a secret. */
      firebase: z.strictObject({
        /** The project's apiKey, which is not secret. */
        apiKey: matching(/^[\w-]{4,100}$/, 'the apiKey of the project'),
        /** A project whose id begins with `demo-` does not exist. */
        projectId: matching(/^[a-z][a-z0-9-]{3,60}$/, 'the projectId, such as my-casino-1a2b3'),
        /** Host of the login window, without protocol. */
        authDomain: matching(/^[a-z0-9.-]+\.[a-z]+$/, 'the authDomain, such as my-casino.firebaseapp.com'),
        /** The project's appId. */
        appId: z.optional(filled('the appId of the project')),
      }),
    }),
  ),
  /** Social networks and downloads. */
  networks: z.optional(
    z.array(
      z.strictObject({
        /** The network or download. */
        type: z.enum(networkKinds, `one of ${networkKinds.join(', ')}`),
        name: filled('the name that people read'),
        url: https,
      }),
    ),
  ),
  /** Customer service by kind. */
  service: z.optional(
    z.array(
      z.strictObject({
        /** The contact channel; members above rank 4 get VIP. */
        kind: z.enum(serviceKinds, `one of ${serviceKinds.join(', ')}`),
        url: https,
      }),
    ),
  ),
  /**
   * Contact for reporting vulnerabilities of the site: the server answers `/.well-known/security.txt` with it. Default
   * none.
   */
  security: z.optional(
    z.strictObject({
      /** Where reports go, the first choice first. */
      contacts: z
        .array(
          matching(
            /^(?:mailto:[^\s@"'<>]+@[^\s@"'<>]+|https:\/\/[^\s"'<>\\]+)$/,
            'mailto: with an e-mail address, or an address that begins with https://',
          ),
        )
        .check(z.minLength(1, 'at least one contact')),
      /**
       * Last day on which the contacts are monitored, such as `2027-06-30`; at most a year ahead is usual. After that
       * day the file is not served.
       */
      validUntil: z.string(dayHint).check(z.refine(isDay, dayHint)),
      /** Page that says how reports are handled. */
      policy: z.optional(https),
    }),
  ),
  /** A sentence about the brand for search engines and shared links, by language. */
  description: z.record(language, filled('one or two sentences', 300)),
  /** Year of the copyright line, or years such as `2025–2027`. */
  copyright: z._default(matching(/^\d{4}(?:[–-]\d{4})?$/, 'a year such as 2025, or 2025–2027'), '2025'),
  /** Merchant whose brand and pictures are used as well, by code; its own folder when left out. */
  brandOf: z.optional(matching(/^[a-z][a-z0-9-]{1,30}$/, 'the code of another merchant')),
  /** Further origins that the browser may reach, besides those of the server's environment. */
  origins: z.optional(
    z.strictObject({
      /** Where pictures come from. */
      images: z.optional(z.array(origin)),
      /** Where games come from. */
      games: z.optional(z.array(origin)),
      /** Other addresses of the platform. */
      api: z.optional(z.array(origin)),
    }),
  ),
  /** Id of the measuring tag, for the analytics port; default no tag. */
  analytics: z.optional(
    z.strictObject({
      /** Id of the tag, such as `G-XXXXXXX`. */
      tagId: filled('the id of the tag'),
    }),
  ),
})

/** A checked merchant file. */
export type MerchantFile = z.output<typeof merchantFileSchema>

/** Duties of a market; omitted ones are off. */
export type MarketDuties = z.output<typeof duties>

/** A merchant file as written, without defaults. */
export type MerchantFileInput = z.input<typeof merchantFileSchema>

/** A payment method, as a merchant file describes it. */
export type PaymentFile = NonNullable<MerchantFile['payments']>[number]
