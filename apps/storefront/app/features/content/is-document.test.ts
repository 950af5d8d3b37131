import { expect, it } from 'vitest'
import { isDocument } from './is-document.ts'

const isGame = (uri: string): boolean => uri === 'coin-foundry'

it.each([
  ['/coin-foundry', true],
  ['/coin-foundry?stage=still', true],
  ['/games/coin-foundry', true],
  ['/evoplay', true],
  ['/fairhouse-games#top', true],
  ['/games', false],
  ['/games/nothing', false],
  ['/promotions/coin-foundry', false],
  ['/promotions', false],
  ['/', false],
] as const)('%s is a document of its own: %s', (path, is) => {
  expect(isDocument(path, isGame)).toBe(is)
})
