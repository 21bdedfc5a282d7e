import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import packageJson from './package.json' with { type: 'json' }
import { buildVariables } from './build/build-variables.ts'
import { headlessPath } from './build/ensure-browser.ts'
import { builtLanguage, language } from './build/messages/language-plugin.ts'
import { writeWords } from './build/messages/write-words.ts'
import { iconsForTests } from './build/used-icons.ts'
import { threatModel } from './build/threat-model.ts'
import { flakyReporter } from './tests/flaky/vitest-reporter.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))
await writeWords(fileURLToPath(new URL('.', import.meta.url)))

/**
 * What is proven of the database, whichever server runs it: on a plain PostgreSQL server, which is several times as
 * fast as the embedded one.
 */
const databaseTests = [
  'tests/adversary/{author-anonymity,bounded-arguments,callers,campuses,edited-providers,held-ids,hidden-writes,invented-providers,own-addresses,pictures,provider-slugs,reports,stored-bytes}.test.ts',
  'tests/backend/{storage-*,own-account,account-data,second-factor,gossip-publication,gossip-pictures,forged-values,injection,private-data,constraints,moderation,report-brigades,plain-text,field-limits,admin,admin-campus,admin-campus-moderation,admin-data,admin-items,catalogues,take-back,provider-ratings,sync*,tombstones,like-counts,push-policies}.test.ts',
]

/** These hold on both. */
const onBoth = ['tests/adversary/surface.test.ts', 'tests/backend/policies.test.ts']

const onPlainPostgres = {
  name: 'backend-plain-postgres',
  include: ['tests/backend/plain-postgres/*.test.ts', ...databaseTests, ...onBoth],
  globalSetup: 'tests/backend/plain-postgres/global-setup.ts',
}

/** One process for many files: it compiles the database and reads its modules once. */
const backendTests = { environment: 'node', testTimeout: 60_000, hookTimeout: 120_000, isolate: false }

const executablePath = headlessPath()

/** Components in a real browser, without the app around them. */
const componentTests = {
  name: 'component',
  include: ['tests/component/**/*.test.tsx'],
  setupFiles: 'tests/component/setup.ts',
  testTimeout: 60_000,
  retry: process.env['CI'] ? 2 : 0,
  // A page waits for a third of its time.
  maxWorkers: 3,
  // A busy machine is slow, not wrong.
  expect: { poll: { timeout: 15_000 } },
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    traceView: false,
    dependencySourcemaps: false,
    provider: playwright({
      launchOptions: { ...(executablePath && { executablePath }), args: ['--disable-gpu'] },
      contextOptions: { reducedMotion: 'reduce', locale: 'en-KE', timezoneId: 'Africa/Nairobi' },
    }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 360, height: 740 } }],
  },
}

/** What component tests import besides the app's dependencies, and parts of those that are modules of their own. */
const testedWith = ['libphonenumber-js/core', 'react-dom/client', 'react-dom/server', 'react/jsx-dev-runtime']

export default defineConfig({
  define: buildVariables,
  // Component tests need no page of the app; it would answer each address that they ask for.
  appType: 'custom',
  resolve: { alias: { '@': src } },
  plugins: [language(builtLanguage()), react(), threatModel()],
  worker: { plugins: () => [language(builtLanguage())] },
  test: {
    // The runner's own default leaves one core idle.
    maxWorkers: '100%',
    reporters: ['default', flakyReporter],
    // What a passing test prints, it has provoked.
    silent: 'passed-only' as const,
    projects: [
      {
        extends: true,
        test: {
          name: 'soak',
          include: ['tests/simulation/*.test.ts', 'src/admin/store/sheet-round-trip.test.ts'],
          environment: 'node',
          env: { COMRADE_SIMULATED_OPERATIONS: '1000000', COMRADE_SHEET_ROUND_TRIPS: '2000' },
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.bench.ts'],
          environment: 'node',
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      // Pure functions and databases with names of their own: a process for every file would cost more than the tests.
      // What a test puts in the place of a global is taken away before the next one, whichever file that is in.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{build,src}/**/*.test.ts',
            'src/**/*.test.tsx',
            'supabase/functions/**/*.test.ts',
            'tests/{bench,documents,flaky,simulation}/**/*.test.ts',
            'tests/contract/specification.test.ts',
          ],
          environment: 'node',
          env: { TZ: 'Africa/Nairobi' },
          testTimeout: 60_000,
          // Dexie looks for the API when it is loaded, and any file may load it first.
          setupFiles: ['fake-indexeddb/auto', 'tests/support/leave-no-stubs.ts'],
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      // All dependencies are named, none is looked for: one that is found later would reload the page under a test,
      // which hangs.
      {
        extends: true,
        optimizeDeps: {
          noDiscovery: true,
          include: [...Object.keys(packageJson.dependencies), ...testedWith],
          rolldownOptions: { plugins: [iconsForTests(src)] },
        },
        test: componentTests,
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: ['tests/{backend,contract,adversary}/**/*.test.ts'],
          exclude: ['tests/backend/plain-postgres/**', 'tests/contract/specification.test.ts', ...databaseTests],
          ...backendTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          environment: 'node',
          globalSetup: 'tests/e2e/global-setup.ts',
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      { extends: true, test: { ...onPlainPostgres, ...backendTests, sequence: { groupOrder: 1 } } },
    ],
  },
})
