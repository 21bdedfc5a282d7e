import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from '../../build/apt-install.ts'
import { findProgram } from '../bench/scale/programs.ts'
import { tools, toolsFolder } from './tools.ts'

// Finds what plays the hosts, or installs it: `node tests/hosts/ensure-hosts.ts`.

const ensureNginx = (): string => {
  try {
    return findProgram('nginx')
  } catch {
    aptInstall('--no-install-recommends', 'nginx-light')
    return findProgram('nginx')
  }
}

const ensureTools = (): void => {
  const wanted = JSON.stringify({ private: true, dependencies: tools })
  const installed = join(toolsFolder, 'installed.json')
  try {
    if (readFileSync(installed, 'utf8') === wanted) return
  } catch {
    // Nothing is installed yet.
  }
  mkdirSync(toolsFolder, { recursive: true })
  writeFileSync(join(toolsFolder, 'package.json'), wanted)
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--loglevel=error'], {
    cwd: toolsFolder,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  writeFileSync(installed, wanted)
}

console.log(`nginx for the tests: ${ensureNginx()}`)
ensureTools()
