import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Lets the server listen on a free port of this machine. @returns its origin */
export const listen = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
