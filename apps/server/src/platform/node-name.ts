import { hostname } from 'node:os'
import { secretToken } from './ids.ts'

/** A name for this process among all nodes, another one each time: where it runs, then what makes it unlike any other. */
export const nodeName = (): string => `${hostname()} ${process.pid} ${secretToken(6)}`
