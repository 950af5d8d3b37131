import { describe, expect, it } from 'vitest'
import { createCommonStart } from '../http/common-start.ts'
import { createVisitorsPages, type SharedPage } from './visitors-pages.ts'

const html = (text: string): SharedPage => ({
  status: 200,
  headers: [],
  start: createCommonStart(text),
  isWhole: false,
})
const textOf = async (page: Promise<SharedPage>) =>
  String(await (await page).start.withEnd('', null))

describe('pages of visitors', () => {
  it('are rendered once for all who ask within a moment, and again afterwards', async () => {
    const clock = { now: 0 }
    const { page } = createVisitorsPages(() => clock.now)
    let rendered = 0
    const render = async () => html(`page ${++rendered}`)
    const both = [page('/en', render), page('/en', render)]
    expect(await Promise.all(both.map(textOf))).toEqual(['page 1', 'page 1'])
    clock.now = 4_999
    expect(await textOf(page('/en', render))).toBe('page 1')
    expect(await textOf(page('/de', render))).toBe('page 2')
    clock.now = 5_000
    expect(await textOf(page('/en', render))).toBe('page 3')
  })

  it('are not kept when they failed', async () => {
    const { page } = createVisitorsPages()
    await expect(page('/en', () => Promise.reject(new Error('no database')))).rejects.toThrow()
    expect(await page('/en', async () => ({ ...html('sorry'), status: 503 }))).toMatchObject({
      status: 503,
    })
    expect(await textOf(page('/en', async () => html('well')))).toBe('well')
  })

  it('give way to others when there are too many, the oldest first', async () => {
    const { page } = createVisitorsPages(() => 0)
    const large = 'x'.repeat(9_000_000)
    await page('/first', async () => html(large))
    await page('/second', async () => html(large))
    expect((await textOf(page('/second', async () => html('new')))).length).toBe(large.length)
    expect(await textOf(page('/first', async () => html('new')))).toBe('new')
  })

  it('give way by the length of their addresses too', async () => {
    const { page } = createVisitorsPages(() => 0)
    const led: SharedPage = { ...html(''), headers: [['location', 'l'.repeat(8_000)]] }
    await page('/first', async () => html('old'))
    for (let number = 0; number < 1_200; number++)
      await page(`/${number}${'k'.repeat(8_000)}`, async () => led)
    expect(await textOf(page('/first', async () => html('new')))).toBe('new')
  })
})
