import type { Finding, FindingCode } from '@fairhouse/verifier/finding'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'

type Words = Texts['verify']['stream']['findings']

/** Findings that mean the same to a player share a sentence. */
const sentences: Readonly<Record<FindingCode, keyof Words>> = {
  nonceMissing: 'nonceMissing',
  nonceTwice: 'nonceTwice',
  nonceOrder: 'nonceOrder',
  nonceBeyond: 'nonceOrder',
  nonceShown: 'nonceShown',
  chainBroken: 'chainBroken',
  headMissing: 'head',
  headDiffers: 'head',
  receiptCount: 'receipt',
  receiptStream: 'receipt',
  receiptClientSeed: 'receipt',
  receiptRound: 'receipt',
  receiptSequence: 'receipt',
  receiptStake: 'receipt',
  receiptMode: 'receipt',
  receiptMoves: 'receipt',
  receiptDefinition: 'receipt',
  receiptEnd: 'receipt',
  sealWrong: 'sealWrong',
  keyUnknown: 'keyUnknown',
  keyWrong: 'keyUnknown',
  keyDropped: 'keyDropped',
  seedWrong: 'seedWrong',
  seedShown: 'seedKept',
  seedKept: 'seedKept',
  clientSeedMissing: 'clientSeedMissing',
  clientSeedShown: 'clientSeedKept',
  clientSeedKept: 'clientSeedKept',
  keptMissing: 'keptMissing',
  refusalAstray: 'refusalAstray',
  rulesMissing: 'rules',
  rulesDiffer: 'rules',
  rowMissing: 'row',
  rowUnproven: 'row',
  stakeImpossible: 'impossible',
  modeImpossible: 'impossible',
  selectionImpossible: 'impossible',
  costDiffers: 'cost',
  movesImpossible: 'impossible',
  payoutDiffers: 'payout',
  metersDiffer: 'payout',
  endDiffers: 'end',
}

/** A difference in plain words; rounds are named by their numbers. */
export function findingWords(words: Words, { code, nonce, said, found }: Finding): string {
  return fill(words[sentences[code]], {
    nonce: nonce ?? '–',
    said: said ?? '–',
    found: found ?? '–',
  })
}

/** The same difference in many rounds is told once, with the first of them and how many there are. */
export function grouped(
  findings: readonly Finding[],
): readonly { readonly finding: Finding; readonly count: number }[] {
  const groups = new Map<string, { finding: Finding; count: number }>()
  for (const finding of findings) {
    const name = `${finding.stream} ${sentences[finding.code]}`
    const group = groups.get(name)
    groups.set(name, { finding: group?.finding ?? finding, count: (group?.count ?? 0) + 1 })
  }
  return [...groups.values()]
}
