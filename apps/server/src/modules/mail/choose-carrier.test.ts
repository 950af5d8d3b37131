import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { StartFault } from '#platform/start-fault'
import { chooseCarrier } from './choose-carrier.ts'

const database = { query: () => Promise.reject(new Error('nobody asks')) }
const settings = {
  from: { name: 'House', address: 'post@casino.test' },
  origin: 'https://casino.test',
}
const smtp = (keyFile: string) => ({
  type: 'smtp' as const,
  url: 'smtp://mail.casino.test',
  dkim: { domain: 'casino.test', selector: 's1', keyFile },
})

describe('whoever takes letters away', () => {
  it('is nobody when nobody is set', () => {
    expect(chooseCarrier(database, { ...settings, delivery: { type: 'none' } })).toBeNull()
  })

  it('needs the key that it is to sign with', async () => {
    const keyFile = join(inject('scratchFolder'), 'dkim.pem')
    const choose = () => chooseCarrier(database, { ...settings, delivery: smtp(keyFile) })
    expect(choose).toThrow(StartFault)
    expect(choose).toThrow(`DKIM_KEY_FILE ${keyFile} cannot be read (ENOENT).`)
    writeFileSync(keyFile, 'a key')
    const carrier = choose()
    await carrier?.stop()
    expect(carrier).not.toBeNull()
  })
})
