import { describe, expect, it } from 'vitest'
import { searchWords } from './collect-words.server.ts'
import { findGames } from './find-games.ts'
import { searchIndex } from './search-index.ts'
import { sampleGames } from './testing/sample-catalogue.ts'

const index = searchIndex(sampleGames, searchWords)
const first = (query: string): string | undefined => findGames(index, query).games[0]?.name
const named = (query: string): readonly string[] =>
  findGames(index, query).games.map(({ name }) => name)

describe('a search finds first', () => {
  it.each([
    // As it is written, begun, in capitals, without accents and marks.
    ['castle of horror', 'Castle of Horror'],
    ['CASTLE OF HORROR', 'Castle of Horror'],
    ['cast', 'Castle of Horror'],
    ['castle of the horror', 'Castle of Horror'],
    ['horror castle', 'Castle of Horror'],
    ['cástlé öf hörrör', 'Castle of Horror'],
    ['ｃａｓｔｌｅ', 'Castle of Horror'],
    ["joker's ledger", "Joker's Ledger"],
    ['jokers ledger', "Joker's Ledger"],
    ['joker’s', "Joker's Ledger"],
    ['owl oclock', "Owl O'Clock"],
    ['nile', 'Nile Cartographer'],
    ['plinko', 'Plinko Pantry'],
    ['hi-lo', 'Hi-Lo Harbour'],
    ['hi lo', 'Hi-Lo Harbour'],
    ['sic bo', 'Sic Bo Sundown'],
    ['vault 19', 'Vault Nineteen'],
    // A letter too many, too few, another, two swapped.
    ['casle of horor', 'Castle of Horror'],
    ['castel of horror', 'Castle of Horror'],
    ['cstle', 'Castle of Horror'],
    ['casttle', 'Castle of Horror'],
    ['kraken canonade', 'Kraken Cannonade'],
    ['krakn', 'Kraken Cannonade'],
    ['craken', 'Kraken Cannonade'],
    ['medusas mirorr', "Medusa's Mirror"],
    ['meduza', "Medusa's Mirror"],
    ['pegasis post', 'Pegasus Post'],
    ['obilisk', 'Obelisk Echo'],
    ['quazar quartett', 'Quasar Quartet'],
    ['samurei servo', 'Servo Samurai'],
    ['gladeator', 'Gladiator Gazette'],
    ['sherrif of seven', 'Sheriff of Seven Springs'],
    ['scarcrow', "Scarecrow's Sunday"],
    ['alchemits', "Alchemist's Change"],
    ['colloseum', 'Colosseum Cashiers'],
    ['feathred serpant', 'Feathered Serpent Steps'],
    ['lighthuose leviatan', 'Lighthouse Leviathan'],
    ['gingerbred', 'Gingerbread Getaway'],
    ['snowgloeb', 'Snowglobe Switchyard'],
    ['pharoah fishery', "Pharaoh's Fishery"],
    ['tumblewed', 'Tumbleweed Telegraph'],
    ['marzipn', 'Marzipan Mountain'],
    ['minotuar mile', 'Minotaur Mile'],
    ['brberry', 'Berry Ledger'],
    // A slip while still typing.
    ['casel o', 'Castle of Horror'],
    ['knokou', 'Knockout Corner'],
    ['seahrs', 'Seahorse Derby'],
    // Spaces forgotten and put elsewhere.
    ['castleofhorror', 'Castle of Horror'],
    ['castleofhoror', 'Castle of Horror'],
    ['moon base bakery', 'Moonbase Bakery'],
    ['moonbasebakery', 'Moonbase Bakery'],
    ['frostfirefjord', 'Frostfire Fjord'],
    ['sky whale', 'Skywhale Surge'],
    ['rune stone', 'Runestone Relay'],
    ['dimsum', 'Dim Sum Drive'],
    // By provider, kind, feature, theme, in any language.
    ['felix nile', 'Nile Cartographer'],
    ['rival roulette', 'Roulette of the Winds'],
    ['rvial roullete', 'Roulette of the Winds'],
    ['bonus buy acorn', 'Acorn Auction Bonus Buy'],
    ['acorn', 'Acorn Auction'],
    ['harbour bingo', 'Harbour Hall Bingo'],
    ['lotto dragon', 'Dragon Drum Lotto'],
    ['fairhouse', 'Castle of Horror'],
    ['ホラー 城', 'Castle of Horror'],
  ])('%s: %s', (query, name) => {
    expect(first(query)).toBe(name)
  })
})

describe('a search', () => {
  it('finds only what fits, not what is spelled alike', () => {
    for (const name of named('dragon')) expect(name).not.toMatch(/wagon|drag\b/i)
    expect(named('golden')).toEqual(['Golden Drum Draw', 'Golden Carp Gunners'])
  })

  it('shows what may be meant after what was typed', () => {
    const [typed, ...meant] = named('dragn')
    expect(typed).toBe('Deep Blue Dragnet')
    expect(meant.slice(0, 4).every((name) => name.startsWith('Dragon'))).toBe(true)
  })

  it('finds all of a provider, a kind, a feature and a theme, in every language', () => {
    const games = sampleGames
    const keno = games.filter(({ kind }) => kind === 'keno').length
    const tada = games.filter(({ provider }) => provider === 17).length
    expect(named('tada gaming')).toHaveLength(tada)
    for (const word of ['keno', 'キノ']) expect(named(word).length).toBeGreaterThanOrEqual(keno)
    const samurai = named('samurai').toSorted()
    for (const word of ['侍', 'サムライ', 'さむらい', 'samourai', 'samurái'])
      expect(named(word).toSorted(), word).toEqual(expect.arrayContaining(samurai.slice(0, 3)))
    const free = games.filter(({ mechanics }) => mechanics.includes('freeSpins')).length
    for (const words of [
      'free spins',
      'freispiele',
      'giros gratis',
      'rodadas grátis',
      'tours gratuits',
      'フリースピン',
    ])
      expect(named(words).length, words).toBeGreaterThanOrEqual(free)
  })

  it('reads a run of Japanese as the words in it', () => {
    const egyptian = named('egypt slot')
    expect(egyptian.length).toBeGreaterThan(5)
    expect(named('エジプトスロット').toSorted()).toEqual(egyptian.toSorted())
  })

  it('says so when only some of the words fit', () => {
    expect(findGames(index, 'kraken submarine timetable')).toMatchObject({ whole: false })
    expect(first('kraken submarine timetable')).toBe('Kraken Cannonade')
    expect(findGames(index, 'kraken').whole).toBe(true)
  })

  it('finds nothing for what nothing is like', () => {
    expect(named('xqzt')).toEqual([])
  })

  it('shows all when nothing was typed', () => {
    expect(findGames(index, '  ').games).toBe(index.games)
  })

  it.each([
    ['10 kB', 'a'.repeat(10_240)],
    ['10 kB of words', 'castle '.repeat(1_500)],
    ['NUL', 'castle\0of\0horror'],
    ['emoji', '🎰🎰🎰'],
    ['a percent sign', '%%%'],
    ['signs of regular expressions', '.*(a+)+$[\\'],
    ['Hebrew', 'טירת האימה'],
    ['a lone surrogate', '\ud83c castle'],
    ['marks without letters', '\u0301\u0301\u0301'],
    ['markup', '<script>alert(1)</script>'],
  ])('bears %s', (_, query) => {
    expect(() => findGames(index, query)).not.toThrow()
  })
})
