import { aptInstall } from '../../build/apt-install.ts'
import { knownEngines } from './engines.ts'

// Finds the browser engines besides Chromium, or installs Debian's packages: `node tests/engines/ensure-engines.ts`.

const missing = knownEngines.filter(({ isInstalled }) => !isInstalled()).flatMap(({ packages }) => packages)
if (missing.length > 0) aptInstall('--no-install-recommends', ...missing)
for (const { name, isInstalled, packages } of knownEngines) {
  console.log(
    isInstalled()
      ? `${name}: found`
      : `${name}: NOT TESTED. It is not installed and could not be installed (Debian: apt-get install ${packages.join(' ')}).`,
  )
}
