export { createPartitionKeeper, type PartitionKeeper } from './partition-keeper.ts'
export { keepPartitions } from './keep-partitions.ts'
export { type PartitionFacts, partitionFacts } from './partition-facts.ts'
export type { Carrier, Edge } from './carrier.ts'
