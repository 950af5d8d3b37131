import { type Access, host } from './access.ts'

const lasting = {
  // An answered round survives a power cut: the commit waits for the disk, and torn pages can be repaired.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
}

/** For test databases alone, which nobody misses after a crash. */
const forgetful = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
}

/**
 * What the server is told on its command line, which outranks every file in the cluster.
 * @param losesDataOnCrash true only for tests: no waiting for the disk.
 * @param more settings of this start, as those of the archive.
 */
export function serverSettings(
  access: Access,
  losesDataOnCrash: boolean,
  more: Readonly<Record<string, string>>,
): string[] {
  const settings: Record<string, string> = {
    cluster_name: access.clusterName,
    listen_addresses: host,
    port: String(access.port),
    // No socket file at all: nothing in /tmp, no limit on the length of the folder's path.
    unix_socket_directories: '',
    max_connections: '100',
    max_wal_size: '1GB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    // The titles of the processes carry the cluster's name, which is how orphans are found.
    update_process_title: 'on',
    restart_after_crash: 'on',
    ...(losesDataOnCrash ? forgetful : lasting),
    ...more,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
