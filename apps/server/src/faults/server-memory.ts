import type { ServerProcess } from './server-process.ts'

/** Bytes that the server's process holds, as it tells its operator. */
export async function serverMemory({ operatorUrl }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${operatorUrl}/metrics`)).text()
  const bytes = Number(/^fairhouse_process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
  if (!Number.isFinite(bytes)) throw new Error('the server does not tell its memory')
  return bytes
}
