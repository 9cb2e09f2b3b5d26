import { describe, expect, it } from 'vitest'
import { contract, endpoints, type EndpointId } from './contract.ts'

const line = (id: EndpointId) => `${contract[id].method} ${contract[id].path} ${contract[id].module}`

describe('agent centre calls', () => {
  it('answers the four kinds of contracts at the platform’s addresses, two by GET and two by POST [S-404] [S-423]', () => {
    expect(
      (
        [
          'agreement.answerDividend',
          'agreement.answerDaily',
          'agreement.answerHourly',
          'agreement.answerRealTime',
        ] as const
      ).map(line),
    ).toEqual([
      'GET /wps/relay/MCS2_processDividendReq SIGNCONDIV3',
      'GET /wps/relay/MCS2_processDailySalContract DAILYSALCONT3',
      'POST /wps/relay/MCS2_processContractHourSalary HOURSAL3',
      'POST /wps/relay/MCSFE_processRealTimeSalaryContract RTSALARY3',
    ])
  })

  it('needs a session for every one of them, and says which calls are additions', () => {
    const ours = endpoints().filter(({ id }) => /^(team|report|agreement|salary)\./.test(id))
    expect(ours.filter(({ token }) => token !== 'required')).toEqual([])
    expect(ours.filter(({ path, extension }) => path.startsWith('/wps/ext/') !== extension)).toEqual([])
  })

  it('reads the consolidated facts as recorded, every kind of them, and ignores a kind it does not know [S-398]', () => {
    const recorded = {
      divtypereq: {
        RNG: [
          { minimumBet: 2500, netLoss: 0, activeMember: 4, contractRate: 0.12, status: 'P', downlineHigherRate: 'N' },
        ],
      },
      dailysalreqtype: {
        LIVE: [
          {
            id: 7,
            status: 'V',
            downlineHigherRate: 'Y',
            details: [{ betVolume: 1000, activeMember: 2, rate: 1.5, rateType: 'P' }],
          },
        ],
      },
      contracthoursalreq: {
        CONS: [
          {
            contractId: 8,
            status: 'P',
            downlineHigherRate: 'N',
            hourSalaryRates: [{ minimumBet: 50, activeMember: 1, rate: 20, rateType: 'A' }],
          },
        ],
      },
      realtimesalreqtype: {
        RNG: [{ contractId: 9, status: 'P', rates: [{ betAmount: 10, winRate: 0.2, lossRate: 0.3, rateType: 'P' }] }],
      },
      divtypeinfo: { RNG: [{ contractRate: 0.1 }] },
      weeklybonusreq: { RNG: [{ surprise: true }] },
    }
    const read = contract['agreement.consolidated'].value.parse(recorded)
    expect(read.divtypereq['RNG']?.[0]).toMatchObject({ contractRate: '0.12', minimumBet: '2500.00', status: 'P' })
    expect(read.dailysalreqtype['LIVE']?.[0]).toMatchObject({ id: '7', status: 'V', downlineHigherRate: 'Y' })
    expect(read.contracthoursalreq['CONS']?.[0]?.hourSalaryRates[0]).toMatchObject({ rate: '20.00', rateType: 'A' })
    expect(read.realtimesalreqtype['RNG']?.[0]?.rates[0]).toMatchObject({ winRate: '0.20', lossRate: '0.30' })
    expect(read.divtypeinfo['RNG']?.[0]?.contractRate).toBe('0.10')
    expect([read.dailysalinfotype, read.contracthoursalinfo, read.contractmrdailysalinfotype]).toEqual([{}, {}, {}])
  })

  it('reads an answer without any contract as no contracts', () => {
    const read = contract['agreement.consolidated'].value.parse({ divtypereq: null })
    expect(Object.values(read).every((facts) => Object.keys(facts).length === 0)).toBe(true)
  })
})
