import { expect, it } from 'vitest'
import { Uncovered } from './uncovered.ts'

function createShelf() {
  const texts = new Map<string, string>()
  return {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
  }
}

it('finds the fields of the same card again, and none of another', () => {
  const shelf = createShelf()
  const first = new Uncovered('cards', shelf)
  first.add('one', 3)
  first.add('one', 5)
  const again = new Uncovered('cards', shelf)
  expect([...again.of('one')]).toEqual([3, 5])
  expect([...again.of('two')]).toEqual([])
  again.add('two', 1)
  expect([...new Uncovered('cards', shelf).of('one')]).toEqual([])
})
