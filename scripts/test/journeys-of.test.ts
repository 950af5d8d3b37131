import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { folder, journeysOf, namedJourneys } from './journeys-of.ts'

it('a share makes no journey at two widths, and those that carry the product in every turn', () => {
  for (let turn = 0; turn < 8; turn++) {
    const { desk, phone } = journeysOf({ isAll: false, turn })
    const made = [...desk, ...phone]
    expect(new Set(made).size).toBe(made.length)
    expect(made).toEqual(expect.arrayContaining(['first-visit', 'deposit', 'resume']))
  }
})

it('all that there are come round, at every width that they have', () => {
  const all = journeysOf({ isAll: true, turn: 0 })
  const met = { desk: new Set<string>(), phone: new Set<string>() }
  for (let turn = 0; turn < 200; turn++) {
    const share = journeysOf({ isAll: false, turn })
    for (const name of share.desk) met.desk.add(name)
    for (const name of share.phone) met.phone.add(name)
  }
  expect([...met.desk].toSorted()).toEqual(all.desk.toSorted())
  expect([...met.phone].toSorted()).toEqual(all.phone.toSorted())
})

it('every journey that is named is there', () => {
  const gone = namedJourneys.filter((name) => !existsSync(join(folder, `${name}.spec.ts`)))
  expect(gone).toEqual([])
  const { desk, phone } = journeysOf({ isAll: true, turn: 0 })
  expect(desk).toContain('house')
  expect(phone).toContain('written')
  expect(phone).not.toContain('house')
})
