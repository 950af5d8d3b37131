import { port } from '#platform/module/port'
import type { Maintenance } from './maintenance.ts'

/** Work for which something is closed. */
export const maintenancePort = port<Maintenance>('maintenance')
