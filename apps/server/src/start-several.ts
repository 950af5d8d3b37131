import cluster, { type Worker } from 'node:cluster'
import { join } from 'node:path'
import { type GroundNeeds, layGround } from './ground.ts'
import type { Running } from './life.ts'
import { keepNodes, type NodeProcess } from './platform/keeper/keep-nodes.ts'
import { createProgramsBeside } from './platform/keeper/programs-beside.ts'
import { secretFile } from './platform/secret-file.ts'
import { createUndo } from './undo.ts'

/** What a node may take to stop, before it is killed: a little more than it takes itself at most. */
const nodeStopMs = 10_000

/**
 * Starts a house of several nodes on this machine. This process keeps what there may be one of (the embedded database, programs beside a demo, the listening ports) and
 * hands each connection to a node; the nodes are forks of the program that runs, and each answers everything.
 * @param root the folder of the house, in which its programs lie.
 * @throws StartFault, NodeFault or a fault of the database with a sentence when it cannot; what was started by then is stopped.
 */
export async function startSeveral(
  needs: GroundNeeds & { readonly root: string },
): Promise<Running> {
  const { config, log, say, root } = needs
  const undo = createUndo()
  try {
    const ground = await layGround(needs, undo)
    // Made before there are two who could make them.
    if (config.seedKey === null) secretFile(join(config.dataDir, 'secrets', 'seed-key'), 32)
    if (config.receiptKey === null) secretFile(join(config.dataDir, 'secrets', 'receipt-key'), 32)
    const beside = createProgramsBeside(root, log)
    undo.add(beside.stop)
    cluster.schedulingPolicy = cluster.SCHED_RR
    cluster.setupPrimary({ execArgv: [] })
    say(`Starting ${config.nodes} nodes`)
    const keeper = await keepNodes({
      count: config.nodes,
      ground,
      fork: () => processOf(cluster.fork()),
      beside,
      log,
      stopMs: nodeStopMs,
    })
    undo.add(keeper.stop)
    return { stop: undo.all }
  } catch (fault) {
    await undo.all()
    throw fault
  }
}

function processOf(worker: Worker): NodeProcess {
  return {
    pid: worker.process.pid,
    send: (message) => {
      // One that ends has no channel any more, and its end is told.
      if (worker.isConnected()) worker.send(message, () => undefined)
    },
    onMessage: (hear) => void worker.on('message', hear),
    onEnd: (hear) =>
      void worker.process.once('exit', (code, signal) => hear(signal ?? `code ${code}`)),
    signal: (signal) => void worker.process.kill(signal),
  }
}
