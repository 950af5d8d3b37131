import type { Entry } from './list.ts'
import { readCsv } from './read-csv.ts'
import { below, type Element, readXml, textOf } from './read-xml.ts'

/**
 * Reads a file of a list: what the Office of Foreign Assets Control (SDN as CSV or XML, alternative names as CSV), the United Nations
 * (consolidated list as XML), the European Union (financial sanctions as CSV or XML) and the United Kingdom (its list as CSV, and the one of
 * its Treasury from before) publish, told by what is in it.
 * @throws Error for a file that is none of these.
 */
export function readList(text: string): Entry[] {
  const start = text.replace(/^\uFEFF/, '').trimStart()
  return start.startsWith('<') ? fromXml(readXml(start)) : fromCsv(start)
}

function fromXml(root: Element): Entry[] {
  if (root.name === 'sdnList') return below(root, 'sdnEntry').map(ofacEntry)
  if (root.name === 'CONSOLIDATED_LIST')
    return [...below(root, 'INDIVIDUAL'), ...below(root, 'ENTITY')].map(unEntry)
  if (root.name === 'export') return below(root, 'sanctionEntity').map(euEntry)
  throw new Error(`a list of sanctions in XML begins with ${root.name}`)
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

const coinAddress = /^Digital Currency Address - /

const ofacEntry = (entry: Element): Entry => ({
  ref: textOf(entry, 'uid'),
  names: [entry, ...below(entry, 'aka')]
    .map((one) => joined([textOf(one, 'firstName'), textOf(one, 'lastName')]))
    .filter((name) => name !== ''),
  addresses: below(entry, 'id')
    .filter((id) => coinAddress.test(textOf(id, 'idType')))
    .map((id) => textOf(id, 'idNumber')),
})

const unNames = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME']

const unEntry = (entry: Element): Entry => ({
  ref: textOf(entry, 'REFERENCE_NUMBER') || textOf(entry, 'DATAID'),
  names: [
    joined(unNames.map((name) => textOf(entry, name))),
    ...below(entry, 'ALIAS_NAME').map(({ text }) => text),
  ].filter((name) => name !== ''),
  addresses: [],
})

const euEntry = (entry: Element): Entry => ({
  ref: entry.attributes.get('logicalId') ?? '',
  names: below(entry, 'nameAlias')
    .map(({ attributes }) => attributes.get('wholeName') ?? '')
    .filter((name) => name !== ''),
  addresses: [],
})

function fromCsv(text: string): Entry[] {
  const header = text.slice(0, text.indexOf('\n'))
  if (header.includes('NameAlias_WholeName')) return fromEuCsv(readCsv(text, ';'))
  const rows = readCsv(text, ',').filter((row) => row.length > 1)
  const british = rows.slice(0, 2).findIndex((row) => row.includes('Name 6'))
  if (british >= 0) return fromBritishCsv(rows.slice(british))
  if (rows.length > 0 && rows.every(([number = '']) => /^\d+$/.test(number))) {
    if (rows.every((row) => row.length === ofacAltFields)) return merged(rows.map(ofacAltRow))
    if (rows.every((row) => row.length === ofacSdnFields)) return merged(rows.map(ofacSdnRow))
  }
  throw new Error('a list of sanctions in CSV has fields that no publisher uses')
}

/** Fields of `sdn.csv` and of `alt.csv` (OFAC, data specification of the SDN list). */
const ofacSdnFields = 12
const ofacAltFields = 5

const ofacSdnRow = (row: readonly string[]): Entry => {
  const [ref = '', name = ''] = row
  return { ref, names: [name], addresses: addressesIn(row[11] ?? '') }
}

const ofacAltRow = ([ref = '', , , name = '']: readonly string[]): Entry => ({
  ref,
  names: [name],
  addresses: [],
})

/** `… Digital Currency Address - XBT 1abc…; alt. Digital Currency Address - ETH 0x…; …` */
const addressesIn = (remarks: string): string[] =>
  Array.from(
    remarks.matchAll(/Digital Currency Address - \S+ ([^\s;.]+)/g),
    ([, address = '']) => address,
  )

function fromEuCsv([header = [], ...rows]: readonly (readonly string[])[]): Entry[] {
  const ref = header.findIndex((name) => name.endsWith('Entity_LogicalId'))
  const name = header.indexOf('NameAlias_WholeName')
  return merged(
    rows
      .filter((row) => (row[name] ?? '') !== '')
      .map((row) => ({ ref: row[ref] ?? '', names: [row[name] ?? ''], addresses: [] })),
  )
}

/** A name a row: `Name 6` is the family name, or all of it, and `Name 1` to `Name 5` come before it. The first line may be the date of the list. */
function fromBritishCsv([header = [], ...rows]: readonly (readonly string[])[]): Entry[] {
  const at = (name: string): number => header.findIndex((column) => column.trim() === name)
  const ref = Math.max(at('Unique ID'), at('Group ID'))
  const parts = ['Name 1', 'Name 2', 'Name 3', 'Name 4', 'Name 5', 'Name 6'].map(at)
  if (ref < 0 || parts.includes(-1)) throw new Error('a British list of sanctions lacks its names')
  const names = rows.map((row) => ({
    ref: row[ref] ?? '',
    names: [joined(parts.map((part) => (row[part] ?? '').trim()))],
    addresses: [],
  }))
  return merged(names.filter((one) => one.ref !== '' && one.names[0] !== ''))
}

/** One entry for each reference, with all its names. */
function merged(entries: readonly Entry[]): Entry[] {
  const groups = Map.groupBy(entries, ({ ref }) => ref)
  return [...groups].map(([ref, of]) => ({
    ref,
    names: [...new Set(of.flatMap(({ names }) => names))],
    addresses: [...new Set(of.flatMap(({ addresses }) => addresses))],
  }))
}
