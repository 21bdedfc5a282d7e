import { readFile } from 'node:fs/promises'
import { dataFolder } from './places.ts'
import type { Backend } from './open-backend.ts'
import { isSeededWith } from './seed.ts'

type Running = {
  /** The address at which it listens. */
  readonly origin: string
  /** The address at which people open it. */
  readonly siteUrl: string
  readonly dataDir: string
  /** Undefined for the embedded database. */
  readonly databaseUrl: string | undefined
  readonly seedFile: string
}

/**
 * For whom the server is made, printed when others than this machine can reach it. The figures are those of `npm run
 * bench:flood`.
 */
const reach = (
  databaseUrl: string | undefined,
) => `  Reach:   whoever is on this network can open it, and others can read what it sends: without HTTPS there is no
           app to install. ${databaseUrl === undefined ? 'It answers one request after another, and is measured with twenty phones at once' : 'It is not measured with a campus'};
           for a campus use a hosted project, as docs/deploy.md says`

const isThisMachine = (origin: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(origin).hostname)

/**
 * The text printed once everything runs: the origin, the demo accounts, where the data is and what can be done with it.
 */
export async function banner(
  { query }: Pick<Backend, 'query'>,
  { origin, siteUrl, dataDir, databaseUrl, seedFile }: Running,
): Promise<string> {
  const isSeeded = await isSeededWith(query, seedFile)
  const accounts = isSeeded ? await demoAccounts(seedFile) : []
  const code = await setupCode(query)
  return [
    '',
    `  Comrade is running at ${origin}`,
    '',
    ...accounts.map((account) => `  Sign in: ${account}`),
    ...(isThisMachine(origin) || siteUrl !== origin ? [] : [reach(databaseUrl)]),
    ...(siteUrl === origin ? [] : [`  Site:    ${siteUrl}, where links in mails lead`]),
    ...(databaseUrl === undefined ? ofFolder(dataDir) : ofDatabase(databaseUrl, dataDir)),
    `  Demo:    ${isSeeded ? 'the database has samples; SEED=none leaves a new one empty' : 'none; SEED=demo adds samples'}`,
    `  Backup:  ${backupCommand(dataDir, databaseUrl)}`,
    ...(code === null
      ? []
      : [`  Admin:   set up at ${siteUrl}/admin/setup with the code ${code} (until the next start)`]),
    '  Mails:   shown here instead of being sent: students cannot finish signing up without you',
    '  Stop:    Ctrl+C',
    '',
  ].join('\n')
}

const ofFolder = (dataDir: string): readonly string[] => [
  `  Data:    ${dataDir}`,
  '  Reset:   stop Comrade and delete that folder',
]

const ofDatabase = (url: string, dataDir: string): readonly string[] => [
  `  Data:    ${databaseName(url)}`,
  `  Files:   pictures and keys are in ${dataDir}; without them nobody stays signed in`,
]

/** The command for another terminal, where the variables of this one are not set. */
function backupCommand(dataDir: string, databaseUrl: string | undefined): string {
  const folder = dataDir === dataFolder({}) ? '' : `COMRADE_DATA_DIR=${dataDir} `
  return `${folder}${databaseUrl === undefined ? '' : 'DATABASE_URL=… '}npm run backup`
}

/** The name and server of a database, without its user and password. */
function databaseName(url: string): string {
  if (!URL.canParse(url)) return 'the database of DATABASE_URL'
  const { host, pathname } = new URL(url)
  return `the database ${decodeURIComponent(pathname.slice(1)) || '(its default)'} on ${host || 'this machine'}`
}

/**
 * The accounts listed in the demo data, if there is one, in lines like `-- Demo account: amina@comrade.example /
 * password`.
 */
async function demoAccounts(seedFile: string): Promise<string[]> {
  const seed = await readFile(seedFile, 'utf8').catch(() => '')
  return [...seed.matchAll(/^-- Demo account: (.+)$/gim)].map(([, account]) => (account ?? '').trim())
}

/** A new code at each start while there is no admin, else null. The database stores only its hash. */
async function setupCode(query: Backend['query']): Promise<string | null> {
  const [row] = await query<{ code: string | null }>('select private.create_setup_code() as code')
  return row?.code ?? null
}
