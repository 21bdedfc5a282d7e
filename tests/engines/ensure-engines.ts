import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { knownEngines } from './engines.ts'

// Finds the browser engines besides Chromium, or installs Debian's packages: `node tests/engines/ensure-engines.ts`.

const canUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version')

const aptGet = (...args: string[]): void => {
  spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

const missing = knownEngines.filter(({ isInstalled }) => !isInstalled()).flatMap(({ packages }) => packages)
if (missing.length > 0 && canUseApt) {
  aptGet('update', '-qq')
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...missing)
}
for (const { name, isInstalled, packages } of knownEngines) {
  console.log(isInstalled() ? `${name}: found` : `${name}: NOT TESTED. It is not installed and could not be installed (Debian: apt-get install ${packages.join(' ')}).`)
}
