import type { SharedFinding, SharedReport } from '@fairhouse/verifier/check-shared'
import { titleOf } from './known-rules.ts'
import type { ReportInWords, ToldFinding, ToldPart } from './tell-report.ts'

/** What each finding means. */
const sentences: Readonly<Record<SharedFinding['code'], string>> = {
  linkOffChain: 'Hashed as often as its number says, the link is not the end that was published.',
  bustDiffers: 'The round burst elsewhere than its link says.',
  cardsDiffer: 'Cards are not numbered from 1 without a gap.',
  potDiffers: 'Pots are not what the cards and calls come to.',
  winDiffers: 'Winners or their shares are others than cards and calls say.',
  rulesMissing: 'The file does not have the rules of the round.',
  unplayable: 'The round is none that these rules could have played.',
}

/** A report of rounds that many shared, in words. */
export function tellShared(reports: readonly SharedReport[]): ReportInWords {
  const wrong = reports.reduce((sum, { findings }) => sum + findings.length, 0)
  return {
    agrees: wrong === 0,
    verdict:
      wrong === 0
        ? `Everything agrees: ${reports.length} shared ${reports.length === 1 ? 'round' : 'rounds'} worked out again.`
        : `Does not agree: ${wrong} ${wrong === 1 ? 'difference' : 'differences'}.`,
    limits: [
      'That the end of the chain was published before its salt was known is not in the file: compare both with what you saw, or with what others did.',
      ...reports.flatMap(({ uri, definition }) => limitsOf(uri, definition)),
    ],
    parts: reports.map(tellRound),
    findings: [],
  }
}

function limitsOf(uri: string, definition: string): readonly string[] {
  const title = titleOf(definition)
  if (title === null)
    return [`Rules that were not certified when this tool was built: ${uri} ${definition}.`]
  return title === uri
    ? []
    : [`Rounds told under the name of another game: ${uri}, rules of ${title}.`]
}

const tellRound = ({ kind, uri, number, cards, findings }: SharedReport): ToldPart => ({
  name: `${uri}, round ${number}`,
  agrees: findings.length === 0,
  facts:
    kind === 'crash'
      ? ['its link was walked back to the end of its chain, and where it burst worked out again']
      : [
          'its link was walked back to the end of its chain',
          `${cards.toLocaleString('en')} ${cards === 1 ? 'card' : 'cards'}, all calls, winners and shares worked out again`,
        ],
  findings: findings.map(tellFinding),
})

const tellFinding = ({ code, said, found }: SharedFinding): ToldFinding => ({
  place: '',
  sentence: sentences[code],
  values: [
    ...(said === null ? [] : [`the house says ${said}`]),
    ...(found === null ? [] : [`found ${found}`]),
  ].join(', '),
})
