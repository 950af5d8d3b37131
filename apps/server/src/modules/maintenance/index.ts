export { createMaintenance, type Maintenance } from './maintenance.ts'
export { maintenancePort } from './ports.ts'
export {
  type Closed,
  endWindow,
  insertWindow,
  newestWindows,
  type PlannedWindow,
  type StoredWindow,
} from './store/windows.ts'
