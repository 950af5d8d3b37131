import type { Game } from '@fairhouse/contract/entities/game'
import { expect, it } from 'vitest'
import { sampleCatalogue, sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { suggestionsFor, wordsOf } from './load-missing.server.ts'

const named = (id: number, name: string): Game => sampleGame({ id, name, uri: `game-${id}` })

const games = [named(1, 'Pyramid of Gold'), named(2, 'Castle of Horror'), named(3, 'さくらの夜')]
const catalogue = { ...sampleCatalogue(games), list: () => [named(7, 'Featured')] }
const namesFor = (wanted: string) => suggestionsFor(wanted, catalogue).map(({ name }) => name)

it.each([
  ['/en/castel-of-horor', 'castel of horor'],
  ['/en/games/Castle%20of_Horror', 'Castle of Horror'],
  ['/en/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
  ['/en/%F0%9F%8E%B0', ''],
  [`/en/${'a'.repeat(10_000)}`, 'a'.repeat(60)],
])('the address %.40s asks for %.60j', (path, words) => {
  expect(wordsOf(path)).toBe(words)
})

it('a mistyped name finds the game it was meant for, before what the house features', () => {
  expect(namesFor('castel of horor')).toEqual(['Castle of Horror', 'Featured'])
  expect(namesFor('さくら夜')).toEqual(['さくらの夜', 'Featured'])
})

it('what is like no name is answered with what the house features', () => {
  expect(namesFor('zzzz')).toEqual(['Featured'])
  expect(namesFor('')).toEqual(['Featured'])
})
