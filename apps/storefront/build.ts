/**
 * Builds what browsers load: the storefront (React Router, server and client), then the game page, then the offline verifier, which is
 * published at `/fairness/` and loaded by no page, then the service worker with what it shows without a connection, then compressed copies of all. Run it with the Node that the project pins: `node apps/storefront/build.ts`.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildOffline } from './offline/build-offline.ts'
import { precompress } from './precompress.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Runs a package's program with this very Node, whatever the machine's own may be. */
function run(packageName: string, program: string, ...args: string[]): void {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  execFileSync(process.execPath, [join(dirname(manifest), program), ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** What still asks for NODE_ENV when it runs is React's slow build wherever that is not set: ten times the work a page. */
function assertProduction(built: string): void {
  const asking = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(join(built, file), 'utf8').includes('process.env.NODE_ENV'))
  if (asking.length > 0) throw new Error(`built for development: ${asking.join(', ')}`)
}

run('@react-router/dev', 'bin.cjs', 'typegen')
run('@react-router/dev', 'bin.cjs', 'build', '--logLevel', 'warn')
assertProduction(join(folder, 'build/server'))
if (existsSync(join(folder, 'game-page/vite.config.ts'))) {
  run('vite', 'bin/vite.js', 'build', '--config', 'game-page/vite.config.ts', '--logLevel', 'warn')
}
const verifier = join(folder, '../../tools/verifier/main.ts')
execFileSync(process.execPath, [verifier, '--into', join(folder, 'build/client/fairness')], {
  stdio: 'inherit',
})
buildOffline(join(folder, 'build/client'))
const compressed = await precompress([join(folder, 'build/client'), join(folder, 'build/game')])
console.log(`The storefront is built; ${compressed} files have compressed copies.`)
