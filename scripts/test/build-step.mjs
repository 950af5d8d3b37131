import { buildWeb } from '../boot/build-web.mjs'
import { oneFailed, onePassed } from './run-steps.mjs'

export const buildStep = {
  title: 'build of the storefront',
  parts: ['checks', 'e2e'],
  run: () => {
    const fault = buildWeb(process.execPath, process.env)
    if (fault === undefined) return onePassed
    console.log(fault)
    return oneFailed
  },
}
