/** What does not agree. Every code is a sentence of the page and of the tools. */
export const findingCodes = [
  // Nonces: the rounds of a stream are counted from 0 without a gap.
  'nonceMissing',
  'nonceTwice',
  'nonceOrder',
  /** A round beyond the number that the house gives, or of those that are said to be archived. */
  'nonceBeyond',
  /** The browser was shown a later nonce than there are rounds. */
  'nonceShown',
  // Receipts: each names the one before it.
  'chainBroken',
  'headMissing',
  'headDiffers',
  'receiptCount',
  'receiptStream',
  'receiptClientSeed',
  'receiptRound',
  'receiptSequence',
  'receiptStake',
  'receiptMode',
  'receiptMoves',
  'receiptDefinition',
  'receiptEnd',
  // Signatures.
  'sealWrong',
  'keyUnknown',
  'keyWrong',
  'keyDropped',
  // Seeds.
  'seedWrong',
  'seedShown',
  'seedKept',
  'clientSeedMissing',
  'clientSeedShown',
  'clientSeedKept',
  // What the browser kept.
  'keptMissing',
  'refusalAstray',
  // Outcomes.
  'rulesMissing',
  'rulesDiffer',
  'rowMissing',
  'rowUnproven',
  'stakeImpossible',
  'modeImpossible',
  'selectionImpossible',
  'movesImpossible',
  'costDiffers',
  'payoutDiffers',
  'metersDiffer',
  'endDiffers',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** What does not agree, and where. */
export interface Finding {
  readonly code: FindingCode
  /** Null for what is no matter of one stream. */
  readonly stream: number | null
  /** Null for what is no matter of one round. */
  readonly nonce: number | null
  /** The step of the round, 0 for the bet; null for what is no matter of one step. */
  readonly sequence: number | null
  /** What the house says, where two values differ. */
  readonly said: string | null
  /** What was found, kept or worked out. */
  readonly found: string | null
}

interface Place {
  readonly nonce?: number
  readonly sequence?: number
}

interface Values {
  readonly said?: string | number | null
  readonly found?: string | number | null
}

/** Notes findings of one stream. */
export type Note = (code: FindingCode, place?: Place, values?: Values) => void

/** A list that grows as its `note` is called. @param stream null for what is no matter of one stream. */
export function createFindings(stream: number | null): {
  readonly findings: readonly Finding[]
  readonly note: Note
} {
  const findings: Finding[] = []
  return {
    findings,
    note: (code, { nonce = null, sequence = null }: PlaceOf = {}, { said, found } = {}) => {
      findings.push({ code, stream, nonce, sequence, said: textOf(said), found: textOf(found) })
    },
  }
}

interface PlaceOf {
  readonly nonce?: number | null
  readonly sequence?: number | null
}

const textOf = (value: string | number | null | undefined): string | null =>
  value === undefined || value === null ? null : String(value)
