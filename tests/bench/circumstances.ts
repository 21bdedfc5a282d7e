import { loadavg } from 'node:os'

/** The date, Node version and load of a measurement. */
export const circumstances = (): string =>
  `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
