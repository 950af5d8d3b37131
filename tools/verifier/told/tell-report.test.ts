import type { EvidenceReport } from '@fairhouse/verifier/check-evidence'
import type { StreamReport } from '@fairhouse/verifier/check-stream'
import { type Finding, findingCodes } from '@fairhouse/verifier/finding'
import { describe, expect, it } from 'vitest'
import { tellReport } from './tell-report.ts'

const stream: StreamReport = {
  stream: 1,
  serverSeedHash: 'a'.repeat(64),
  findings: [],
  rounds: 2000,
  recounted: 2000,
  revealed: true,
  archived: 0,
  withoutReceipts: 0,
  receipts: 2100,
  byHouse: [],
  voided: [],
  paidByMeters: [],
  metersChecked: [],
  compared: { hashes: 3, receipts: 2100, refusals: 1, hashFirst: true },
}
const report = (
  change: Partial<StreamReport>,
  beside: Partial<EvidenceReport> = {},
): EvidenceReport => ({ streams: [{ ...stream, ...change }], findings: [], absent: [], ...beside })

const finding: Finding = {
  code: 'payoutDiffers',
  stream: 1,
  nonce: 3,
  sequence: null,
  said: '100',
  found: '50',
}

describe('a report in words', () => {
  it('says that all agrees, and how much there was', () => {
    expect(tellReport(report({}))).toEqual({
      agrees: true,
      verdict: 'Everything agrees: 2,000 rounds worked out again.',
      limits: [],
      findings: [],
      parts: [
        {
          name: 'Stream 1',
          agrees: true,
          facts: [
            '2,000 rounds, 2,000 worked out again',
            '2,100 receipts',
            'your browser kept 3 seed hashes, 2,100 receipts and 1 refusal of it',
            'its hash was shown before your client seed was chosen',
          ],
          findings: [],
        },
      ],
    })
  })

  it('does not call it agreement where nothing was worked out', () => {
    const { verdict, agrees } = tellReport(report({ revealed: false, recounted: 0 }))
    expect(verdict).toBe('Nothing disagrees, but no round could be worked out again.')
    expect(agrees).toBe(true)
  })

  it('counts differences of streams and of the house, with their places and values', () => {
    const key = { ...finding, code: 'keyDropped', stream: null, nonce: null, said: null } as const
    const step = { ...finding, code: 'receiptStake', sequence: 2 } as const
    const told = tellReport(report({ findings: [finding, step] }, { findings: [key] }))
    expect(told).toMatchObject({
      agrees: false,
      verdict: 'Does not agree: 3 differences.',
      findings: [{ place: '', values: 'found 50' }],
      parts: [
        {
          agrees: false,
          findings: [
            { place: 'round 3', values: 'the house says 1.00, found 0.50' },
            { place: 'round 3, step 2' },
          ],
        },
      ],
    })
  })

  it.each<[string, Partial<StreamReport>, RegExp]>([
    ['a seed that is secret', { revealed: false }, /^Stream 1: the server seed is still secret/],
    [
      'nothing that was kept',
      { compared: { hashes: 0, receipts: 0, refusals: 0, hashFirst: false } },
      /^Stream 1: the file holds nothing that your own browser kept/,
    ],
    [
      'no note from before the choice',
      { compared: { ...stream.compared, hashFirst: false } },
      /no note of the server seed's hash from before/,
    ],
    ['rounds in the archive', { archived: 1 }, /^1 round in the archive/],
    ['rounds without receipts', { withoutReceipts: 4 }, /^4 rounds played before/],
    ['rounds that meters paid', { paidByMeters: [7] }, /^1 round with a progressive jackpot/],
  ])('says what it does not cover: %s', (_, change, sentence) => {
    expect(tellReport(report(change)).limits).toEqual([expect.stringMatching(sentence)])
  })

  it('says which streams are not there, and names rounds that the house ended', () => {
    const told = tellReport(report({ byHouse: [4, 5], voided: [6] }, { absent: [2, 3] }))
    expect(told.limits).toEqual([expect.stringMatching(/^Stream 2, 3: your browser kept/)])
    expect(told.parts[0]?.facts).toEqual(
      expect.arrayContaining(['ended by the house: round 4, 5', 'voided: round 6']),
    )
  })

  it('has a sentence of its own for every code', () => {
    const sentences = findingCodes.map((code) => {
      const [told] = tellReport(report({ findings: [{ ...finding, code }] })).parts
      return told?.findings[0]?.sentence
    })
    expect(new Set(sentences).size).toBe(findingCodes.length)
  })
})
