import type { EvidenceReport } from '@fairhouse/verifier/check-evidence'
import type { StreamReport } from '@fairhouse/verifier/check-stream'
import type { Finding, FindingCode } from '@fairhouse/verifier/finding'
import { sentences } from './sentences.ts'

/** A report in words, for a terminal and for a page. */
export interface ReportInWords {
  readonly agrees: boolean
  readonly verdict: string
  /** What the verdict does not cover. */
  readonly limits: readonly string[]
  /** Stream by stream, or shared round by shared round. */
  readonly parts: readonly ToldPart[]
  /** What is no matter of one of them. */
  readonly findings: readonly ToldFinding[]
}

export interface ToldPart {
  readonly name: string
  readonly agrees: boolean
  readonly facts: readonly string[]
  readonly findings: readonly ToldFinding[]
}

export interface ToldFinding {
  /** Of which round and step; empty for what is no matter of one. */
  readonly place: string
  readonly sentence: string
  /** The two values that differ, if there are two. */
  readonly values: string
}

export function tellReport({ streams, findings, absent }: EvidenceReport): ReportInWords {
  const told = streams.map(tellStream)
  const wrong = findings.length + streams.reduce((sum, one) => sum + one.findings.length, 0)
  const recounted = streams.reduce((sum, one) => sum + one.recounted, 0)
  return {
    agrees: wrong === 0,
    verdict:
      wrong > 0
        ? `Does not agree: ${counted(wrong, 'difference')}.`
        : recounted > 0
          ? `Everything agrees: ${counted(recounted, 'round')} worked out again.`
          : 'Nothing disagrees, but no round could be worked out again.',
    limits: limitsOf(streams, absent),
    parts: told,
    findings: findings.map(tellFinding),
  }
}

function limitsOf(streams: readonly StreamReport[], absent: readonly number[]): readonly string[] {
  const sum = (of: (stream: StreamReport) => number): number =>
    streams.reduce((total, stream) => total + of(stream), 0)
  const secret = streams.filter(({ revealed }) => !revealed).map(({ stream }) => stream)
  const alone = streams.filter(isAlone).map(({ stream }) => stream)
  const late = streams.filter((one) => !isAlone(one) && !one.compared.hashFirst)
  const lines: readonly (readonly [number, string])[] = [
    [
      secret.length,
      `Stream ${listed(secret)}: the server seed is still secret. Change seeds to have the outcomes checked.`,
    ],
    [
      alone.length,
      `Stream ${listed(alone)}: the file holds nothing that your own browser kept. The rounds agree with each other, but a whole stream made up afterwards would too.`,
    ],
    [
      late.length,
      `Stream ${listed(late.map(({ stream }) => stream))}: your browser has no note of the server seed's hash from before your client seed was chosen.`,
    ],
    [
      absent.length,
      `Stream ${listed(absent)}: your browser kept something of it, but it is not in the file.`,
    ],
    [
      sum(({ archived }) => archived),
      `${counted(
        sum(({ archived }) => archived),
        'round',
      )} in the archive: not checked.`,
    ],
    [
      sum(({ withoutReceipts }) => withoutReceipts),
      `${counted(
        sum(({ withoutReceipts }) => withoutReceipts),
        'round',
      )} played before there were receipts: worked out again, but not signed.`,
    ],
    [
      sum(unchecked),
      `${counted(
        sum(unchecked),
        'round',
      )} with a progressive jackpot: the file has nothing to work out again how much it paid.`,
    ],
  ]
  return lines.filter(([count]) => count > 0).map(([, line]) => line)
}

const unchecked = ({ paidByMeters, metersChecked }: StreamReport): number =>
  paidByMeters.length - metersChecked.length

const isAlone = ({ rounds, compared: { hashes, receipts } }: StreamReport): boolean =>
  rounds > 0 && hashes === 0 && receipts === 0

function tellStream(report: StreamReport): ToldPart {
  const { stream, findings, rounds, recounted, receipts, compared, byHouse, voided } = report
  return {
    name: `Stream ${stream}`,
    agrees: findings.length === 0,
    facts: [
      `${counted(rounds, 'round')}, ${recounted.toLocaleString('en')} worked out again`,
      counted(receipts, 'receipt'),
      `your browser kept ${counted(compared.hashes, 'seed hash', 'seed hashes')}, ${counted(compared.receipts, 'receipt')} and ${counted(compared.refusals, 'refusal')} of it`,
      ...(compared.hashFirst ? ['its hash was shown before your client seed was chosen'] : []),
      ...(byHouse.length > 0 ? [`ended by the house: round ${listed(byHouse)}`] : []),
      ...(voided.length > 0 ? [`voided: round ${listed(voided)}`] : []),
    ],
    findings: findings.map(tellFinding),
  }
}

function tellFinding({ code, nonce, sequence, said, found }: Finding): ToldFinding {
  const written = amounts.has(code) ? amount : (value: string): string => value
  const values = [
    ...(said === null ? [] : [`the house says ${written(said)}`]),
    ...(found === null ? [] : [`found ${written(found)}`]),
  ]
  const places = [
    ...(nonce === null ? [] : [`round ${nonce}`]),
    ...(sequence === null ? [] : [`step ${sequence}`]),
  ]
  return { place: places.join(', '), sentence: sentences[code], values: values.join(', ') }
}

/** Whose values are minor units. */
const amounts: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'receiptStake',
  'stakeImpossible',
  'payoutDiffers',
  'metersDiffer',
])

const amount = (minorUnits: string): string => (Number(minorUnits) / 100).toFixed(2)

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const listed = (numbers: readonly number[]): string => numbers.join(', ')
