import type { Driver } from './driver.ts'
import { firefoxPath, launchFirefox } from './firefox.ts'
import { hasWebKit, launchWebKit } from './webkit.ts'

/** A browser engine that the tests can start, each time with an empty profile. */
export type Engine = {
  readonly name: 'Firefox' | 'WebKit'
  readonly isInstalled: () => boolean
  readonly packages: readonly string[]
  readonly launch: () => Promise<Driver>
}

/** The engines besides Chromium, with their Debian packages. */
export const knownEngines: readonly Engine[] = [
  { name: 'Firefox', isInstalled: () => firefoxPath() !== undefined, packages: ['firefox-esr'], launch: launchFirefox },
  {
    name: 'WebKit',
    isInstalled: hasWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus'],
    launch: launchWebKit,
  },
]
