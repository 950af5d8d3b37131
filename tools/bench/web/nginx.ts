import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface StaticServer {
  readonly port: number
  readonly pid: number
  readonly stop: () => Promise<void>
}

const waitMs = 5_000

/**
 * nginx with one worker that sends one file, as it was compressed beforehand; null where nginx is not installed.
 * @param page what it sends for `/page`, compressed by Brotli.
 */
export async function startNginx(
  folder: string,
  port: number,
  page: Uint8Array,
): Promise<StaticServer | null> {
  const program = ['nginx', '/usr/sbin/nginx'].find((one) => spawnSync(one, ['-v']).status === 0)
  if (program === undefined) return null
  await mkdir(join(folder, 'files'), { recursive: true })
  await writeFile(join(folder, 'files/page'), page)
  // As root nginx serves as somebody else, who must be able to read.
  for (const path of [folder, join(folder, 'files')]) await chmod(path, 0o755)
  await writeFile(join(folder, 'nginx.conf'), settingsOf(folder, port))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const until = performance.now() + waitMs
  while (!(await listens(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('nginx did not start')
    await pause(50)
  }
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

const settingsOf = (folder: string, port: number): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 2048; }
http {
  access_log off;
  keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    default_type text/html;
    add_header content-encoding br;
  }
}
`

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // Not yet.
    return false
  } finally {
    socket.destroy()
  }
}
