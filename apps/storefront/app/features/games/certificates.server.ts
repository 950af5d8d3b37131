import type { Certificate } from '@fairhouse/contract/entities/certificate'

/** What was proven of each title; read at build time and handed to pages by their loaders. */
const files = import.meta.glob<Certificate>('../../../../../games/*/certificate.json', {
  import: 'default',
  eager: true,
})

const byUri = new Map(Object.values(files).map((certificate) => [certificate.uri, certificate]))

export const certificateOf = (uri: string): Certificate | undefined => byUri.get(uri)
