import { once } from 'node:events'
import { staticFiles } from '../../supabase/local/static-files.ts'
import { run } from '../../supabase/local/run.ts'

// Runs what `npm start` runs. Its parent sends the folder of the app to serve, or an empty string to stop listening on
// the port, which is faster than restarting the process.

await run(({ server }, { dist }) => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  let app = staticFiles(dist)
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  const listen = async () => {
    server.listen({ host: address.address, port: address.port, exclusive: true })
    await once(server, 'listening')
  }
  process.on('message', async (folder) => {
    // A deployment refuses no connection, as on a host.
    if (typeof folder === 'string' && folder !== '') app = staticFiles(folder)
    if (server.listening && folder === '') await stop()
    else if (!server.listening && folder !== '') await listen()
    process.send?.('done')
  })
  process.on('disconnect', () => process.exit())
  return { handle: (request, response) => app(request, response) }
})
