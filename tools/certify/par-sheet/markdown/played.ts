import type { Title } from '@fairhouse/games/discover'
import type { PlayedMode } from '../played-mode.ts'
import { allowedDeviations } from '../../verdict.ts'
import { percent } from './figures.ts'
import { table } from './table.ts'

/** The last section: what playing the title came to. Checks play fewer rounds and leave it out. */
export function playedSection({ manifest }: Title, played: readonly PlayedMode[]): string {
  const rounds = Math.max(...played.map(({ run }) => run.rounds)).toLocaleString('en')
  const rows = played.flatMap(({ mode, findings }) =>
    findings.map(({ what, played: seen, expected, deviations }) => [
      played.length > 1 ? `${mode.name}: ${what}` : what,
      percent(seen),
      percent(expected),
      deviations.toFixed(2),
    ]),
  )
  return `## Played\n\n${rounds} rounds through the code that serves players, with the real stream (server seed: SHA-256 of \`certify ${manifest.uri}\`, client seed \`certify-\` and the bet, nonces from 0) and choices at random. No number may be more than ${allowedDeviations} standard deviations off.\n\n${table(['', 'played', 'exact', 'deviations'], rows)}\n`
}
