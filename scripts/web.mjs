// Builds the web unless it stands, for what measures it (`npm run lighthouse`, `npm run bench`).
import { buildWeb } from './boot/build-web.mjs'

const fault = buildWeb(process.execPath, process.env)
if (fault !== undefined) {
  console.error(fault)
  process.exitCode = 1
}
