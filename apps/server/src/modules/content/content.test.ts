import { contentBody, type ContentBody } from '@fairhouse/contract/backoffice/content'
import { askingNothing } from '@fairhouse/contract/backoffice/segments'
import { isPlainMarkdown } from '@fairhouse/contract/entities/banner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { playerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { playersInSegment } from '../backoffice/segments/in-segment.ts'
import { readStandings } from '../backoffice/segments/read-standings.ts'
import { type Caller, callAs } from '../backoffice/testing/call-as.ts'
import { newPlayer } from '../backoffice/testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../backoffice/testing/test-desk.ts'
import { needsTwoPeople } from './promises-money.ts'
import { sendNews } from './send-news.ts'

const hourMs = 3_600_000
/** The test desk's own noon. */
const noon = 1_793_534_400_000
const note = 'For the week.'
let made = 0
const newId = () => `01932f5c-5b0a-7c3e-8a5d-${String(++made).padStart(12, '0')}`

const words = (title: string, text = 'New games are here.') => ({
  en: { title, text, action: '' },
  de: { title: `${title} (de)`, text, action: '' },
})
const banner = (title: string, about: object = {}) => ({
  kind: 'banner',
  words: words(title),
  link: null,
  from: null,
  until: null,
  ...about,
})

let desk: TestDesk
let writer: Caller
let owner: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  writer = await callAs(desk, 'demo-content')
  owner = await callAs(desk, 'demo-owner')
})
afterAll(() => desk.stop())

const visitor = (language: string) => ({ language, player: null, userType: null })
const titles = async (language = 'en', preview: string | null = null) =>
  (await desk.content.banners(visitor(language), preview)).map(({ title }) => title)
const saved = (id: string, body: object, after = 0) =>
  writer.ask('saveContent', { id, name: 'For a test', after, body })
const publish = (id: string, version = 1) => writer.ask('publishContent', { id, version, note })

describe('a banner', () => {
  it('is shown once it is published, in the language of who reads', async () => {
    const id = newId()
    await saved(id, banner('Autumn'))
    expect(await titles()).toEqual([])
    expect(await publish(id)).toEqual({ live: true })
    expect([await titles(), await titles('de'), await titles('ja')]).toEqual([
      ['Autumn'],
      ['Autumn (de)'],
      ['Autumn'],
    ])
    await writer.ask('takeContentDown', { id, note })
    expect(await titles()).toEqual([])
    expect(await writer.refusedBy('takeContentDown', { id, note })).toBe('soAlready')
  })

  it('is shown in its time only', async () => {
    const id = newId()
    const time = { from: isoTime(noon + hourMs), until: isoTime(noon + 2 * hourMs) }
    await saved(id, banner('For an hour', time))
    await publish(id)
    expect(await titles()).toEqual([])
    desk.pass(hourMs)
    expect(await titles()).toEqual(['For an hour'])
    desk.pass(hourMs)
    expect(await titles()).toEqual([])
    ;[writer, owner] = [await callAs(desk, 'demo-content'), await callAs(desk, 'demo-owner')]
    await writer.ask('takeContentDown', { id, note })
  })

  it('goes back to a version that was approved before', async () => {
    const id = newId()
    await saved(id, banner('First'))
    await publish(id)
    expect(
      await writer.refusedBy('saveContent', { id, name: 'By two', after: 0, body: banner('Lost') }),
    ).toBe('soAlready')
    await saved(id, banner('Second'), 1)
    expect(await titles()).toEqual(['First'])
    await publish(id, 2)
    expect(await titles()).toEqual(['Second'])
    await publish(id, 1)
    expect(await titles()).toEqual(['First'])
    expect(await writer.refusedBy('publishContent', { id, version: 7, note })).toBe('notFound')
    await writer.ask('takeContentDown', { id, note })
  })

  it('that promises money takes two people, in the table too', async () => {
    const id = newId()
    await saved(id, banner('20 % more on Friday', { link: '/promotions' }))
    expect(await publish(id)).toEqual({ live: false })
    const approve = { id, version: 1, approve: true }
    expect(await writer.refusedBy('decideContent', approve)).toBe('ownRequest')
    const byForce = `UPDATE content_version SET approved_by = asked_by WHERE piece_id = $1`
    await expect(desk.database.query(byForce, [id])).rejects.toThrow('content_version_check')
    expect(await titles()).toEqual([])
    await owner.ask('decideContent', { ...approve, approve: false })
    expect(await publish(id)).toEqual({ live: false })
    await owner.ask('decideContent', approve)
    expect(await titles()).toEqual(['20 % more on Friday'])
    expect(await owner.refusedBy('decideContent', approve)).toBe('decidedAlready')
    const change = `UPDATE content_version SET body = '{}' WHERE piece_id = $1`
    await expect(desk.database.query(change, [id])).rejects.toThrow('what was written stays')
    await writer.ask('takeContentDown', { id, note })
  })

  it.each([
    ['You can win it', {}],
    ['Fünf Dollar für dich', {}],
    ['Ganhe hoje', {}],
    ['Gana hoy', {}],
    ['Gagnez ce soir', {}],
    ['賞金が当たる', {}],
    ['Read [this](https://elsewhere.example/a)', {}],
  ])('%j takes two people', async (title, over) => {
    const id = newId()
    await saved(id, banner(title, over))
    expect(await publish(id)).toEqual({ live: false })
  })

  it('is seen before it is published by who has its token, for an hour', async () => {
    const id = newId()
    await saved(id, banner('Soon'))
    const { token } = await writer.ask('previewContent', { id, version: 1 })
    expect(await titles('en', token)).toEqual(['Soon'])
    expect(await titles('en', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toEqual(
      [],
    )
    expect(await titles()).toEqual([])
    desk.pass(hourMs + 1)
    expect(await titles('en', token)).toEqual([])
    ;[writer, owner] = [await callAs(desk, 'demo-content'), await callAs(desk, 'demo-owner')]
  })
})

describe('news', () => {
  const news = (about: object = {}): ContentBody =>
    contentBody.parse({
      kind: 'news',
      words: words('We move'),
      from: null,
      languages: [],
      onlyWithConsent: false,
      ...about,
    })
  const published = async (body: ContentBody) => {
    const id = newId()
    await saved(id, body)
    await publish(id)
    await owner.ask('decideContent', { id, version: 1, approve: true })
    return id
  }
  const needsOf = (heard: number[], more: { mayPromote?: boolean; failAt?: number } = {}) => ({
    database: desk.database,
    clock: { now: () => noon + 100 * hourMs },
    previewKey: new Uint8Array(32),
    tellChanged: () => undefined,
    mayPromote: async () => more.mayPromote ?? true,
    playersInSegment,
    notices: () => [],
    send: async (_tx: unknown, player: number) => {
      if (heard.length === more.failAt) throw new Error('the node was killed')
      heard.push(player)
    },
  })
  const pieceOf = async (id: string) =>
    (await writer.ask('content', {})).pieces.find((one) => one.id === id)

  it('goes once to everybody who asked for it in their language', async () => {
    const wanted = await newPlayer(desk, { language: 'ja', receiveNewsletter: true })
    await newPlayer(desk, { language: 'ja', receiveNewsletter: false })
    await newPlayer(desk, { language: 'pt', receiveNewsletter: true })
    const id = await published(news({ languages: ['ja'], onlyWithConsent: true }))
    const heard: number[] = []
    await sendNews(needsOf(heard))
    await sendNews(needsOf(heard))
    expect(heard.map(playerId)).toEqual([wanted])
    expect(await pieceOf(id)).toMatchObject({ sent: 1, passedOver: 0, finished: true })
  })

  it('goes to the players of a segment alone, and to none of those who hold back', async () => {
    const tagged: number[] = []
    await desk.database.query(
      `INSERT INTO backoffice_tag (tag, meaning, made_by, made_at) VALUES ('regulars', 'known to us', 'x', now())`,
    )
    for (let made = 0; made < 3; made++) {
      const player = await newPlayer(desk, { language: 'it' })
      tagged.push(player)
      if (made < 2)
        await desk.database.query(
          `INSERT INTO backoffice_player_tag (player_id, tag, given_by, given_at) VALUES ($1, 'regulars', 'x', now())`,
          [player],
        )
    }
    await readStandings({ ...desk, clock: { now: () => noon }, levelsOf: () => null })
    // Set since they were read.
    await desk.database.query(
      `INSERT INTO protection_limit (player_id, kind, period, most) VALUES ($1, 'loss', 'day', 100)`,
      [tagged[1]],
    )
    const segment = newId()
    const question = { ...askingNothing, withTags: ['regulars'] }
    await owner.ask('makeSegment', { id: segment, name: 'Regulars', question })
    const id = await published(news({ segment }))
    const heard: number[] = []
    for (let turn = 0; turn < 3; turn++) await sendNews(needsOf(heard))
    expect(heard).toEqual([tagged[0]])
    expect(await pieceOf(id)).toMatchObject({ sent: 1, passedOver: 0, finished: true })
  })

  it('passes those over for whom nothing may be promoted', async () => {
    await newPlayer(desk, { language: 'fr' })
    const id = await published(news({ languages: ['fr'] }))
    const heard: number[] = []
    await sendNews(needsOf(heard, { mayPromote: false }))
    expect(heard).toEqual([])
    expect(await pieceOf(id)).toMatchObject({ sent: 0, passedOver: 1, finished: true })
  })

  it('goes on where it was when a node is killed, and leaves nobody out', async () => {
    for (let players = 0; players < 130; players++) await newPlayer(desk, { language: 'es' })
    const id = await published(news({ languages: ['es'] }))
    const lost: number[] = []
    await expect(sendNews(needsOf(lost, { failAt: 120 }))).rejects.toThrow('killed')
    // The first hundred were sent; of the second portion nothing was.
    expect(await pieceOf(id)).toMatchObject({ sent: 100, finished: false })
    const heard: number[] = []
    await Promise.all([sendNews(needsOf(heard)), sendNews(needsOf(heard))])
    expect(heard).toHaveLength(30)
    expect(new Set([...lost.slice(0, 100), ...heard]).size).toBe(130)
    expect(await pieceOf(id)).toMatchObject({ sent: 130, finished: true })
  })

  it('is sent at the time it was given last, while nobody had it yet', async () => {
    await newPlayer(desk, { language: 'de' })
    const later = isoTime(noon + 200 * hourMs)
    const id = await published(news({ languages: ['de'], from: later }))
    const heard: number[] = []
    await sendNews(needsOf(heard))
    expect(heard).toEqual([])
    await saved(id, news({ languages: ['de'] }), 1)
    await publish(id, 2)
    await owner.ask('decideContent', { id, version: 2, approve: true })
    await sendNews(needsOf(heard))
    expect(heard).toHaveLength(1)
  })

  it('that was taken down goes to nobody else', async () => {
    await newPlayer(desk, { language: 'pt' })
    const id = await published(news({ languages: ['pt'] }))
    await writer.ask('takeContentDown', { id, note })
    const heard: number[] = []
    await sendNews(needsOf(heard))
    expect(heard).toEqual([])
    const rows = await rowsOf(desk.database, 'SELECT FROM content_mailing WHERE piece_id = $1', [
      id,
    ])
    expect(rows).toHaveLength(1)
  })
})

describe('texts', () => {
  it.each([
    ['Two new games, **both** with free spins.', true],
    ['[All of them](/lobby), or [ours](https://casino.example/a?b=1)', true],
    ['<script>alert(1)</script>', false],
    ['a < b', false],
    ['![x](secret)', false],
    ['[x](javascript:alert(1))', false],
    ['[x](//elsewhere.example)', false],
    ['[x][y]\n\n[y]: javascript:alert(1)', false],
    ['::jackpots', false],
    ['www.elsewhere.example', false],
    ['http://elsewhere.example', false],
    ['`code`', false],
    ['&#106;avascript', false],
  ])('%j are words alone: %s', (text, is) => {
    expect(isPlainMarkdown(text)).toBe(is)
  })

  it.each([
    [banner('New games'), false],
    [banner('Friday: 20% more'), true],
    [banner('Ein Bonus'), true],
    [banner('Look', { link: '/promotions/crypto-week' }), true],
    [banner('Look', { link: '/lobby' }), false],
  ])('%j takes two people: %s', (body, two) => {
    expect(needsTwoPeople(contentBody.parse(body))).toBe(two)
  })
})
