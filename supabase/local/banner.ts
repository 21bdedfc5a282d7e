import { readFile } from 'node:fs/promises'
import type { Backend } from './open-backend.ts'

type Running = { readonly origin: string; readonly dataDir: string; readonly seedFile: string }

/** For whom the server is made, printed when others than this machine can reach it. The figures are those of `npm run bench:flood`. */
const reach = `  Reach:   whoever is on this network can open it, and others can read what it sends: without HTTPS there is no
           app to install. It is measured with twenty phones at once, and answers one request after another; for a
           campus use a hosted project, as docs/deploy.md says`

const isThisMachine = (origin: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname)

/** The text printed once everything runs: the origin, the demo accounts, the data folder and how to reset it. */
export async function banner({ migrations, query }: Pick<Backend, 'migrations' | 'query'>, { origin, dataDir, seedFile }: Running): Promise<string> {
  const accounts = await demoAccounts(seedFile)
  const code = await setupCode(query)
  return [
    '',
    `  Comrade is running at ${origin}`,
    '',
    ...accounts.map((account) => `  Sign in: ${account}`),
    ...(isThisMachine(origin) ? [] : [reach]),
    `  Data:    ${dataDir}`,
    '  Reset:   stop Comrade and delete that folder',
    ...(code === null ? [] : [`  Admin:   set up at ${origin}/admin/setup with the code ${code} (until the next start)`]),
    '  Mails:   shown here instead of being sent',
    '  Stop:    Ctrl+C',
    '',
    ...migrations.changed.map((file) => `  Note: ${file} was edited after it had been applied; reset to apply it again.\n`),
  ].join('\n')
}

/** The accounts listed in the demo data, if there is one, in lines like `-- Demo account: amina@comrade.example / password`. */
async function demoAccounts(seedFile: string): Promise<string[]> {
  const seed = await readFile(seedFile, 'utf8').catch(() => '')
  return [...seed.matchAll(/^-- Demo account: (.+)$/gim)].map(([, account]) => (account ?? '').trim())
}

/** A new code at each start while there is no admin, else null. The database stores only its hash. */
async function setupCode(query: Backend['query']): Promise<string | null> {
  const [row] = await query<{ code: string | null }>('select private.create_setup_code() as code')
  return row?.code ?? null
}
