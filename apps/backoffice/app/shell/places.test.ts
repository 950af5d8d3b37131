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

it('finds pages of the desk too, and tells them apart', () => {
  expect(placesFor('audit', asOwner)).toEqual([
    { to: '/desk/deeds', name: 'Audit log', isDesk: true },
  ])
})

it('finds nothing before two letters, and nothing that is closed', () => {
  expect([namesFor('g'), namesFor('  ')]).toEqual([[], []])
  expect(namesFor('audit', (right) => may('content', right))).toEqual([])
})
