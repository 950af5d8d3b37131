import { join } from 'node:path'
import { migrate } from '#platform/migrate'
import { listModules } from './module-list.ts'

/**
 * Brings a database to the state this version of the house needs: the platform's tables, then those of the modules in their order.
 * @throws MigrationFault as `migrate` does.
 */
export const migrateHouse = ({
  connectionString,
}: {
  readonly connectionString: string
}): Promise<void> =>
  migrate({
    connectionString,
    modules: listModules().map(({ name, folder }) => ({
      name,
      folder: join(folder, 'migrations'),
    })),
  })
