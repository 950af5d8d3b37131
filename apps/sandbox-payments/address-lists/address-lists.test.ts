import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressAnswer } from '@fairhouse/contract/sandbox/address-lists'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSandbox, type SandboxApp } from '../frame/create-app.ts'
import { builtIn } from './flagged-addresses.ts'
import { addressLists } from './part.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-lists-'))
const key = '00'.repeat(32)
let sandbox: SandboxApp
beforeAll(async () => {
  const settings = { port: 0, host: null, key, house: 'http://127.0.0.1:1' }
  sandbox = await createSandbox({ ...settings, folder, chainsOnDemand: [], stepMs: 1 }, [
    addressLists,
  ])
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (payload: object, bearer = key) =>
  sandbox.app.inject({
    method: 'POST',
    url: '/address-lists/addresses',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    payload,
  })
const answerTo = async (asset: string, address: string) =>
  addressAnswer.parse((await ask({ asset, address })).json())
const flag = (fields: Record<string, string>, remoteAddress = '127.0.0.1') =>
  sandbox.app.inject({
    method: 'POST',
    url: '/address-lists/flagged',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

it('says of every address on its page why it is flagged, however it is written', async () => {
  const { body } = await sandbox.app.inject('/address-lists')
  for (const { asset, address, category, source } of builtIn) {
    expect(body).toContain(address)
    const { findings, address: about } = await answerTo(
      asset,
      address.toUpperCase().replace('0X', '0x'),
    )
    expect(findings).toEqual([{ category, source }])
    expect(about).not.toBe(address)
  }
  expect((await answerTo('BTC', 'bcrt1qnobody')).findings).toEqual([])
})

it('flags another for whoever runs it, in a new edition, and for nobody else', async () => {
  const [fields, before] = [
    { asset: 'LTC', address: ' rltc1qadded ', category: 'mixer' },
    await answerTo('LTC', 'rltc1qadded'),
  ]
  expect((await flag(fields, '10.0.0.1')).statusCode).toBe(403)
  expect((await flag({ ...fields, address: '' })).statusCode).toBe(422)
  expect(before.findings).toEqual([])
  expect((await flag(fields)).statusCode).toBe(200)
  const after = await answerTo('LTC', 'rltc1qadded')
  expect(after.findings).toMatchObject([{ category: 'mixer' }])
  expect(Number(after.list.edition)).toBe(Number(before.list.edition) + 1)
})

it('answers nobody without the key, and nothing to what is no question', async () => {
  expect((await ask({ asset: 'BTC', address: 'x' }, '11'.repeat(32))).statusCode).toBe(401)
  expect((await ask({ asset: 'DOGE', address: 'x' })).statusCode).toBe(400)
})
