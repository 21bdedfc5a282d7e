import { createServer } from 'vite'
import { projectRoot } from './places.ts'
import { run } from './run.ts'

// What `npm run dev` runs: the app with hot reload and its backend on one origin.
await run(async ({ server }) => {
  const vite = await createServer({
    root: projectRoot,
    appType: 'spa',
    // Hot reload shares the server's own port; the backend's data is no source to watch.
    server: { middlewareMode: true, hmr: { server }, watch: { ignored: ['**/supabase/.temp/**', '**/dist/**'] } },
  })
  return { handle: (request, response) => vite.middlewares(request, response), close: () => vite.close() }
})
