import { dataParts } from '@fairhouse/contract/calls/account-data'
import { expect, it } from 'vitest'
import { failed } from '../../../asking/failure.ts'
import { copyOfData } from './copy-of-data.ts'

it('is one JSON file of every part and every page, and tells how far it is', async () => {
  const told: number[] = []
  const pieces = await copyOfData(
    async ({ part, after }) => ({
      ok: true,
      reply: {
        rows: after === undefined ? [{ part, page: 1 }, { text: '"ü\n' }] : [{ part, page: 2 }],
        next: part === 'rounds' && after === undefined ? '2' : null,
      },
    }),
    (entries) => told.push(entries),
  )
  const copy = JSON.parse((pieces ?? []).join(''))
  expect(Object.keys(copy)).toEqual([...dataParts])
  expect(copy.rounds).toEqual([
    { part: 'rounds', page: 1 },
    { text: '"ü\n' },
    { part: 'rounds', page: 2 },
  ])
  expect(copy.cash).toHaveLength(2)
  expect(told.at(-1)).toBe(2 * dataParts.length + 1)
})

it('is nothing when the player gives up or the house says no', async () => {
  expect(
    await copyOfData(
      async () => null,
      () => {},
    ),
  ).toBeNull()
  const no = failed({ type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null })
  expect(
    await copyOfData(
      async () => no,
      () => {},
    ),
  ).toBeNull()
})
