import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { xlsxOf } from './xlsx.ts'

/** Files of an archive by its directory, as who opens it reads them. */
function filesIn(archive: Buffer): ReadonlyMap<string, string> {
  const end = archive.length - 22
  expect(archive.readUInt32LE(end)).toBe(0x06054b50)
  const files = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26)
    const content = inflateRawSync(archive.subarray(begin, begin + archive.readUInt32LE(at + 20)))
    expect(content.length).toBe(archive.readUInt32LE(at + 24))
    expect(crc32(content)).toBe(archive.readUInt32LE(at + 16))
    files.set(name, content.toString())
    at += 46 + nameLength
  }
  return files
}

const sheetIn = (archive: Buffer) => filesIn(archive).get('xl/worksheets/sheet1.xml') ?? ''

it('has the parts that a spreadsheet looks for', () => {
  expect([...filesIn(xlsxOf('Report', [['row']])).keys()].toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
})

it('keeps numbers numbers, to the cent', () => {
  const sheet = sheetIn(
    xlsxOf('Report', [
      ['head'],
      [7, { units: -5, scale: 2 }, { units: 900_719_925_474_099, scale: 2 }],
    ]),
  )
  expect([...sheet.matchAll(/<v>(.*?)<\/v>/g)].map(([, value]) => value)).toEqual([
    '7',
    '-0.05',
    '9007199254740.99',
  ])
})

it.each([
  ['=HYPERLINK("x")', '=HYPERLINK(&quot;x&quot;)'],
  ['<b>&', '&lt;b&gt;&amp;'],
  ['a\u0000b\u0007', 'a b '],
  ['Glücksrad 幸運', 'Glücksrad 幸運'],
])('keeps the text %j a text', (text, written) => {
  const sheet = sheetIn(xlsxOf('Report', [['head'], [text]]))
  expect(sheet).toContain(`<t xml:space="preserve">${written}</t>`)
  expect(sheet).not.toContain('<f>')
})

it('makes the same bytes of the same rows', () => {
  const rows = [['head'], ['a', 1]]
  expect(xlsxOf('Report', rows)).toEqual(xlsxOf('Report', rows))
})
