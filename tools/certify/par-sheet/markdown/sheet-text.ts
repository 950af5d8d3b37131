import type { ParSheet } from '@fairhouse/contract/entities/par-sheet'
import { metersSection } from './meters.ts'
import { betSections } from './numbers.ts'
import { prizeTableSection } from './prize-table.ts'
import type { Shown } from '../../families/family-sheet.ts'
import { rulesSections } from './rules.ts'
import { spinSections } from './spins.ts'
import { table } from './table.ts'

/** A par sheet for people to read, from the data that laboratories work from. All but the last section, the rounds played. */
export function sheetText(sheet: ParSheet, shown: Shown): string {
  return [
    `# Par sheet: ${sheet.title.name}`,
    `Written by \`npm run certify -- ${sheet.title.uri}\` from the data of [par-sheet.json](par-sheet.json); do not edit. Amounts are in pay units, ${sheet.unitsPerStake} to a stake, unless they say x (stakes) or prices. Every number but those of the last section is exact, rounded only for print, where nothing else is said.`,
    identity(sheet),
    history(sheet),
    ...betSections(sheet),
    ...spinSections(sheet),
    ...metersSection(sheet),
    ...prizeTableSection(sheet),
    ...rulesSections(sheet, shown),
  ].join('\n\n')
}

const proofs = {
  E: 'E: every course of a round is counted',
  M: 'M: a Markov chain is followed',
  C: 'C: closed form',
  T: 'T: a table of outcomes is summed',
}

function identity({ title, version, engine, hashes, certificate }: ParSheet): string {
  const rows = [
    ['Game id', title.id],
    ['Version', version],
    ['Engine', engine],
    ['Definition hash', `\`${hashes.definition}\``],
    ...Object.entries(hashes.strips).map(([spin, hash]) => [`Strips of ${spin}`, `\`${hash}\``]),
    ...(hashes.table === null ? [] : [['Prize table', `\`${hashes.table}\``]]),
    ...Object.entries(hashes.help).map(([language, hash]) => [
      `Help in ${language}`,
      `\`${hash}\``,
    ]),
    ['Proof', proofs[certificate.proof]],
  ]
  return `${table(['', 'value'], rows)}\n\nAll hashes are SHA-256. That of the definition is of \`{"definition", "engine"}\` as canonical JSON, an \`inner\` game replaced by its own hash; those of strips are of their canonical JSON, the others of the files' bytes ([recipe](../../docs/order-of-draws.md#the-hash-of-a-definition)). A signature, where an operator makes one, is \`par-sheet.json.sig\`: Ed25519 over the bytes of par-sheet.json. This repository holds none.`
}

function history({ history: versions }: ParSheet): string {
  const rows = versions.map(({ version, hash, on }) => [version, `\`${hash}\``, on])
  return `## Versions\n\n${table(['version', 'definition hash', 'certified on'], rows)}`
}
