import { existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from './config.ts'

/** JSON lines with time, level, message and whatever ids belong to it. */
export type Log = Logger

/** A log file larger than this is put aside as `server.log.1` at the next start. */
const rotateAtBytes = 64 * 1024 * 1024

/** What nobody may read in a log, whatever it is called around it. */
const secretKeys = new Set([
  'password',
  'newPassword',
  'oldPassword',
  'otp',
  'token',
  'csrf',
  'cookie',
  'cookies',
  'authorization',
  'seed',
  'serverSeed',
  'headers',
  'body',
  'connectionString',
  'databaseUrl',
])
const censored = '[kept secret]'
const censoredDepth = 3

/**
 * The second wall against secrets in the log; the first is that nobody logs a body, a header or an address with its query. Done
 * here because the logger's own redaction by paths took thirty times as long as the line itself.
 */
function withoutSecrets(line: object, depth: number): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(line)) kept[key] = keptOf(key, value, depth)
  return kept
}

function keptOf(key: string, value: unknown, depth: number): unknown {
  if (secretKeys.has(key)) return censored
  const isPlain = typeof value === 'object' && value !== null && !(value instanceof Error)
  if (!isPlain || Array.isArray(value)) return value
  return depth > 1 ? withoutSecrets(value, depth - 1) : censored
}

/** A fault without what the database says of the rows at hand, which may hold anything. */
function faultOf(fault: unknown): unknown {
  if (!(fault instanceof Error)) return String(fault)
  const { name, message, stack, cause } = fault
  const parts = fault instanceof AggregateError ? { faults: fault.errors.map(faultOf) } : {}
  const code = 'code' in fault ? { code: fault.code } : {}
  return {
    name,
    message,
    ...code,
    stack,
    ...parts,
    ...(cause !== undefined && { cause: faultOf(cause) }),
  }
}

/** A log that writes to `destination`. @param base what each of its lines tells besides. */
export const createLog = (
  level: LogLevel,
  destination: DestinationStream,
  base: Readonly<Record<string, number>> | null = null,
): Log =>
  pino(
    {
      level,
      base,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: (line) => withoutSecrets(line, censoredDepth) },
      serializers: { err: faultOf },
    },
    destination,
  )

/**
 * The server's log: `<dataDir>/logs/server.log`, and standard error as well when asked for. Standard output stays free for people.
 * @throws the file system's error when the folder cannot be written.
 */
export function openLog(options: {
  level: LogLevel
  dataDir: string
  toStderr: boolean
  /** Of this process among the nodes of its machine, told in each line; the file is then put aside by their keeper. */
  place?: number
}): {
  log: Log
  path: string
  /** Writes out what is still in memory. */
  flush: () => void
} {
  const folder = join(options.dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'server.log')
  const { place } = options
  if (place === undefined && existsSync(path) && statSync(path).size > rotateAtBytes)
    renameSync(path, `${path}.1`)
  // Opened here and not by the writer, so that even a server that fails at once can write why.
  const file = pino.destination({ dest: openSync(path, 'a'), sync: false, minLength: 4096 })
  // A buffer that waits for 4 KiB would hide a quiet server's last lines from whoever reads the file.
  const ticking = setInterval(() => file.flush(), 1000).unref()
  const streams = [{ stream: file, level: 'trace' as const }]
  const destination = options.toStderr
    ? pino.multistream([...streams, { stream: process.stderr, level: 'trace' }])
    : file
  return {
    log: createLog(options.level, destination, place === undefined ? null : { place }),
    path,
    flush: () => {
      clearInterval(ticking)
      file.flushSync()
    },
  }
}
