export { archive } from './archive.ts'
export type { Carrier } from './carrier.ts'
export { keepPartitions } from './keep-partitions.ts'
export { createPartitionKeeper, type PartitionKeeper } from './partition-keeper.ts'
