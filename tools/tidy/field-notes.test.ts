import { calls } from '@fairhouse/contract/calls/all'
import { fieldNotes } from '@fairhouse/contract/calls/field-notes'
import { describe, expect, it } from 'vitest'

describe('what the reference says of whole numbers', () => {
  it.each([
    { name: 'gameHistory', field: 'pageSize', most: 50, usual: 10, body: { uri: 'wheel' } },
    { name: 'jackpots', field: 'limit', most: 50, usual: 20, body: {} },
    { name: 'lastWinners', field: 'limit', most: 50, usual: 12, body: {} },
  ] as const)('is what $name takes as $field', ({ name, field, most, usual, body }) => {
    const { body: schema } = calls[name]
    const taken = (value?: number) =>
      schema.safeParse(value === undefined ? body : { ...body, [field]: String(value) })
    const tried = [0, 1, most, most + 1].map((value) => taken(value).success)
    expect(tried).toEqual([false, true, true, false])
    expect(taken().data).toMatchObject({ [field]: usual })
    expect(fieldNotes[name]?.[field]).toContain(`from 1 to ${most}; ${usual} if left out`)
  })
})
