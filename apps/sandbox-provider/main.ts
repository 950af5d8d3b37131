import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { createSandbox } from './create-app.ts'
import { readSettings, type Settings } from './settings.ts'

/** The wished port, or any free one when somebody has it. @returns the port that it became. */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  const at = host ?? everyAddress()
  try {
    await app.listen({ host: at, port })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EADDRINUSE')) throw fault
    await app.listen({ host: at, port: 0 })
  }
  const [address] = app.addresses()
  if (!address || typeof address === 'string') throw new Error('the sandbox listens nowhere')
  return address.port
}

function everyAddress(): string {
  const addresses = Object.values(networkInterfaces()).flat()
  return addresses.some((address) => address?.family === 'IPv6') ? '::' : '0.0.0.0'
}

const settings = readSettings(process.env)
const sandbox = createSandbox(settings)
const leave = async (): Promise<void> => {
  await sandbox.stop()
  process.exit(0)
}
process.once('SIGTERM', () => void leave())
process.once('SIGINT', () => void leave())
// The house is gone: nobody plays here any more.
process.once('disconnect', () => void leave())
const port = await listen(sandbox.app, settings)
process.send?.({ ready: { port, publicKey: sandbox.publicKey } })
console.log(`The sandbox of providers is open at http://localhost:${port}`)
