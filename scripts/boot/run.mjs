import { buildWeb } from './build-web.mjs'
import { installWhatIsMissing } from './install.mjs'
import { runUntilItEnds } from './keep-running.mjs'
import { environmentFor, findNode } from './pinned-node.mjs'
import { giveUp, say } from './progress.mjs'

const server = 'apps/server/src/main.ts'
const watched = ['apps/server/src', 'packages', 'games'].map((folder) => `--watch-path=${folder}`)

const commands = {
  start: (node, env, args) => {
    needWeb(node, env)
    say('starting the house')
    runUntilItEnds(node, [server, ...args], env)
  },
  dev: (node, env, args) => {
    needWeb(node, env)
    say('starting the house, and again whenever its sources change')
    runUntilItEnds(node, [...watched, '--watch-preserve-output', server, ...args], env)
  },
  doctor: (node, env, args) => runUntilItEnds(node, ['tools/doctor/main.ts', ...args], env),
  test: (node, env, args) => runUntilItEnds(node, ['scripts/test.ts', ...args], env),
}

function needWeb(node, env) {
  const fault = buildWeb(node, env)
  if (fault !== undefined) giveUp(fault)
}

const [name, ...args] = process.argv.slice(2)
if (!Object.hasOwn(commands, name ?? ''))
  giveUp('usage: node scripts/boot.mjs start|test|dev|doctor')
installWhatIsMissing()
const node = findNode()
commands[name](node, environmentFor(node), args)
