import { describe, expect, it } from 'vitest'
import { createVisitorsPages, type SharedPage } from './visitors-pages.ts'

const html = (text: string): SharedPage => ({ status: 200, headers: [], text })

describe('pages of visitors', () => {
  it('are rendered once for all who ask within a moment, and again afterwards', async () => {
    const clock = { now: 0 }
    const { page } = createVisitorsPages(() => clock.now)
    let rendered = 0
    const render = async () => html(`page ${++rendered}`)
    const both = await Promise.all([page('/en', render), page('/en', render)])
    expect(both.map(({ text }) => text)).toEqual(['page 1', 'page 1'])
    clock.now = 4_999
    expect((await page('/en', render)).text).toBe('page 1')
    expect((await page('/de', render)).text).toBe('page 2')
    clock.now = 5_000
    expect((await page('/en', render)).text).toBe('page 3')
  })

  it('have gaps that are filled with what is each visitor’s own', async () => {
    const { page, gaps, filled } = createVisitorsPages()
    const shared = await page('/en', async () =>
      html(`<script nonce="${gaps.nonce}">${gaps.ip}</script><script nonce="${gaps.nonce}">`),
    )
    expect(filled(shared, { nonce: 'a$&', ip: '::1' })).toBe(
      '<script nonce="a$&">::1</script><script nonce="a$&">',
    )
    expect(createVisitorsPages().gaps.nonce).not.toBe(gaps.nonce)
  })

  it('are not kept when they failed', async () => {
    const { page } = createVisitorsPages()
    await expect(page('/en', () => Promise.reject(new Error('no database')))).rejects.toThrow()
    expect(await page('/en', async () => ({ ...html('sorry'), status: 503 }))).toMatchObject({
      status: 503,
    })
    expect((await page('/en', async () => html('well'))).text).toBe('well')
  })

  it('give way to others when there are too many, the oldest first', async () => {
    const { page } = createVisitorsPages(() => 0)
    const large = 'x'.repeat(9_000_000)
    await page('/first', async () => html(large))
    await page('/second', async () => html(large))
    expect((await page('/second', async () => html('new'))).text).toBe(large)
    expect((await page('/first', async () => html('new'))).text).toBe('new')
  })
})
