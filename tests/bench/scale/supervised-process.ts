import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { serverUser } from '../../backend/plain-postgres/ensure-postgres.ts'

/** Ends the program when standard input closes, which also happens when this process is killed. */
const supervisor =
  'exec 3<&0; "$@" < /dev/null 3<&- & program=$!; cat <&3 > /dev/null & input=$!; wait -n $program $input; kill $program $input 2> /dev/null; wait $program'

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/**
 * Starts a program as the user of the database server, because some refuse to run as root. Resolves once its port
 * accepts connections.
 */
export const startSupervised = async (command: string, args: readonly string[], port: number) => {
  const child = spawn('bash', ['-c', supervisor, 'bash', command, ...args], {
    ...serverUser(),
    stdio: ['pipe', 'inherit', 'inherit'],
    cwd: '/',
  })
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${command} exited with code ${child.exitCode}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
