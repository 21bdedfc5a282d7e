import { defineConfig } from '@playwright/test'
import { headlessPath } from './build/ensure-browser.ts'

const executablePath = headlessPath()

const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const desktop = { viewport: { width: 1280, height: 800 } }

// `npm run test:browser`: real Chromium against the app as it is built and served by `npm start`.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A failure stays a failure for who works on the code; in CI one flaky test does not turn a change away.
  retries: process.env['CI'] ? 2 : 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/flaky/playwright-reporter.ts']],
  use: {
    // What moves would be drawn frame by frame without a graphics card; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-KE',
    timezoneId: 'Africa/Nairobi',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Nothing but this machine can be reached: a test never depends on the outside world.
      args: ['--disable-gpu', '--disable-quic', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    },
  },
  projects: [
    { name: 'phone', use: phone },
    // What differs by size is run at both; the rest would only say the same twice.
    { name: 'desktop', use: desktop, testMatch: /\/(?:story|access|walk)\.spec\.ts$/ },
  ],
})
