import { may, type Right } from '@fairhouse/contract/backoffice/rights'
import { expect, it } from 'vitest'
import { placesFor } from './places.ts'

const asOwner = (right: Right): boolean => may('owner', right)
const namesFor = (text: string, of = asOwner) => placesFor(text, of).map(({ name }) => name)

it('finds pages by the beginning of a word, however it is written', () => {
  expect(namesFor('GAM')).toEqual(['Games', 'Game order'])
  expect(namesFor('order')).toEqual(['Game order'])
  expect(namesFor('ames')).toEqual([])
})

it('tells where a page is', () => {
  expect(placesFor('audit', asOwner)).toEqual([{ to: '/deeds', name: 'Audit log' }])
})

it('finds nothing before two letters, and nothing that is closed', () => {
  expect([namesFor('g'), namesFor('  ')]).toEqual([[], []])
  expect(namesFor('audit', (right) => may('content', right))).toEqual([])
})
