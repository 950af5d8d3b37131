import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Chromium {
  /** Of its debugging protocol. */
  readonly port: number
  readonly close: () => Promise<void>
}

/** The one without a window comes first: to draw a browser's own window takes as much of two processors as a page does. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const openWithinMs = 120_000

/**
 * Opens a Chromium of its own, with a fresh profile.
 * @param folder for the profile.
 * @throws Error when there is none; `CHROMIUM` may name its place.
 */
export async function openChromium(folder: string): Promise<Chromium> {
  const program = process.env['CHROMIUM'] ?? usualPlaces.find((place) => existsSync(place))
  if (program === undefined) throw new Error('there is no Chromium: set CHROMIUM to its place')
  const child = spawn(
    program,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      'about:blank',
    ],
    { stdio: 'ignore' },
  )
  const close = async (): Promise<void> => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  const until = performance.now() + openWithinMs
  for (;;) {
    const port = await portIn(folder)
    if (port !== null) return { port, close }
    if (child.exitCode !== null || performance.now() > until) {
      await close()
      throw new Error('Chromium did not open')
    }
    await pause(50)
  }
}

/** The port that Chromium chose stands in a file of its profile, in the first line. */
async function portIn(folder: string): Promise<number | null> {
  const file = join(folder, 'DevToolsActivePort')
  if (!existsSync(file)) return null
  const port = Number((await readFile(file, 'utf8')).split('\n', 1)[0])
  return port > 0 ? port : null
}
