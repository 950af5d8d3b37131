import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The port remembers who takes reports, so each test has one of its own. */
async function port() {
  vi.resetModules()
  return import('../../reporting/report.ts')
}

describe('a report', () => {
  let told: unknown[]
  beforeEach(() => {
    told = []
  })

  it('goes out for status 0 and for errors without a status, and for nothing else', async () => {
    const { report, sendReportsTo } = await port()
    sendReportsTo((one) => void told.push(one.code))
    for (const [code, status] of [
      ['NONE', undefined],
      ['ZERO', 0],
      ['GONE', 404],
      ['FAULT', 500],
    ] as const)
      report({ code, status, message: 'x' })
    report(new Error('thrown'))
    expect(told).toEqual(['NONE', 'ZERO', 'UNKNOWN_ERROR'])
  })

  it('waits until somebody takes it, and is forgotten when nobody does', async () => {
    const first = await port()
    for (let count = 0; count < 12; count++) first.report(new Error(String(count)))
    first.sendReportsTo((one) => void told.push(one.message))
    expect(told).toHaveLength(10)

    const second = await port()
    second.report(new Error('early'))
    second.sendReportsTo(null)
    second.report(new Error('late'))
    second.sendReportsTo((one) => void told.push(one.message))
    expect(told).toHaveLength(10)
  })

  it('names no person', async () => {
    const { report, sendReportsTo } = await port()
    sendReportsTo((one) => void told.push(one.message))
    report(new Error('no mail to ann@example.org at https://house.example/en/verify?token=abc'))
    report(new Error(`no answer at https://house.example/en/verify/${'aB3_-'.repeat(9)}`))
    expect(told).toEqual([
      'no mail to [address] at https://house.example/en/verify?',
      'no answer at https://house.example/en/verify/[secret]',
    ])
  })
})
