import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { exists } from '../embedded-postgres/exists.ts'

/** What a base backup says of itself, in `backup.json` beside its files; its WAL lies in the archive. */
const backupSchema = z.object({
  format: z.literal(1),
  /** Of its folder. */
  name: z.string(),
  /** From here on the archive is needed. */
  startWal: z.string().regex(/^[0-9A-F]{24}$/),
  startedAt: z.iso.datetime(),
  /** The earliest moment it can be restored to. */
  endedAt: z.iso.datetime(),
  majorVersion: z.string(),
  fileCount: z.int(),
  /** Before compression. */
  bytes: z.int(),
  /** SHA-256 of `files.json`, which holds those of all files. */
  filesSha256: z.string(),
  /** By which the seed key is recognised that opens this database's seeds; the key itself is kept elsewhere. */
  seedKeyPrint: z.string().nullable(),
})
export type Backup = z.output<typeof backupSchema>

/** What `files.json` lists. Size and hash are of what a file holds, not of how it is stored. */
export const contentsSchema = z.object({
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
})
export type Contents = z.output<typeof contentsSchema>
export type StoredFile = Contents['files'][number]

export const baseFolder = (folder: string): string => join(folder, 'base')

/** Whole backups, oldest first. One that was cut short has no `backup.json` under a final name and is not among them. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const base = baseFolder(folder)
  if (!(await exists(base))) return []
  const names = (await readdir(base)).filter((name) => !name.endsWith('.part'))
  const backups = await Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(base, name, 'backup.json'), 'utf8')
      return backupSchema.parse(JSON.parse(text))
    }),
  )
  return backups.toSorted((left, right) => (left.endedAt < right.endedAt ? -1 : 1))
}
