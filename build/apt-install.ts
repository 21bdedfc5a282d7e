import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const tenMinutes = 10 * 60 * 1000

const canUseApt = process.getuid?.() === 0 && existsSync('/etc/debian_version')

const aptGet = (...args: string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stderr } = spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: tenMinutes,
    env,
  })
  if (status !== 0) process.stderr.write(stderr)
  return status === 0
}

/**
 * Installs packages on Debian and distributions derived from it, if this process is root. Prints nothing unless it
 * fails.
 * @param packages may begin with options of `apt-get install`
 * @returns whether they are installed now
 */
export const aptInstall = (...packages: readonly string[]): boolean =>
  canUseApt && aptGet('update', '-qq') && aptGet('install', '-y', '-qq', ...packages)
