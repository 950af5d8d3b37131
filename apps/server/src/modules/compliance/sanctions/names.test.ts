import { expect, it } from 'vitest'
import { jaroWinkler } from './jaro-winkler.ts'
import { sameName, wordsOf } from './names.ts'

it.each([
  ['Jürgen Müller', 'JUERGEN MUELLER'],
  ['Jürgen Müller', 'Jurgen Muller'],
  ['María José García López', 'GARCIA LOPEZ MARIA JOSE'],
  ['Jean-Luc O’Neill', 'ONEILL JEAN LUC'],
  ['Александр Петров', 'Aleksandr Petrov'],
  ['Νίκος Παπαδόπουλος', 'Nikos Papadopoulos'],
  ['John Fitzgerald Smith', 'J. Smith'],
  ['Catherine Smith', 'Katherine Smith'],
  ['山田 太郎', '太郎 山田'],
  ['Łukasz Wiśniewski', 'Mr Lukasz Wisniewski'],
])('%s and %s may be one person', (left, right) => {
  expect(sameName(left, right)).toBe(true)
  expect(sameName(right, left)).toBe(true)
})

it.each([
  ['Jürgen Müller', 'Hannah Müller'],
  ['John Smith', 'John Sanders'],
  ['John Smith', 'Smith'],
  ['Ana Silva', 'Silva Costa'],
  ['J S', 'John Smith'],
  ['', 'John Smith'],
  ['---', 'John Smith'],
])('%s and %s are not', (left, right) => {
  expect(sameName(left, right)).toBe(false)
  expect(sameName(right, left)).toBe(false)
})

it('compares words as Jaro and Winkler do', () => {
  expect(jaroWinkler('martha', 'marhta')).toBeCloseTo(0.9611, 4)
  expect(jaroWinkler('dwayne', 'duane')).toBeCloseTo(0.84, 4)
  expect(jaroWinkler('dixon', 'dicksonx')).toBeCloseTo(0.8133, 4)
  expect([jaroWinkler('same', 'same'), jaroWinkler('ab', 'cd')]).toEqual([1, 0])
})

it('takes the words of a name out of their order', () => {
  expect(wordsOf('Dr. Şebnem-Ayşe  ERDOĞAN')).toEqual(['ayse', 'erdogan', 'sebnem'])
})
