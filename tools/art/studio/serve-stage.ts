/** Serves the storefront's stage page, for whatever is photographed as games draw it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** @returns the server, once it answers. @throws Error when it ends before. */
export function serveStage(port: string): Promise<ChildProcess> {
  const vite = resolve(root, 'node_modules/vite/bin/vite.js')
  const server = spawn(
    process.execPath,
    [vite, '--config', 'stage-page/vite.config.ts', '--port', port, '--strictPort'],
    { cwd: resolve(root, 'apps/storefront'), stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise((ready, failed) => {
    server.once('exit', () => failed(new Error('The stage page could not be served.')))
    server.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Local')) ready(server)
    })
  })
}
