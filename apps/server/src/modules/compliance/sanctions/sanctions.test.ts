import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#platform/log'
import { openLists } from './lists-in-use.ts'
import { inventedLists, loadLists } from './load-lists.ts'
import { readList } from './read-list.ts'
import { readXml } from './read-xml.ts'
import { openSearch, type Search } from './search.ts'

let search: Search
beforeAll(async () => {
  const { lists, unread } = await loadLists(inventedLists)
  expect(unread).toEqual([])
  search = openSearch(lists)
})

describe('lists of sanctions', () => {
  it.each([
    ['Casimir Ottokar Volkonski-Traun', '900001'],
    ['casimir volkonski traun', '900001'],
    ['TRAUN KASIMIR', '900001'],
    ['Casimir Volkonsky-Traun', '900001'],
    ['Yuvenaly Marchenkov', '900002'],
    ['Ювеналий Марченков', '900002'],
    ['Aurelio Quinterrez', 'INV.101'],
    ['Aurélio B. Quinterrez', 'INV.101'],
    ['Nebulous Harbour Trading', '900003'],
    ['Peregrine Quillfeather', 'INV0201'],
    ['Perry Quilfether', 'INV0201'],
  ])('know %s', (name, ref) => {
    expect(search.person(name).map((hit) => hit.ref)).toContain(ref)
  })

  it.each([
    'Ada Lovelace',
    'Casimir Novak',
    'Jürgen Müller',
    'Aurelio Gomez',
    'Yuvenaly Petrov',
    'Traun',
    'Maria Harbour',
    '山田 太郎',
    '',
    '!',
  ])('do not know %s', (name) => {
    expect(search.person(name)).toEqual([])
  })

  it('know addresses exactly, whatever the case where it means nothing', () => {
    const refs = (address: string) => search.address(address).map(({ ref }) => ref)
    expect(refs('1InventedForTestsXXXXXXXXXXXXXYbGXc')).toEqual(['900001'])
    expect(refs('1inventedfortestsxxxxxxxxxxxxxybgxc')).toEqual([])
    expect(refs('0x00000000000000000000000000000000DEADBEEF')).toEqual(['900001'])
    expect(refs('0x00000000000000000000000000000000deadbeee')).toEqual([])
    expect(refs('')).toEqual([])
  })
})

describe('files of publishers', () => {
  it('are read as the Office of Foreign Assets Control writes XML', () => {
    const xml = `<?xml version="1.0"?><sdnList xmlns="http://tempuri.org/sdnList.xsd"><sdnEntry><uid>7</uid><firstName>Ann</firstName>
      <lastName>O&apos;Neill</lastName><akaList><aka><uid>8</uid><lastName>NEILL, Anna</lastName></aka></akaList>
      <idList><id><idType>Digital Currency Address - XBT</idType><idNumber>1abc</idNumber></id>
      <id><idType>Passport</idType><idNumber>X1</idNumber></id></idList></sdnEntry></sdnList>`
    expect(readList(xml)).toEqual([
      { ref: '7', names: ["Ann O'Neill", 'NEILL, Anna'], addresses: ['1abc'] },
    ])
  })

  it('are read as the European Union writes CSV and XML', () => {
    const csv = `\uFEFFfileGenerationDate;Entity_LogicalId;NameAlias_WholeName\n01/01/2026;13;"Ann ""A"" Neill"\n01/01/2026;13;Anna Neill\n01/01/2026;14;\n`
    expect(readList(csv)).toEqual([
      { ref: '13', names: ['Ann "A" Neill', 'Anna Neill'], addresses: [] },
    ])
    const xml = `<export xmlns="http://eu.europa.ec/fpi/fsd/export"><sanctionEntity logicalId="13"><nameAlias wholeName="Ann &#x4E; Neill"/></sanctionEntity></export>`
    expect(readList(xml)).toEqual([{ ref: '13', names: ['Ann N Neill'], addresses: [] }])
  })

  it('are read as the United Kingdom writes CSV, and as its Treasury wrote it', () => {
    const names = 'Name 6,Name 1,Name 2,Name 3,Name 4,Name 5'
    const today = `Report Date: 28-Nov-2026\nLast Updated,Unique ID,OFSI Group ID,UN Reference Number,${names},Name type\n01/01/2026,INV0001,7,,NEILL,Ann,Mary,,,,Primary Name\n01/01/2026,INV0001,7,,"O'NEILL",Anna,,,,,Alias\n01/01/2026,INV0002,8,,INVENTED HARBOUR LLC,,,,,,Primary Name\n`
    expect(readList(today)).toEqual([
      { ref: 'INV0001', names: ['Ann Mary NEILL', "Anna O'NEILL"], addresses: [] },
      { ref: 'INV0002', names: ['INVENTED HARBOUR LLC'], addresses: [] },
    ])
    const before = `Last Updated,28/11/2025\n${names},Title,Group ID\nNEILL,Ann,,,,,Ms,13\nNEILL,Anna,,,,,,13\n`
    expect(readList(before)).toEqual([
      { ref: '13', names: ['Ann NEILL', 'Anna NEILL'], addresses: [] },
    ])
  })

  it.each([
    '<!DOCTYPE a [<!ENTITY b "c">]><sdnList>&b;</sdnList>',
    '<sdnList><sdnEntry></sdnList>',
    '<sdnList>',
    '<html></html>',
    'name,address\nAnn,1abc\n',
    '',
  ])('that are something else are not read: %s', (text) => {
    expect(() => readList(text)).toThrow()
  })

  it('may hold comments and text as it is', () => {
    const root = readXml('<a><!-- <b> --><b><![CDATA[x < y]]></b></a>')
    expect(root.children.map(({ text }) => text)).toEqual(['x < y'])
  })
})

describe('the lists in use', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sanctions-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('are read anew, and an operator hears of what could not be read', async () => {
    const log = createLog('silent', { write: () => undefined })
    const lists = openLists({ folder, demo: false, log })
    await lists.load()
    expect(lists.concerns()).toEqual([expect.stringContaining('No list of sanctions lies in')])
    await writeFile(join(folder, 'sdn.csv'), '1,"DOE, Jane",x,y,-0-,-0-,-0-,-0-,-0-,-0-,-0-,"z"\n')
    await writeFile(join(folder, 'broken.xml'), '<sdnList>')
    await lists.load()
    expect(lists.search().person('Jane Doe')).toMatchObject([{ list: 'sdn.csv', ref: '1' }])
    expect(lists.concerns()).toEqual([expect.stringContaining('broken.xml could not be read')])
  })

  it('are missed where there is neither a folder nor a demo', async () => {
    const log = createLog('silent', { write: () => undefined })
    const lists = openLists({ folder: null, demo: false, log })
    await lists.load()
    expect(lists.concerns()).toEqual([expect.stringContaining('SANCTIONS_DIR')])
  })
})
