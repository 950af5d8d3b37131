import type { StreamReport } from '@fairhouse/verifier/check-stream'
import type { FindingCode } from '@fairhouse/verifier/finding'
import type { Language } from '../../shell/texts/languages.ts'
import { fillCounted } from '../../shell/language/say.ts'
import type { Counted } from '../../shell/texts/translated.ts'
import type { Texts } from '../../shell/texts/texts.ts'

type Words = Texts['verify']['stream']

/** What was verified of a stream and what it was compared with, in sentences. What does not match is told elsewhere, and not praised here. */
export function whatWasVerified(
  words: Words,
  report: StreamReport,
  language: Language,
): readonly string[] {
  const { compared } = report
  const fits = (...codes: readonly FindingCode[]): boolean =>
    report.findings.every(({ code }) => !codes.includes(code))
  const counted = (sentence: Counted, count: number, isSaid = true): readonly string[] =>
    count > 0 && isSaid ? [fillCounted(sentence, count, language)] : []
  return [
    ...counted(
      words.rounds,
      report.rounds,
      fits('nonceMissing', 'nonceTwice', 'nonceOrder', 'nonceBeyond'),
    ),
    ...counted(
      words.recounted,
      report.recounted,
      fits(
        'payoutDiffers',
        'costDiffers',
        'metersDiffer',
        'endDiffers',
        'rulesMissing',
        'rulesDiffer',
        'rowMissing',
        'rowUnproven',
        'stakeImpossible',
        'modeImpossible',
        'selectionImpossible',
        'movesImpossible',
      ),
    ),
    ...counted(
      words.receipts,
      report.receipts,
      fits('chainBroken', 'headMissing', 'headDiffers', 'sealWrong', 'keyUnknown'),
    ),
    ...hashes(words, report, fits('seedShown', 'seedKept', 'seedWrong')),
    ...(compared.receipts === 0 && report.receipts > 0 ? [words.noReceipts] : []),
    ...counted(
      words.keptReceipts,
      compared.receipts,
      fits('keptMissing', 'sealWrong', 'keyUnknown'),
    ),
    ...counted(words.refusals, compared.refusals, fits('refusalAstray', 'sealWrong', 'keyUnknown')),
    ...counted(words.archived, report.archived),
    ...counted(words.withoutReceipts, report.withoutReceipts),
    ...counted(words.byHouse, report.byHouse.length),
    ...counted(words.voided, report.voided.length),
    ...counted(words.paidByMeters, report.paidByMeters.length),
  ]
}

function hashes(words: Words, { compared }: StreamReport, isMatching: boolean): readonly string[] {
  if (compared.hashes === 0) return [words.noHash]
  if (!isMatching) return []
  return compared.hashFirst ? [words.keptHash, words.hashFirst] : [words.keptHash, words.hashLater]
}
