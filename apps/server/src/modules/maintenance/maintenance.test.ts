import { randomUUID } from 'node:crypto'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { type Caller, callAs } from '../backoffice/testing/call-as.ts'
import { maintenanceOn, openTestDesk, type TestDesk } from '../backoffice/testing/test-desk.ts'
import { wheelTitle } from '../play/testing/wheel.ts'

/** The test desk's own noon. */
const noon = 1_793_534_400_000
const minuteMs = 60_000
const note = 'new disks'
const game = wheelTitle.manifest.id
const words = {
  en: 'Back soon.',
  de: 'Bald zurück.',
  es: 'Volvemos pronto.',
  pt: 'Voltamos logo.',
  fr: 'De retour bientôt.',
  ja: 'まもなく再開します。',
}

let desk: TestDesk
let games: Caller
let now = noon
const pass = (ms: number) => {
  desk.pass(ms)
  now += ms
}
const signIn = async () => {
  games = await callAs(desk, 'demo-games')
}
beforeAll(async () => {
  desk = await openTestDesk()
  await signIn()
})
afterAll(() => desk.stop())

const inMinutes = (minutes: number): string => isoTime(now + minutes * minuteMs)
const wish = (over: object = {}) => ({
  key: randomUUID(),
  closed: { of: 'house' },
  words,
  announcedFrom: null,
  beginsAt: null,
  endsAt: inMinutes(30),
  note,
  ...over,
})
const newest = async () => {
  const [found] = (await games.ask('maintenance', {})).windows
  if (!found) throw new Error('nothing was planned')
  return found
}
const end = async () => games.ask('endMaintenance', { id: (await newest()).id, note })
const gate = (id: number) => desk.maintenance.gameClosed(id, now)
const told = async (language = 'en') =>
  (await desk.content.banners({ language, player: null, userType: null }, null)).map(
    ({ title, text }) => `${title}|${text}`,
  )

it('closes the house from its time to its time, with the words of the operator', async () => {
  const times = { announcedFrom: inMinutes(1), beginsAt: inMinutes(2), endsAt: inMinutes(4) }
  await games.ask('planMaintenance', wish(times))
  expect([(await newest()).standing, await told()]).toEqual(['scheduled', []])
  pass(minuteMs)
  expect((await newest()).standing).toBe('announced')
  const [notice = ''] = await told()
  expect(notice).toMatch(/^Planned maintenance\|Back soon\.\n\n.*12:02.*12:04.*\(UTC\)$/)
  const [inGerman = ''] = await told('de')
  expect(inGerman).toMatch(/^Geplante Wartung\|Bald zurück\./)
  expect(desk.maintenance.closedForWork()).toBeNull()
  pass(minuteMs)
  expect(desk.maintenance.closedForWork()).toEqual({ refused: 'maintenance', words })
  expect(gate(game)).toEqual({ refused: 'maintenance', words })
  expect(await told()).toHaveLength(1)
  pass(2 * minuteMs)
  expect([desk.maintenance.closedForWork(), gate(game), await told()]).toEqual([null, null, []])
  expect((await newest()).standing).toBe('over')
  expect(await games.refusedBy('endMaintenance', { id: (await newest()).id, note })).toBe(
    'soAlready',
  )
})

it.each([
  ['a game', { of: 'game', target: game }, wheelTitle.manifest.name],
  ['a provider', { of: 'provider', target: ownStudio }, 'Fairhouse Studio'],
])('closes %s and nothing else, until it is ended by hand', async (_what, closed, name) => {
  await signIn()
  await games.ask('planMaintenance', wish({ closed }))
  expect(await newest()).toMatchObject({ standing: 'on', name })
  expect(gate(game)).toEqual({ refused: 'gameNotEnabled', words })
  expect([gate(987_654), desk.maintenance.closedForWork()]).toEqual([null, null])
  expect((await told())[0]).toContain(`Planned maintenance: ${name}|`)
  await end()
  expect([gate(game), await told()]).toEqual([null, []])
  expect(await newest()).toMatchObject({ standing: 'over', endedBy: 'demo-games' })
})

it('is heard of by every node, and ended there too', async () => {
  const other = maintenanceOn(
    { database: desk.database, clock: { now: () => now } },
    { sortOf: () => undefined, providerOf: () => undefined },
  )
  await games.ask('planMaintenance', wish())
  expect(other.closedForWork()).toBeNull()
  await other.refresh()
  expect(other.closedForWork()).toEqual({ refused: 'maintenance', words })
  await end()
  await other.refresh()
  expect(other.closedForWork()).toBeNull()
})

it('is planned once by a form, written down, and stays as it was told', async () => {
  const form = wish({ beginsAt: inMinutes(10) })
  await games.ask('planMaintenance', form)
  await games.ask('planMaintenance', form)
  const { windows } = await games.ask('maintenance', {})
  expect(windows.filter(({ standing }) => standing === 'announced')).toHaveLength(1)
  const change = `UPDATE maintenance_window SET ends_at = ends_at + interval '1 day' WHERE ended_at IS NULL`
  await expect(desk.database.query(change)).rejects.toThrow('what was planned stays')
  await end()
  const deeds = await rowsOf<{ deed: string; subject: string }>(
    desk.database,
    `SELECT deed, subject FROM backoffice_deed WHERE deed IN ('planMaintenance', 'endMaintenance') ORDER BY number DESC LIMIT 2`,
  )
  expect(deeds).toMatchObject([{ deed: 'endMaintenance' }, { deed: 'planMaintenance' }])
  expect(deeds[1]?.subject).toBe('house')
})

it.each([
  ['of a game that is not there', { closed: { of: 'game', target: 987_654 } }, 'notFound'],
  ['that is over', { endsAt: isoTime(noon - minuteMs) }, 'inThePast'],
])('nothing is planned %s', async (_what, over, why) => {
  expect(await games.refusedBy('planMaintenance', wish(over))).toBe(why)
})

it('needs all six languages, and texts that are words', async () => {
  const { ja: _ja, ...five } = words
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const wrong of [five, { ...words, en: '<b>Back</b> soon' }])
    expect((await games.raw('planMaintenance', wish({ words: wrong }))).status).toBe(400)
})
