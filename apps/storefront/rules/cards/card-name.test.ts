import { describe, expect, it } from 'vitest'
import { cardName, rankName, severalOf } from './card-name.ts'

describe('a card', () => {
  it.each([
    ['en', 'jack of spades', '7 of hearts', '10 of clubs'],
    ['de', 'Pik Bube', 'Herz 7', 'Kreuz 10'],
    ['es', 'jota de picas', '7 de corazones', '10 de tréboles'],
    ['pt', 'valete de espadas', '7 de copas', '10 de paus'],
    ['fr', 'valet de pique', '7 de cœur', '10 de trèfle'],
    ['ja', 'スペードのジャック', 'ハートの7', 'クラブの10'],
  ] as const)('is called in %s as people call it', (language, jack, seven, ten) => {
    expect(cardName('Js', language)).toBe(jack)
    expect(cardName('7h', language)).toBe(seven)
    expect(cardName('Tc', language)).toBe(ten)
  })

  it('has a rank that is said alone', () => {
    expect(rankName('A', 'fr')).toBe('as')
    expect(rankName('2', 'ja')).toBe('2')
    expect(severalOf('Kd', 'de')).toBe('Könige')
    expect(severalOf('2d', 'de')).toBe(null)
  })
})
