import { cellData } from '@fairhouse/contract/families/instant/actions'
import type { Json } from '@fairhouse/contract/json'

/** The tile that an action is sent with; null when it names none. */
export function cellOf(data: Json | null): number | null {
  const read = cellData.safeParse(data)
  return read.success ? read.data.cell : null
}
