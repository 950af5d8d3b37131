// Hashes of a sheet, by the recipe of docs/order-of-draws.md.
import { createHash } from 'node:crypto'
import { layersOf } from './rounds/play.mjs'
import { rootOf } from './table-rows.mjs'

/**
 * What of a sheet does not hash to what it says, in sentences.
 * @param rows of its prize table; null where there is none.
 */
export function wrongHashes({ hashes, rules, table }, rows) {
  const { definition } = layersOf(rules).inner
  const found = [
    ['definition', hashes.definition, definitionHash(rules)],
    ...Object.entries(hashes.strips).map(([spin, hash]) => [
      `strips of ${spin}`,
      hash,
      // Of a game without spins it is the part of its definition that goes by this name, such as the order of a wheel.
      sha256(canonical(definition.spins?.[spin].strips ?? definition[spin])),
    ]),
    ...(rows === null
      ? []
      : [
          ['table', hashes.table, rows.file],
          ['root of the table', table.root, rootOf(rows)],
        ]),
  ]
  return found
    .filter(([, told, own]) => told !== own)
    .map(([what, told, own]) => `the ${what} hashes to ${own}, not ${told}`)
}

function definitionHash({ engine, inner, ...rest }) {
  const definition =
    inner === undefined ? rest.definition : { ...rest, inner: definitionHash(inner) }
  return sha256(canonical({ definition, engine }))
}

/** JSON with sorted keys and no spaces. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.keys(value)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
  return `{${members.join(',')}}`
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex')
