import { randomUUID } from 'node:crypto'
import { askingNothing } from '@fairhouse/contract/backoffice/segments'
import type { BannerReader } from '@fairhouse/contract/page-values/banners'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readStandings } from '../backoffice/segments/read-standings.ts'
import { type Caller, callAs } from '../backoffice/testing/call-as.ts'
import { newPlayer } from '../backoffice/testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../backoffice/testing/test-desk.ts'

const noon = 1_793_534_400_000
const note = 'For the week.'

let desk: TestDesk
let owner: Caller
/** A player who has a tag, and one who has none. */
let tagged: number
let plain: number
beforeAll(async () => {
  desk = await openTestDesk()
  owner = await callAs(desk, 'demo-owner')
  tagged = await newPlayer(desk)
  plain = await newPlayer(desk)
  await owner.ask('makeTag', { tag: 'guests-of-ours', meaning: 'Invited to the evening.' })
  await owner.ask('tagPlayer', { player: tagged, tag: 'guests-of-ours', on: true, note })
  await readStandings({
    database: desk.database,
    clock: { now: () => noon },
    levelsOf: async () => new Map(),
  })
})
afterAll(() => desk.stop())

const visitor = (language = 'en'): BannerReader => ({ language, player: null, userType: null })
const reader = (player: number, userType: 1 | 2 = 1): BannerReader => ({
  language: 'en',
  player,
  userType,
})
const shownTo = async (who: BannerReader): Promise<boolean> =>
  (await desk.content.banners(who, null)).length > 0

/** Publishes a banner for an audience, looks who sees it, and takes it down. */
async function seenBy(audience: object, readers: readonly BannerReader[]): Promise<boolean[]> {
  const id = randomUUID()
  const words = { en: { title: 'An evening', text: 'Come and see.', action: '' } }
  const everybody = { money: null, languages: [], segment: null }
  const body = {
    kind: 'banner',
    words,
    link: null,
    from: null,
    until: null,
    audience: { ...everybody, ...audience },
  }
  await owner.ask('saveContent', { id, name: 'For a test', after: 0, body })
  await owner.ask('publishContent', { id, version: 1, note })
  const seen: boolean[] = []
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const one of readers) seen.push(await shownTo(one))
  const { token } = await owner.ask('previewContent', { id, version: 1 })
  expect(await desk.content.banners(visitor('ja'), token)).toHaveLength(1)
  await owner.ask('takeContentDown', { id, note })
  return seen
}

it('everybody sees a banner that is for nobody in particular', async () => {
  expect(await seenBy({}, [visitor(), reader(plain), reader(plain, 2)])).toEqual([true, true, true])
})

it.each([
  ['real', [false, true, false]],
  ['play', [false, false, true]],
])('one for accounts of %s money is seen by those', async (money, seen) => {
  expect(await seenBy({ money }, [visitor(), reader(plain, 1), reader(plain, 2)])).toEqual(seen)
})

it('one for pages in a language is seen there', async () => {
  const readers = [visitor('de'), visitor('en'), { ...reader(plain), language: 'fr' }]
  expect(await seenBy({ languages: ['de', 'fr'] }, readers)).toEqual([true, false, true])
})

it('one for a segment is seen by who belongs to it, and by nobody once it is dropped', async () => {
  const segment = randomUUID()
  const question = { ...askingNothing, withTags: ['guests-of-ours'] }
  await owner.ask('makeSegment', { id: segment, name: 'Evening', question })
  const readers = [visitor(), reader(tagged), reader(plain)]
  expect(await seenBy({ segment }, readers)).toEqual([false, true, false])
  expect(await seenBy({ segment, money: 'play' }, readers)).toEqual([false, false, false])
  await owner.ask('dropSegment', { id: segment, note })
  expect(await seenBy({ segment }, readers)).toEqual([false, false, false])
})
