import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isoTime } from '#platform/iso-time'
import { roundEnded, roundSettled, settledText } from './round-settled.ts'

const amounts = fc.nat(1_000_000_000)
const at = 1_795_348_800_000

const round = fc.record(
  {
    roundId: fc.uuid(),
    playerId: fc.nat(),
    gameId: fc.nat(),
    uri: fc.constantFrom('castle-of-horror', 'Felix-NileCartographer'),
    stake: amounts,
    payout: amounts,
    currency: fc.constantFrom('USD' as const, 'CREDIT' as const),
    nonce: fc.nat(),
    isVoid: fc.boolean(),
    pot: fc.record({ stake: amounts, payout: amounts }),
  },
  {
    requiredKeys: [
      'roundId',
      'playerId',
      'gameId',
      'uri',
      'stake',
      'payout',
      'currency',
      'nonce',
      'isVoid',
    ],
  },
)

it('ends of rounds are read as they were told, and void ones are settled for nobody who counts', () => {
  fc.assert(
    fc.property(fc.array(round), (rounds) => {
      const payload: unknown = JSON.parse(`[${[at, ...rounds.map(settledText)].join(',')}]`)
      // oxlint-disable-next-line no-restricted-globals -- what the driver reads
      const sent = new Date(at)
      const told = rounds.map((one) => ({ ...one, at: isoTime(at) }))
      expect(roundEnded.read(payload, sent)).toEqual(told)
      expect(roundSettled.read(payload, sent)).toEqual(
        told.flatMap(({ isVoid, ...one }) => (isVoid ? [] : [one])),
      )
    }),
  )
})
