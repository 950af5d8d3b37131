import { describe, expect, it } from 'vitest'
import { SavedChoices, memberOf, wholeOf, wholesOf } from './kept.ts'
import type { Shelf } from './settings.ts'

const shelfOf = (text: string | null): Shelf & { text: string | null } => ({
  text,
  getItem() {
    return this.text
  },
  setItem(_, value) {
    this.text = value
  },
})

describe('what is kept', () => {
  it('is found again', () => {
    const kept = new SavedChoices('game', shelfOf(null))
    expect(kept.read()).toBeNull()
    kept.write({ rows: 12, digits: [1, 2] })
    expect(wholeOf(kept.read(), 'rows')).toBe(12)
    expect(wholesOf(memberOf(kept.read(), 'digits'))).toEqual([1, 2])
  })

  it('is changed member by member, also over what cannot be read', () => {
    const shelf = shelfOf('{')
    new SavedChoices('game', shelf).change({ rows: 12 })
    new SavedChoices('game', shelf).change({ risk: 'high' })
    expect(new SavedChoices('game', shelf).read()).toEqual({ rows: 12, risk: 'high' })
  })

  it.each([['{'], ['7'], ['null'], ['[]']])('is nothing where it reads %s', (text) => {
    const read = new SavedChoices('game', shelfOf(text)).read()
    expect(memberOf(read, 'rows')).toBeUndefined()
    expect(wholeOf(read, 'rows')).toBeNull()
  })

  it('holds for the page where storage is full or blocked', () => {
    const full: Shelf = {
      getItem: () => null,
      setItem() {
        throw new Error('full')
      },
    }
    expect(() => new SavedChoices('game', full).write({})).not.toThrow()
    expect(new SavedChoices('game', null).read()).toBeNull()
  })

  it('drops what is no whole number', () => {
    expect(wholesOf([1, '2', 2.5, null, 3])).toEqual([1, 3])
    expect(wholesOf('123')).toEqual([])
    expect(wholeOf({ rows: 1.5 }, 'rows')).toBeNull()
  })
})
