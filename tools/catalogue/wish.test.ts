import { describe, expect, it } from 'vitest'
import { readWish, usage } from './wish.ts'

const everywhere = { currencies: [], countries: [], devices: [], profiles: [] }
const read = (text: string) => readWish(text === '' ? [] : text.split(' '))

describe('an operator', () => {
  it.each([
    ['check games.jsonl', { type: 'check', path: 'games.jsonl' }],
    ['import games.jsonl', { type: 'import', path: 'games.jsonl', adds: false }],
    ['import games.jsonl --add --by ann', { type: 'import', adds: true, by: 'ann' }],
    ['off castle-of-horror', { type: 'off', subject: 'castle-of-horror', where: everywhere }],
    [
      'off Evoplay --country DE,AT --device mobile',
      { type: 'off', where: { ...everywhere, countries: ['DE', 'AT'], devices: ['mobile'] } },
    ],
    ['on 271 --currency USD', { type: 'on', where: { ...everywhere, currencies: ['USD'] } }],
    [
      'only 271 --profile default',
      { type: 'only', where: { ...everywhere, profiles: ['default'] } },
    ],
    ['pin new-games 271 2', { type: 'pin', list: 'new-games', game: '271', position: 2 }],
    ['unpin Evoplay Evoplay-One', { type: 'unpin', list: 'Evoplay', game: 'Evoplay-One' }],
    ['month 271', { type: 'month', game: '271' }],
    ['month none', { type: 'month', game: null }],
    ['rules', { type: 'rules', by: null }],
    ['pins', { type: 'pins' }],
    ['changes', { type: 'changes' }],
  ])('says %s', (text, wish) => {
    expect(read(text)).toMatchObject(wish)
  })

  it.each([
    ['', usage],
    ['nothing', usage],
    ['import', usage],
    ['import a b', usage],
    ['pin new-games 271', usage],
    ['pin new-games 271 0', 'POSITION must be a whole number from 1 to 999.'],
    ['pin new-games 271 1.5', 'POSITION must be a whole number from 1 to 999.'],
    ['only 271', 'only needs a condition'],
    ['off 271 --country de', '--country takes'],
    ['off 271 --country DE,', '--country takes'],
    ['off 271 --currency EUR', '--currency takes'],
    ['off 271 --device watch', '--device takes'],
    ['off 271 --profile STRICT', '--profile takes'],
    ['off 271 --when now', '--when'],
  ])('hears what is wrong with %j', (text, says) => {
    const wish = read(text)
    expect('says' in wish && wish.says).toContain(says)
  })
})
