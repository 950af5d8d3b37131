import {
  type ClusterProcess,
  findProcesses,
} from '../platform/embedded-postgres/cluster-processes.ts'

/**
 * Ends every process of a PostgreSQL of ours at once and without a word, as losing the machine's power would, but for the disk.
 * @returns how many there were.
 */
export async function killPostgres(clusterName: string): Promise<number> {
  const processes = await findProcesses(clusterName)
  // The main process first: it would start the others again.
  const inOrder = processes.toSorted((left, right) => mainFirst(left) - mainFirst(right))
  return inOrder.filter(({ pid }) => killed(pid)).length
}

const mainFirst = ({ isPostmaster }: ClusterProcess): number => (isPostmaster ? 0 : 1)

function killed(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch (fault) {
    // One that ended by itself in the meantime is what was wanted.
    if (fault instanceof Error && 'code' in fault && fault.code === 'ESRCH') return false
    throw fault
  }
}
