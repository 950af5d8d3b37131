import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSandbox, type SandboxApp } from '../frame/create-app.ts'
import { chains } from './part.ts'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-faucet-'))
let sandbox: SandboxApp
beforeAll(async () => {
  const settings = { port: 0, host: null, key: '00'.repeat(32), house: 'http://127.0.0.1:1' }
  sandbox = await createSandbox({ ...settings, folder, chainsOnDemand: [], stepMs: 1 }, [chains])
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true, force: true })
})

const send = (path: string, form: Readonly<Record<string, string>>) =>
  sandbox.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })

it.each([
  ['en', 'Send test coins', 'Enter how many coins'],
  ['de', 'Test-Coins senden', 'Geben Sie ein, wie viele Coins'],
  ['es', 'Enviar monedas de prueba', 'Indique cuántas monedas'],
  ['pt', 'Enviar moedas de teste', 'Informe quantas moedas'],
  ['fr', 'Envoyer des cryptos de test', 'Indiquez combien de coins'],
  ['ja', 'テスト用コインを送る', 'コインの数量を0.5のように'],
])('speaks %s, and goes on in it', async (lang, button, fault) => {
  const { body } = await sandbox.app.inject(`/faucet?asset=BTC&amount=1&lang=${lang}`)
  expect(body).toContain(`<html lang="${lang}">`)
  expect(body).toContain(button)
  const action = /<form class="card" method="post" action="([^"]+)"/.exec(body)?.[1] ?? ''
  const again = await send(action, { asset: 'BTC', address: 'somewhere', amount: 'much' })
  expect(again.statusCode).toBe(422)
  expect(again.body).toContain(`<html lang="${lang}">`)
  expect(again.body).toContain(fault)
  expect(again.body).toContain(button)
})

it('makes a block, and leaves it, and says so in the language of the page', async () => {
  const made = await send('/faucet/mine?lang=de', { asset: 'BTC' })
  expect(made.body).toContain('Ein Block wurde erzeugt.')
  const left = await send('/faucet/reorganise?lang=fr', { asset: 'BTC' })
  expect(left.body).toContain('Le dernier bloc a été abandonné')
  const none = await send('/faucet/mine?lang=pt', { asset: 'XMR' })
  expect(none.body).toContain('Escolha uma moeda.')
  const no = await send('/faucet?lang=es', { asset: 'BTC', address: '<b>', amount: '1' })
  expect(no.statusCode).toBe(409)
  expect(no.body).toContain('No se envió. El nodo dice:')
  expect(no.body).not.toContain('<b>')
})
