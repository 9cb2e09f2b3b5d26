import type { Answer } from '../../contract/contract.ts'
import type { GroupReference } from '../../contract/examples.ts'

const noon = 1_767_268_800_000

const day = 86_400_000

const overview: Answer<'safety.overview'> = {
  limits: [
    {
      kind: 'deposit',
      period: 'day',
      amount: '2000.00',
      used: '500.00',
      left: '1500.00',
      binds: true,
      since: noon - 3 * day,
      startedAt: noon - day / 2,
      restartsAt: noon + day / 2,
      raise: { amount: '5000.00', askedAt: noon, ripeAt: noon + day, lapsesAt: noon + 8 * day },
    },
  ],
  session: { minutes: 90, since: noon - 3 * day, raise: null },
  reminderMinutes: 30,
  pause: null,
  prompt: 'none',
  firstDeposit: false,
  protectionReadAt: noon - 3 * day,
  limitsFirst: false,
  declarationDue: false,
}

const pause: Answer<'safety.startBreak'> = {
  kind: 'timeOut',
  length: '7d',
  phase: 'running',
  startedAt: noon,
  endsAt: noon + 7 * day,
  returnAskedAt: null,
  returnsAt: null,
}

const totals = {
  deposited: '500.00',
  received: '0.00',
  withdrawn: '200.00',
  staked: '1250.00',
  won: '1100.00',
  bonus: '0.00',
  net: '-150.00',
}

/** Player safety. */
export const examples: GroupReference<'safety'> = {
  'safety.rules': {
    doc: 'What the market asks: age, waiting times, reality checks, lengths of breaks.',
    examples: [
      {
        request: {},
        answer: {
          market: 'PH',
          minimumAge: 21,
          currency: 'TLB',
          periodStart: 'calendar',
          raiseWaitHours: 24,
          raiseWaitsForPeriod: false,
          confirmWithinHours: 168,
          reminder: { usual: 60, least: 10, most: 60 },
          timeOuts: ['24h', '7d', '30d'],
          exclusions: ['6m', '1y', '5y'],
          returnWaitHours: 24,
          reviewEveryDays: 90,
          restMinutes: 30,
          checkPauseMinutes: 0,
        },
      },
    ],
  },
  'safety.overview': {
    doc: 'Limits with what is used and left, waiting raises, the reminder, and a break if there is one.',
    examples: [{ request: {}, answer: overview }],
  },
  'safety.setLimit': {
    doc: 'Sets a limit of money. Lower counts at once; higher waits and is then confirmed.',
    examples: [{ request: { kind: 'deposit', period: 'day', amount: '2000' }, answer: overview }],
  },
  'safety.setSessionLimit': {
    doc: 'Sets the length of one gaming session, in minutes.',
    examples: [{ request: { minutes: 90 }, answer: overview }],
  },
  'safety.removeLimit': {
    doc: 'Asks for a limit to be taken away. It waits and is confirmed like a raise.',
    examples: [
      { request: { kind: 'loss', period: 'week' }, answer: overview },
      { request: { kind: 'session' }, answer: overview },
    ],
  },
  'safety.confirmRaise': {
    doc: 'Confirms a raise or removal whose waiting time is over.',
    examples: [{ request: { kind: 'deposit', period: 'day' }, answer: overview }],
  },
  'safety.cancelRaise': {
    doc: 'Takes a waiting raise or removal back.',
    examples: [{ request: { kind: 'deposit', period: 'day' }, answer: overview }],
  },
  'safety.setReminder': {
    doc: 'Chooses the minutes between reality checks, within the market’s bounds.',
    examples: [{ request: { minutes: 30 }, answer: overview }],
  },
  'safety.review': {
    doc: 'Answers the question about limits: kept as they are, or later.',
    examples: [{ request: { choice: 'kept' }, answer: overview }],
  },
  'safety.readProtection': {
    doc: 'Says that the member read how balances are protected.',
    examples: [{ request: {}, answer: overview }],
  },
  'safety.changes': {
    doc: 'Every change of the safety settings, newest first.',
    examples: [
      {
        request: { only: 'limits', page: 1 },
        answer: {
          list: [
            {
              id: 7,
              event: 'raise.asked',
              at: noon,
              kind: 'deposit',
              period: 'day',
              before: '2000.00',
              after: '5000.00',
              minutesBefore: null,
              minutesAfter: null,
              effectiveAt: noon + day,
            },
          ],
          totalPages: 1,
          totalCount: 1,
        },
      },
    ],
  },
  'safety.startBreak': {
    doc: 'Starts a time-out or self-exclusion. Every session of the member ends with the answer.',
    examples: [{ request: { length: '7d' }, answer: pause }],
  },
  'safety.askReturn': {
    doc: 'Asks to play again after the end of a break.',
    examples: [
      {
        request: {},
        answer: { ...pause, phase: 'returning', returnAskedAt: noon + 8 * day, returnsAt: noon + 9 * day },
      },
    ],
  },
  'safety.declare': {
    doc: 'Declares to be of age and in none of the groups that the market bars from play.',
    examples: [{ request: {}, answer: overview }],
  },
  'safety.play': {
    doc: 'The running gaming session: since when, staked, won, net, and when the next reality check is due.',
    examples: [
      {
        request: {},
        answer: {
          now: noon + 1_800_000,
          balance: '850.00',
          sitting: {
            startedAt: noon,
            staked: '300.00',
            won: '150.00',
            net: '-150.00',
            checkDueAt: noon + 3_600_000,
            checkDue: false,
            endsAt: noon + 5_400_000,
            warnAt: noon + 5_100_000,
            ended: false,
            pausedUntil: null,
            restedAt: noon + 3_600_000,
          },
        },
      },
    ],
  },
  'safety.answerCheck': {
    doc: 'Answers a reality check. Stakes are refused from the moment it is due until then.',
    examples: [{ request: { choice: 'continue' }, answer: null }],
  },
  'safety.depositPause': {
    doc: 'Whether an amount is unusually large for the member, and plain facts to show before it is ordered.',
    examples: [
      {
        request: { amount: '5000.00' },
        answer: {
          pause: true,
          usual: '300.00',
          week: { from: noon - 7 * day, ...totals },
          limit: { period: 'week', amount: '6000.00', used: '300.00', left: '5700.00', restartsAt: noon + day },
        },
      },
    ],
  },
  'safety.statement': {
    doc: 'Play and payments of the last months in one view, month by month.',
    examples: [
      {
        request: { months: 3 },
        answer: {
          from: noon - 90 * day,
          to: noon,
          total: totals,
          months: [{ month: '2026-01', ...totals }],
          netDepositsEver: '300.00',
        },
      },
    ],
  },
  'safety.selfTest': {
    doc: 'Weighs nine answers about play. Nothing of it is kept.',
    examples: [
      {
        request: {
          answers: ['never', 'sometimes', 'never', 'never', 'often', 'never', 'never', 'sometimes', 'never'],
        },
        answer: { score: 4, band: 'moderate', next: ['limits', 'timeOut', 'help'] },
      },
    ],
  },
}
