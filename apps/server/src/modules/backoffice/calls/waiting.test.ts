import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.stop())

const countsFor = async (name: string) => {
  const caller = await callAs(desk, name)
  const { queues } = await caller.ask('waiting', {})
  return Object.fromEntries(queues.map(({ queue, count }) => [queue, count]))
}

it('counts what a role decides, and nothing else', async () => {
  const player = await newPlayer(desk)
  await desk.withdrawal(player, { people: 1 })
  await desk.withdrawal(player, { people: 1, reason: 'identityCheck' })
  const owner = await callAs(desk, 'demo-owner')
  const asked = { player, pocket: 'credits', amount: 100, note: 'a test' }
  await owner.ask('askAdjustment', { ...asked, key: randomUUID() })
  expect(await countsFor('demo-owner')).toEqual({
    withdrawals: 1,
    addresses: 0,
    flags: 0,
    identity: 0,
    complaints: 0,
    tickets: 0,
    adjustments: 1,
    meterMoves: 0,
    content: 0,
  })
  expect(await countsFor('demo-support')).toEqual({ complaints: 0, tickets: 0 })
  expect(await countsFor('demo-games')).toEqual({})
})

it('counts what waits for a second person to be published, until it is', async () => {
  const id = randomUUID()
  const words = { en: { title: 'A bonus for you', text: 'Come and see.', action: '' } }
  const body = { kind: 'banner', words, link: null, from: null, until: null }
  const writer = await callAs(desk, 'demo-content')
  await writer.ask('saveContent', { id, name: 'For a test', after: 0, body })
  await writer.ask('publishContent', { id, version: 1, note: 'a test' })
  expect(await countsFor('demo-content')).toEqual({ content: 1 })
  const owner = await callAs(desk, 'demo-owner')
  await owner.ask('decideContent', { id, version: 1, approve: true })
  expect(await countsFor('demo-content')).toEqual({ content: 0 })
})
